import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { iconButtonClass } from "../controls/button-class.ts";
import { CloseIcon } from "../controls/icons.tsx";
import { closeBeside } from "./dialog-calls.ts";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** Holds more than a question or a few fields. */
  wide?: boolean;
  /** Asks for an answer: has no cross and stays when one clicks beside it. */
  alert?: boolean;
  /** Stays on Escape too: only what is in it closes it. */
  persistent?: boolean;
};

/** A question or a short form over the page. Its first control takes the focus, which returns when it closes. */
export function Dialog(props: Props) {
  const { open, onOpenChange, title, description, children, wide, alert = false, persistent = false } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!open || !shown) return;
    shown.showModal();
    return () => shown.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: for a keyboard, Escape closes a dialog by itself
    <dialog
      ref={dialog}
      role={alert ? "alertdialog" : undefined}
      closedby={persistent ? "none" : alert ? "closerequest" : "any"}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      // for browsers that do not know `closedby`
      onCancel={persistent ? (event) => event.preventDefault() : undefined}
      // in React this event rises, from a dialog inside too
      onClose={(event) => event.target === dialog.current && open && onOpenChange(false)}
      onClick={alert ? undefined : closeBeside}
      className={`dialog ${wide ? "w-176" : ""}`}
    >
      {open && (
        <>
          <h2 id={`${id}-title`} className={`text-heading ${alert ? "" : "pr-10"}`}>
            {title}
          </h2>
          {description && (
            <div id={`${id}-description`} className="mt-2 text-ink-soft">
              {description}
            </div>
          )}
          {children}
          {!alert && (
            <form method="dialog" className="absolute top-4 right-4">
              <button type="submit" aria-label="Close" className={`${iconButtonClass} text-ink-soft`}>
                <CloseIcon />
              </button>
            </form>
          )}
        </>
      )}
    </dialog>
  );
}
