import type { MouseEvent } from "react";

/** A button's way to a `<dialog>`: by markup alone where the browser can (invoker commands), else by a click. */
export function opensDialog(id: string) {
  return {
    command: "show-modal",
    commandfor: id,
    "aria-haspopup": "dialog" as const,
    onClick: () => {
      const dialog = document.getElementById(id);
      if (!canCommand() && dialog instanceof HTMLDialogElement) dialog.showModal();
    },
  };
}

/** Closes a `<dialog>` on a click beside it, for browsers that do not know `closedby`. */
export function closeBeside(event: MouseEvent<HTMLDialogElement>): void {
  const dialog = event.currentTarget;
  if (event.target !== dialog || "closedBy" in HTMLDialogElement.prototype) return;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  const { clientX: x, clientY: y } = event;
  if (x < left || x > right || y < top || y > bottom) dialog.close();
}

const canCommand = () => "commandForElement" in HTMLButtonElement.prototype;
