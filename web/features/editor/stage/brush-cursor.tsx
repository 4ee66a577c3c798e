import { type RefObject, useEffect, useRef } from "react";

type Props = {
  stage: RefObject<HTMLElement | null>;
  /** In CSS pixels, on the screen. */
  radius: number;
};

/** The brush as large as it paints, under the mouse; fingers see what they paint. */
export function BrushCursor({ stage, radius }: Props) {
  const ring = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const follow = (event: PointerEvent) => {
      if (!ring.current) return;
      const isMouse = event.pointerType !== "touch" && event.type !== "pointerleave";
      const box = element.getBoundingClientRect();
      ring.current.style.opacity = isMouse ? "1" : "0";
      ring.current.style.translate = `${event.clientX - box.left}px ${event.clientY - box.top}px`;
    };
    for (const type of ["pointermove", "pointerleave"] as const) element.addEventListener(type, follow);
    return () => {
      for (const type of ["pointermove", "pointerleave"] as const) element.removeEventListener(type, follow);
    };
  }, [stage]);
  return (
    <div ref={ring} aria-hidden="true" className="pointer-events-none absolute top-0 left-0 opacity-0">
      <div
        className="-translate-1/2 absolute rounded-full border border-white mix-blend-difference"
        style={{ width: radius * 2, height: radius * 2 }}
      />
    </div>
  );
}
