import type { ReactNode } from "react";
import { Link } from "react-router";
import { SITE } from "#schema/site/site.ts";
import type { FooterColumn, ShellLink } from "#web/content/shell-facts.ts";
import { useHydrated } from "#web/lib/use-hydrated.ts";

const linkClass = "block py-1.5 text-ink-soft hover:text-safelight";

function FooterLink({ link, className }: { link: ShellLink; className: string }) {
  if (link.to.startsWith("mailto:")) {
    return (
      <a href={link.to} className={className}>
        {link.label}
      </a>
    );
  }
  return (
    <Link to={link.to} prefetch="intent" viewTransition className={className}>
      {link.label}
    </Link>
  );
}

type Props = {
  columns: readonly FooterColumn[];
  supportEmail: string;
  /** The year of the build: shown until the page knows its own. */
  builtIn: number;
  children?: ReactNode;
};

export function Footer({ columns, supportEmail, builtIn, children }: Props) {
  const hydrated = useHydrated();
  return (
    <footer className="border-hairline border-t">
      <div className="page grid grid-cols-2 gap-x-8 gap-y-10 py-12 sm:grid-cols-3 lg:grid-cols-6">
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="font-medium font-text text-sm tracking-normal">{column.title}</h2>
            <ul className="mt-2 text-[0.9375rem]">
              {column.links.map((link) => (
                <li key={link.to}>
                  <FooterLink link={link} className={linkClass} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-hairline border-t py-5 text-ink-soft text-sm">
          <p className="numbers">
            © {hydrated ? new Date().getFullYear() : builtIn} {SITE.name}
          </p>
          <ul className="flex flex-wrap items-center gap-x-6">
            {[
              { to: "/resources/terms-of-service", label: "Terms" },
              { to: "/resources/privacy-policy", label: "Privacy" },
              { to: `mailto:${supportEmail}`, label: "Contact" },
            ].map((link) => (
              <li key={link.to}>
                <FooterLink link={link} className="block py-1.5 hover:text-safelight" />
              </li>
            ))}
            {children && <li>{children}</li>}
          </ul>
        </div>
      </div>
    </footer>
  );
}
