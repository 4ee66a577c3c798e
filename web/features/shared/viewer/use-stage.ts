import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Point, type View, WHOLE, within, zoomAt } from "./zoom.ts";

/** Sideways distance in CSS pixels that counts as a swipe. */
const SWIPE = 50;
/** A finger may tremble this far, in CSS pixels, and still tap; two taps this close, in milliseconds, are one double tap. */
const TAP = { px: 12, ms: 320 } as const;
const DOUBLE_TAP_SCALE = 2.5;

interface Touch {
  id: number;
  from: Point;
  at: Point;
}

/**
 * Pinching, double-tapping and dragging a picture on its stage, and swiping to the next (1) or the one before (-1).
 * Ctrl and the wheel, which is also a trackpad's pinch, enlarge too.
 */
export function useStage(
  stage: RefObject<HTMLDivElement | null>,
  picture: RefObject<HTMLElement | null>,
  onSwipe: (step: 1 | -1) => void,
) {
  const [view, setView] = useState<View>(WHOLE);
  const touches = useRef<Touch[]>([]);
  const pinched = useRef(false);
  const lastTap = useRef<{ time: number; at: Point } | null>(null);

  function show(next: (view: View) => View) {
    const [around, whole] = [stage.current, picture.current];
    if (!around || !whole) return;
    const sizes = [
      { width: around.clientWidth, height: around.clientHeight },
      { width: whole.offsetWidth, height: whole.offsetHeight },
    ] as const;
    setView((now) => within(next(now), ...sizes));
  }
  const showLatest = useRef(show);
  showLatest.current = show;

  // React's own wheel listener cannot keep the page from zooming
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const point = fromMiddle(element, event);
      showLatest.current((now) => zoomAt(now, now.scale * Math.exp(-event.deltaY / 150), point));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stage]);

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    const at = fromMiddle(stage.current, event);
    event.currentTarget.setPointerCapture(event.pointerId);
    touches.current = [...touches.current, { id: event.pointerId, from: at, at }].slice(-2);
    if (touches.current.length === 1) pinched.current = false;
  }

  function onPointerMove(event: PointerEvent) {
    const touch = touches.current.find(({ id }) => id === event.pointerId);
    if (!touch) return;
    const before = touch.at;
    const other = touches.current.find(({ id }) => id !== event.pointerId);
    touch.at = fromMiddle(stage.current, event);
    if (other) {
      pinched.current = true;
      const grown = distance(touch.at, other.at) / Math.max(1, distance(before, other.at));
      const middle = { x: (touch.at.x + other.at.x) / 2, y: (touch.at.y + other.at.y) / 2 };
      show((now) => zoomAt(now, now.scale * grown, middle));
    } else if (view.scale > 1) {
      const moved = { x: touch.at.x - before.x, y: touch.at.y - before.y };
      show((now) => ({ ...now, x: now.x + moved.x, y: now.y + moved.y }));
    }
  }

  function onPointerUp(event: PointerEvent) {
    const touch = touches.current.find(({ id }) => id === event.pointerId);
    touches.current = touches.current.filter(({ id }) => id !== event.pointerId);
    if (!touch || pinched.current) return;
    const at = fromMiddle(stage.current, event);
    const moved = { x: at.x - touch.from.x, y: at.y - touch.from.y };
    if (Math.hypot(moved.x, moved.y) <= TAP.px) {
      tap(at, event.timeStamp);
      return;
    }
    const sideways = Math.abs(moved.x) >= SWIPE && Math.abs(moved.x) > Math.abs(moved.y);
    if (sideways && view.scale === 1 && event.pointerType !== "mouse") onSwipe(moved.x < 0 ? 1 : -1);
  }

  function tap(at: Point, time: number) {
    const before = lastTap.current;
    if (!before || time - before.time > TAP.ms || distance(before.at, at) > TAP.px * 3) {
      lastTap.current = { time, at };
      return;
    }
    lastTap.current = null;
    show((now) => (now.scale > 1 ? WHOLE : zoomAt(now, DOUBLE_TAP_SCALE, at)));
  }

  function onPointerCancel(event: PointerEvent) {
    touches.current = touches.current.filter(({ id }) => id !== event.pointerId);
  }

  return {
    view,
    /** Enlarges around the middle by a factor. */
    zoomBy: (factor: number) => show((now) => zoomAt(now, now.scale * factor, { x: 0, y: 0 })),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function fromMiddle(stage: Element | null, event: { clientX: number; clientY: number }): Point {
  const box = stage?.getBoundingClientRect();
  if (!box) return { x: 0, y: 0 };
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
