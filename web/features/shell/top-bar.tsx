import type { ReactNode } from "react";
import { Link } from "react-router";
import { NameMark } from "#web/ui/layout/name-mark.tsx";

/** The bar on every page: the product's name, then what the page around it fills in. */
export function TopBar({ menu, account }: { menu: ReactNode; account: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-hairline border-b bg-paper">
      <a
        href="#content"
        className="absolute top-2 left-4 z-10 -translate-y-20 bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="page flex h-16 items-center gap-x-4 lg:gap-x-6">
        <Link to="/" viewTransition className="hover:text-safelight" aria-label="Likeness, home">
          <NameMark />
        </Link>
        <nav aria-label="Main" className="flex items-center max-md:hidden">
          {menu}
        </nav>
        <div className="ml-auto flex items-center gap-3 sm:gap-4">{account}</div>
      </div>
    </header>
  );
}
