import { type ReactNode, Suspense } from "react";
import { createPortal } from "react-dom";

/** Late dialogs of a form, which hold forms of their own: one may not stand inside another, nor send it. */
export function BesideForm({ children }: { children: ReactNode }) {
  if (!children || (Array.isArray(children) && !children.some(Boolean))) return null;
  return createPortal(
    <div onSubmit={(event) => event.stopPropagation()}>
      <Suspense fallback={null}>{children}</Suspense>
    </div>,
    document.body,
  );
}
