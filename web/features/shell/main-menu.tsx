import { NavigationMenu } from "radix-ui";
import { Link } from "react-router";
import { ChevronDownIcon } from "#web/ui/icons.tsx";
import { MENUS } from "./menus.ts";

/** The menus of wide screens: they open after 200 ms, the next one at once within 300 ms. */
export function MainMenu() {
  return (
    <NavigationMenu.Root
      aria-label="Main"
      delayDuration={200}
      skipDelayDuration={300}
      className="max-lg:hidden"
    >
      <NavigationMenu.List className="flex items-center gap-1">
        {MENUS.map((menu) => (
          <NavigationMenu.Item key={menu.title} className="relative">
            <NavigationMenu.Trigger className="group flex min-h-10 items-center gap-1 px-3 font-medium text-[0.9375rem] hover:text-safelight data-[state=open]:text-safelight">
              {menu.title}
              <span className="transition-transform group-data-[state=open]:rotate-180">
                <ChevronDownIcon />
              </span>
            </NavigationMenu.Trigger>
            <NavigationMenu.Content className="absolute top-full left-0 w-80 animate-arrive rounded-control border border-hairline bg-sheet py-2">
              <ul>
                {menu.links.map((link) => (
                  <li key={link.to}>
                    <NavigationMenu.Link asChild>
                      <Link
                        to={link.to}
                        className="group/link block px-5 py-2.5 -outline-offset-2! hover:text-safelight"
                      >
                        <span className="block font-medium">{link.label}</span>
                        <span className="block truncate text-ink-soft text-sm">{link.hint}</span>
                      </Link>
                    </NavigationMenu.Link>
                  </li>
                ))}
              </ul>
            </NavigationMenu.Content>
          </NavigationMenu.Item>
        ))}
      </NavigationMenu.List>
    </NavigationMenu.Root>
  );
}
