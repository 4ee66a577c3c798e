import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { BillingIcon, GeneratorIcon, ModelsIcon, PacksIcon, PicturesIcon, ToolsIcon } from "./desk-icons.tsx";

interface Item {
  to: string;
  label: string;
  icon: ReactNode;
  /** What its pages' addresses begin with, where that is not its own. */
  under?: string;
}

const ITEMS: readonly Item[] = [
  { to: "/dashboard", label: "Pictures", icon: <PicturesIcon /> },
  { to: "/packs/new", label: "Packs", icon: <PacksIcon />, under: "/packs" },
  { to: "/tools/image-generator", label: "Generator", icon: <GeneratorIcon /> },
  { to: "/tools/all", label: "Tools", icon: <ToolsIcon /> },
  { to: "/tools/trainings", label: "Models", icon: <ModelsIcon /> },
  { to: "/billing", label: "Billing", icon: <BillingIcon /> },
];

/** The ways round one's own pages: a rail beside them on wide screens, a bar at a thumb's reach on small ones. */
export function DeskNav() {
  const pathname = useLocation().pathname.replace(/\/+$/, "");
  return (
    <nav aria-label="Your desk" className="desk-nav">
      <ul>
        {ITEMS.map(({ to, label, icon, under = to }) => (
          <li key={to}>
            <Link
              to={to}
              prefetch="intent"
              aria-current={pathname === to ? "page" : pathname.startsWith(`${under}/`) ? "true" : undefined}
            >
              {icon}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
