import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Menu } from "#web/content/shell-facts.ts";
import { ChevronDownIcon, MenuIcon } from "#web/ui/controls/icons.tsx";
import { opensDialog } from "#web/ui/overlays/dialog-calls.ts";
import { Drawer } from "#web/ui/overlays/drawer.tsx";
import { Tag } from "#web/ui/status/tag.tsx";

const ID = "menu-drawer";

/** The menus of small screens, in a drawer from the right. Following a link closes it. */
export function MenuDrawer({ menus, foot }: { menus: readonly Menu[]; foot: ReactNode }) {
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        {...opensDialog(ID)}
        className="-mr-2 flex size-11 items-center justify-center hover:text-safelight md:hidden"
      >
        <MenuIcon />
      </button>
      <Drawer id={ID} title="Menu" foot={foot}>
        <nav aria-label="Menu">
          {menus.map((menu, index) => (
            <details key={menu.title} open={index === 0} className="group border-hairline border-b py-1">
              <summary className="flex min-h-12 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
                {menu.title}
                <span className="transition-transform group-open:rotate-180">
                  <ChevronDownIcon />
                </span>
              </summary>
              <ul className="pb-3">
                {menu.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      viewTransition
                      className="flex min-h-11 items-center justify-between gap-4 hover:text-safelight"
                    >
                      {link.label}
                      <Tag>{link.tag}</Tag>
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
      </Drawer>
    </>
  );
}
