import { useState } from "react";
import { createPortal } from "react-dom";
import { Toaster as Sonner } from "sonner";
import { useTopLayer } from "./use-top-layer.ts";

/** Above the bars of tools that stand at the bottom of a phone's screen; a page with a taller one says how tall. */
const ABOVE_TOOLS = "calc(var(--tools-below, 4.5rem) + var(--bottom-bar))";

/** Toasts: 4 s, three at most, bottom right, 14 px apart; width 356 px and a 20 px swipe are the library's own. */
export function Toaster() {
  const [layer] = useState(() => document.createElement("div"));
  useTopLayer(layer);
  return createPortal(
    <Sonner
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      mobileOffset={{ bottom: ABOVE_TOOLS }}
      theme="system"
      toastOptions={{
        // a picture open in the viewer takes every pointer but this one
        className: "pointer-events-auto",
        actionButtonStyle: {
          background: "transparent",
          color: "inherit",
          fontSize: "0.9375rem",
          fontWeight: 600,
          height: "2.25rem",
          textDecoration: "underline",
          textUnderlineOffset: "0.22em",
        },
        style: {
          background: "var(--color-ink)",
          color: "var(--color-paper)",
          border: "1px solid var(--color-edge)",
          borderRadius: "var(--radius-control)",
          boxShadow: "none",
          fontFamily: "var(--font-text)",
          fontSize: "0.9375rem",
        },
      }}
    />,
    layer,
  );
}
