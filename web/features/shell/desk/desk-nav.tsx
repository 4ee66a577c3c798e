import { Link, useLocation } from "react-router";
import { BillingIcon, GeneratorIcon, ModelsIcon, PacksIcon, PicturesIcon, ToolsIcon } from "./desk-icons.tsx";

const ITEMS = [
  { to: "/dashboard", under: "/dashboard", label: "Pictures", icon: <PicturesIcon /> },
  { to: "/packs/new", under: "/packs", label: "Packs", icon: <PacksIcon /> },
  {
    to: "/tools/image-generator",
    under: "/tools/image-generator",
    label: "Generator",
    icon: <GeneratorIcon />,
  },
  { to: "/tools/all", under: "/tools/all", label: "Tools", icon: <ToolsIcon /> },
  { to: "/tools/trainings", under: "/tools/trainings", label: "Models", icon: <ModelsIcon /> },
  { to: "/billing", under: "/billing", label: "Billing", icon: <BillingIcon /> },
] as const;

/** The ways round one's own pages: a rail beside them on wide screens, a bar at a thumb's reach on small ones. */
export default function DeskNav() {
  const pathname = useLocation().pathname.replace(/\/+$/, "");
  return (
    <nav aria-label="Your desk" className="desk-nav">
      <ul>
        {ITEMS.map(({ to, under, label, icon }) => (
          <li key={to}>
            <Link to={to} prefetch="intent" viewTransition aria-current={currentness(pathname, to, under)}>
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The page itself, a page under it, or neither. */
function currentness(pathname: string, to: string, under: string) {
  if (pathname === to) return "page";
  return pathname === under || pathname.startsWith(`${under}/`) ? "true" : undefined;
}
