import { type RefObject, useEffect } from "react";

/**
 * Lets a page be scrolled clear of what stands at its bottom edge: its end gets room, and what takes the focus is never
 * left underneath.
 */
export function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { style } = document.documentElement;
    const make = () => {
      const room = `${window.innerHeight - element.getBoundingClientRect().top}px`;
      style.scrollPaddingBottom = room;
      document.body.style.paddingBottom = room;
    };
    const watch = new ResizeObserver(make);
    watch.observe(element);
    window.addEventListener("resize", make);
    return () => {
      watch.disconnect();
      window.removeEventListener("resize", make);
      style.scrollPaddingBottom = "";
      document.body.style.paddingBottom = "";
    };
  }, [panel]);
}
