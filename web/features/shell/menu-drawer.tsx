import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import type { Menu } from "#web/content/shell-facts.ts";
import { ChevronDownIcon, CloseIcon, MenuIcon } from "#web/ui/icons.tsx";

const ID = "menu-drawer";
/** Opens and closes the dialog where no script runs. */
const invoke = (command: "show-modal" | "close") => ({ command, commandfor: ID });

/** The menus of small screens, in a drawer from the right. Following a link closes it. */
export function MenuDrawer({
  menus,
  foot,
}: {
  menus: readonly Menu[];
  foot: (close: () => void) => ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        {...invoke("show-modal")}
        onClick={() => dialog.current?.open || dialog.current?.showModal()}
        className="-mr-2 flex size-11 items-center justify-center hover:text-safelight md:hidden"
      >
        <MenuIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape */}
      <dialog
        ref={dialog}
        id={ID}
        aria-label="Menu"
        className="drawer"
        onClick={(event) => event.target === dialog.current && close()}
      >
        <div className="flex min-h-full flex-col">
          <div className="flex h-16 items-center justify-between border-hairline border-b pr-4 pl-6">
            <p className="font-display text-heading">Menu</p>
            <button
              type="button"
              aria-label="Close menu"
              {...invoke("close")}
              onClick={close}
              className="flex size-11 items-center justify-center hover:text-safelight"
            >
              <CloseIcon />
            </button>
          </div>
          <nav aria-label="Menu" className="grow px-6 py-4">
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
                        onClick={close}
                        className="flex min-h-11 items-center hover:text-safelight"
                      >
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
          <div className="flex flex-col gap-3 px-6 pb-8">{foot(close)}</div>
        </div>
      </dialog>
    </>
  );
}
