import { Link } from "react-router";
import { MENUS } from "./menus.ts";

export function Footer() {
  return (
    <footer className="mt-24 border-hairline border-t">
      <div className="page flex flex-wrap justify-between gap-x-16 gap-y-8 py-12">
        <p className="max-w-xs text-ink-soft">
          Likeness makes portraits of you from photos you already have. Your photos and pictures are yours
          alone.
        </p>
        {MENUS.map((menu) => (
          <nav key={menu.title} aria-label={menu.title}>
            <h2 className="font-medium font-text text-sm tracking-normal">{menu.title}</h2>
            <ul className="mt-2">
              {menu.links.map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className="block py-1 text-ink-soft hover:text-safelight">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <p className="numbers border-hairline border-t py-5 text-ink-soft text-sm" suppressHydrationWarning>
          © {new Date().getFullYear()} Likeness
        </p>
      </div>
    </footer>
  );
}
