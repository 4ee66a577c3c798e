import type { MouseEvent, ReactNode } from "react";
import { opensElsewhere } from "#web/lib/opens-elsewhere.ts";
import { iconButtonClass } from "../controls/button-class.ts";
import { CloseIcon } from "../controls/icons.tsx";
import { closeBeside } from "./dialog-calls.ts";

type Props = {
  /** What `opensDialog(id)` on a button names. */
  id: string;
  title: string;
  children: ReactNode;
  /** Stays at the drawer's end. */
  foot?: ReactNode;
};

/**
 * A sheet from the right. It keeps its own state, so that it opens before any script has come; Escape, a click
 * beside it and a followed link close it.
 */
export function Drawer({ id, title, children, foot }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for a keyboard, Escape closes a dialog by itself
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      onClick={(event) => {
        closeBeside(event);
        if (followsLink(event)) event.currentTarget.close();
      }}
      className="drawer"
    >
      <div className="flex min-h-full flex-col">
        <div className="sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between border-hairline border-b bg-paper pr-3 pl-6">
          <h2 id={`${id}-title`} className="text-heading">
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" aria-label={`Close ${title.toLowerCase()}`} className={iconButtonClass}>
              <CloseIcon />
            </button>
          </form>
        </div>
        <div className="grow px-6 py-4">{children}</div>
        {foot && <div className="flex flex-col gap-3 border-hairline border-t px-6 py-6">{foot}</div>}
      </div>
    </dialog>
  );
}

/** Whether a click leads somewhere in this tab. */
function followsLink(event: MouseEvent): boolean {
  const link = event.target instanceof Element && event.target.closest("a[href]:not([target])");
  return Boolean(link) && !opensElsewhere(event);
}
