import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import { type Point, type View, WHOLE, within, zoomAt } from "#web/features/shared/viewer/zoom.ts";

/** What one pointer does where it does not move the picture; points in shares of the picture shown. */
export interface Drawing {
  start(point: Point): void;
  move(points: Point[]): void;
  end(): void;
  /** It turned out to be the first of two fingers. */
  cancel(): void;
}

/** Milliseconds within which a second finger takes a begun stroke back. */
const SECOND_FINGER = 250;

/**
 * Enlarging and moving the picture on its stage: wheel, pinch, two fingers, the space bar with a drag; one pointer draws
 * where something can be drawn, and moves an enlarged picture where not.
 * @param fitted the picture's size on the stage when it is whole
 */
export function useGestures(stage: RefObject<HTMLDivElement | null>, fitted: Size, drawing: Drawing | null) {
  const [view, setView] = useState<View>(WHOLE);
  const [isMoving, setMoving] = useState(false);
  const pointers = useRef(new Map<number, Point>());
  const drawn = useRef<{ id: number; since: number } | null>(null);
  const space = useRef(false);
  const latest = useRef({ view, fitted });
  latest.current = { view, fitted };

  function show(next: (view: View) => View) {
    const element = stage.current;
    if (!element) return;
    const around = { width: element.clientWidth, height: element.clientHeight };
    setView((now) => within(next(now), around, latest.current.fitted));
  }
  const showLatest = useRef(show);
  showLatest.current = show;

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React's own wheel listener cannot keep the page from scrolling
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const point = fromMiddle(element, event);
      const speed = event.ctrlKey ? 120 : 400;
      showLatest.current((now) => zoomAt(now, now.scale * Math.exp(-event.deltaY / speed), point));
    };
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [stage]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== " ") return;
      const isDown = event.type === "keydown";
      // elsewhere the space bar presses what is focused
      if (isDown && event.target !== document.body && !stage.current?.contains(event.target as Node)) return;
      if (isDown) event.preventDefault();
      space.current = isDown;
      setMoving(isDown);
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("keyup", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("keyup", onKey);
    };
  }, [stage]);

  const onPicture = ({ x, y }: Point): Point => {
    const { view, fitted } = latest.current;
    return {
      x: (x - view.x) / (fitted.width * view.scale) + 0.5,
      y: (y - view.y) / (fitted.height * view.scale) + 0.5,
    };
  };

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType === "mouse" && event.button === 2) return;
    const at = fromMiddle(event.currentTarget, event);
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, at);
    if (pointers.current.size === 2 && drawn.current) {
      if (event.timeStamp - drawn.current.since < SECOND_FINGER) drawing?.cancel();
      else drawing?.end();
      drawn.current = null;
    }
    const draws = drawing && pointers.current.size === 1 && !space.current && event.button === 0;
    if (!draws) return;
    drawn.current = { id: event.pointerId, since: event.timeStamp };
    drawing.start(onPicture(at));
  }

  function onPointerMove(event: PointerEvent<HTMLDivElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const at = fromMiddle(event.currentTarget, event);
    pointers.current.set(event.pointerId, at);
    if (drawn.current?.id === event.pointerId) {
      const all = event.nativeEvent.getCoalescedEvents?.() ?? [];
      const element = event.currentTarget;
      const points = (all.length > 0 ? all : [event.nativeEvent]).map((one) =>
        onPicture(fromMiddle(element, one)),
      );
      drawing?.move(points);
      return;
    }
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    const moved = { x: at.x - before.x, y: at.y - before.y };
    if (other) {
      const grown = distance(at, other) / Math.max(1, distance(before, other));
      const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
      show((now) => {
        const next = zoomAt(now, now.scale * grown, middle);
        // one of the two fingers moved, so their middle moved by half
        return { ...next, x: next.x + moved.x / 2, y: next.y + moved.y / 2 };
      });
    } else show((now) => ({ ...now, x: now.x + moved.x, y: now.y + moved.y }));
  }

  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    if (drawn.current?.id !== event.pointerId) return;
    drawn.current = null;
    drawing?.end();
  }

  function onPointerCancel(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    if (drawn.current?.id !== event.pointerId) return;
    drawn.current = null;
    drawing?.cancel();
  }

  return {
    view,
    isMoving,
    /** Enlarges around the middle by a factor. */
    zoomBy: (factor: number) => show((now) => zoomAt(now, now.scale * factor, { x: 0, y: 0 })),
    fit: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function fromMiddle(stage: Element, event: { clientX: number; clientY: number }): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
