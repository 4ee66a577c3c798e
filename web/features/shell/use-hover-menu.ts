import { useEffect, useRef, useState } from "react";

/** Milliseconds: before a hovered menu opens; after one closed, the next opens at once; before a left one closes. */
const DELAY = { open: 200, skip: 300, close: 150 } as const;

/** Which of several menus is open, by hover, click or keyboard. */
export function useHoverMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  const pending = useRef<string | null>(null);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  const byHover = useRef(false);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function stop() {
    window.clearTimeout(timer.current);
    pending.current = null;
  }

  function show(name: string, hovered: boolean) {
    stop();
    byHover.current = hovered;
    setOpen(name);
  }

  function close() {
    stop();
    if (open !== null) closedAt.current = performance.now();
    setOpen(null);
  }

  return {
    open,
    close,
    /** The pointer is over a menu: tells of every move, since the first may have come before the page was started. */
    hover(name: string) {
      if (open === name) return stop();
      if (pending.current === name) return;
      const soon = open !== null || performance.now() - closedAt.current < DELAY.skip;
      stop();
      pending.current = name;
      timer.current = window.setTimeout(() => show(name, true), soon ? 0 : DELAY.open);
    },
    leave() {
      stop();
      if (open !== null) timer.current = window.setTimeout(close, DELAY.close);
    },
    /** A press keeps open what hovering has opened, and closes what a press has. */
    press(name: string) {
      if (open === name && !byHover.current) close();
      else show(name, false);
    },
  };
}
