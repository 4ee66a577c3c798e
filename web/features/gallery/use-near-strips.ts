import { type RefObject, startTransition, useLayoutEffect, useState } from "react";
import { type StripRange, stripsNear } from "./near-strips.ts";

/** Drawn before anything is measured. */
const FIRST: StripRange = { from: 0, to: 3 };

/** The strips of a sheet that are near the screen, while one scrolls. */
export function useNearStrips(ref: RefObject<HTMLElement | null>, strips: number): StripRange {
  const [near, setNear] = useState(FIRST);
  useLayoutEffect(() => {
    const look = () => {
      const found = ref.current && measured(ref.current, strips);
      if (found) setNear((now) => (now.from === found.from && now.to === found.to ? now : found));
    };
    // drawn in between, so that scrolling never waits for it
    const lookLater = () => startTransition(look);
    look();
    window.addEventListener("scroll", lookLater, { passive: true });
    window.addEventListener("resize", lookLater);
    return () => {
      window.removeEventListener("scroll", lookLater);
      window.removeEventListener("resize", lookLater);
    };
  }, [ref, strips]);
  return near;
}

function measured(sheet: HTMLElement, strips: number): StripRange | null {
  const first = sheet.firstElementChild;
  if (!(first instanceof HTMLElement)) return null;
  const gap = Number.parseFloat(getComputedStyle(sheet).rowGap) || 0;
  const pitch = (first.getBoundingClientRect().height + gap) / Number(first.dataset.strips ?? 1);
  const { top } = sheet.getBoundingClientRect();
  return stripsNear({ top, pitch, screen: window.innerHeight, strips });
}
