import { type RefObject, useLayoutEffect } from "react";

/**
 * Lets a page be scrolled clear of what stands at its bottom edge: its end gets room, and what takes the focus is never
 * left underneath.
 */
export function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  // the room is there with the panel, not with a later frame: whoever scrolled in between would end underneath
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const { style } = document.documentElement;
    const make = () => {
      const room = `${window.innerHeight - element.getBoundingClientRect().top}px`;
      style.scrollPaddingBottom = room;
      document.body.style.paddingBottom = room;
    };
    make();
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
