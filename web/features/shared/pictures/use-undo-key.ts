import { useEffect, useRef } from "react";

/** Something done that can be taken back. */
export interface Step {
  undo: () => void;
}

/** Ctrl or Cmd and Z takes back the step offered last, once. */
export function useUndoKey(): { offer: (step: Step) => void; forget: (step: Step) => void } {
  const last = useRef<Step | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey || isTyping(event)) return;
      const step = last.current;
      if (!step) return;
      event.preventDefault();
      last.current = null;
      step.undo();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);

  return {
    offer: (step) => {
      last.current = step;
    },
    forget: (step) => {
      if (last.current === step) last.current = null;
    },
  };
}

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches("input:not([type=checkbox]), textarea, select");
}
