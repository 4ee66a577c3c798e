import type { ReactNode } from "react";
import { Link } from "react-router";
import { NameMark } from "#web/ui/name-mark.tsx";
import { MainMenu } from "./main-menu.tsx";

/** The bar on every page. `account` and `drawer` are filled in by the page around it. */
export function TopBar({ account, drawer }: { account: ReactNode; drawer: ReactNode }) {
  return (
    <header className="sticky top-0 z-30 border-hairline border-b bg-paper">
      <a
        href="#content"
        className="absolute top-2 left-4 z-10 -translate-y-20 bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="page flex h-16 items-center gap-x-6">
        <Link to="/" className="hover:text-safelight" aria-label="Likeness, home">
          <NameMark />
        </Link>
        <MainMenu />
        <div className="ml-auto flex items-center gap-3 sm:gap-4">
          {account}
          {drawer}
        </div>
      </div>
    </header>
  );
}
