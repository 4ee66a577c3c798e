import { Dialog } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { overlayClass } from "#web/ui/dialog.tsx";
import { ChevronDownIcon, CloseIcon, MenuIcon } from "#web/ui/icons.tsx";
import { MENUS } from "./menus.ts";

/** The menus of small screens, in a drawer from the right. Following a link closes it. */
export function MenuDrawer({ foot }: { foot: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label="Open menu"
        className="-mr-2 flex size-11 items-center justify-center hover:text-safelight lg:hidden"
      >
        <MenuIcon />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClass} />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,88vw)] animate-arrive flex-col overflow-y-auto border-hairline border-l bg-paper"
        >
          <div className="flex h-16 items-center justify-between border-hairline border-b pr-4 pl-6">
            <Dialog.Title className="text-heading">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="flex size-11 items-center justify-center hover:text-safelight"
            >
              <CloseIcon />
            </Dialog.Close>
          </div>
          <nav aria-label="Main" className="grow px-6 py-4">
            {MENUS.map((menu, index) => (
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
                      <Link to={link.to} onClick={close} className="block py-2.5 hover:text-safelight">
                        {link.label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
          <div className="flex flex-col gap-3 px-6 pb-8">{foot(close)}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
