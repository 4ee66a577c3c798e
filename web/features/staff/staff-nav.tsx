import { NavLink } from "react-router";

const PAGES = [
  { to: "/admin", label: "Overview" },
  { to: "/admin/users", label: "Users" },
  { to: "/admin/content", label: "Content" },
  { to: "/admin/reports", label: "Reports" },
  { to: "/admin/audit", label: "Log" },
];

/** The way between the pages of staff. */
export function StaffNav() {
  return (
    <nav aria-label="Staff" className="flex gap-x-6 overflow-x-auto pt-6">
      {PAGES.map(({ to, label }) => (
        <NavLink
          key={to}
          to={to}
          end
          className="flex min-h-11 shrink-0 items-center border-transparent border-b-2 font-medium hover:text-safelight aria-[current=page]:border-safelight"
        >
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
