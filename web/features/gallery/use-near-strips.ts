import { type RefObject, startTransition, useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { nextStrips, type StripRange, stripInSight, stripsNear } from "./near-strips.ts";

/** Drawn before anything is measured. */
const FIRST: StripRange = { from: 0, to: 1 };

/** The strips of a sheet that are near the screen, while one scrolls; one more with each frame until all are drawn. */
export function useNearStrips(ref: RefObject<HTMLElement | null>, strips: number): StripRange {
  const [drawn, setDrawn] = useState(FIRST);
  const look = useEffectEvent(() => {
    const found = ref.current && measured(ref.current, strips);
    if (!found) return;
    setDrawn((now) => {
      const next = nextStrips(now, stripsNear(found), stripInSight(found));
      return now.from === next.from && now.to === next.to ? now : next;
    });
  });

  // what is in sight is there with the sheet itself
  useLayoutEffect(look, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again once what came is on the screen
  useEffect(() => {
    // drawn in between, so that scrolling never waits for it
    const later = requestAnimationFrame(() => startTransition(look));
    return () => cancelAnimationFrame(later);
  }, [drawn, strips]);
  useEffect(() => {
    const lookLater = () => startTransition(look);
    window.addEventListener("scroll", lookLater, { passive: true });
    window.addEventListener("resize", lookLater);
    return () => {
      window.removeEventListener("scroll", lookLater);
      window.removeEventListener("resize", lookLater);
    };
  }, []);
  return drawn;
}

function measured(sheet: HTMLElement, strips: number) {
  const first = sheet.firstElementChild;
  if (!(first instanceof HTMLElement)) return null;
  const gap = Number.parseFloat(getComputedStyle(sheet).rowGap) || 0;
  const pitch = (first.getBoundingClientRect().height + gap) / Number(first.dataset.strips ?? 1);
  const { top } = sheet.getBoundingClientRect();
  return { top, pitch, screen: window.innerHeight, strips };
}
