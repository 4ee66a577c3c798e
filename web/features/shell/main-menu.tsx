import { Link } from "react-router";
import type { Menu } from "#web/content/shell-facts.ts";
import { ChevronDownIcon } from "#web/ui/controls/icons.tsx";
import { Tag } from "#web/ui/status/tag.tsx";
import { useHoverMenu } from "./use-hover-menu.ts";

/**
 * The menus of wide screens. Their links are in the page before any script runs, and hovering then opens them by
 * style alone (styles.css): no library's menu does that, so this one is ours.
 * Pattern: https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/
 */
export function MainMenu({ menus }: { menus: readonly Menu[] }) {
  const { open, close, hover, leave, press } = useHoverMenu();
  return (
    <ul className="flex items-center lg:gap-1">
      {menus.map((menu) => {
        const id = `menu-${menu.title.toLowerCase().replaceAll(" ", "-")}`;
        return (
          <li
            key={menu.title}
            className="menu relative"
            data-open={open === menu.title || undefined}
            onPointerMove={(event) => event.pointerType === "mouse" && hover(menu.title)}
            onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
            onBlur={(event) => {
              if (!event.currentTarget.contains(event.relatedTarget) && open === menu.title) close();
            }}
            onKeyDown={(event) => {
              if (event.key !== "Escape" || open === null) return;
              close();
              event.currentTarget.querySelector("button")?.focus();
            }}
          >
            <button
              type="button"
              aria-expanded={open === menu.title}
              aria-controls={id}
              onClick={() => press(menu.title)}
              className="flex min-h-11 items-center gap-1 whitespace-nowrap px-2 font-medium text-[0.9375rem] hover:text-safelight lg:px-3"
            >
              {menu.title}
              <span className="menu-arrow transition-transform">
                <ChevronDownIcon />
              </span>
            </button>
            <div
              id={id}
              className="menu-panel absolute top-full left-0 w-80 rounded-control border border-hairline bg-sheet py-2"
            >
              <ul>
                {menu.links.map((link) => (
                  <li key={link.to}>
                    <Link
                      to={link.to}
                      prefetch="intent"
                      viewTransition
                      onClick={close}
                      className="group/link block px-5 py-2.5 -outline-offset-2! hover:text-safelight"
                    >
                      <span className="flex items-baseline justify-between gap-4">
                        <span className="font-medium">{link.label}</span>
                        <Tag>{link.tag}</Tag>
                      </span>
                      <span className="block text-ink-soft text-sm leading-snug">{link.hint}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
