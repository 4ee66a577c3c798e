import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import { type Point, type View, WHOLE, within, zoomAt } from "#web/features/shared/viewer/zoom.ts";
import { ARROWS } from "./arrows.ts";
import { useSpaceBar } from "./use-space-bar.ts";

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
/** CSS pixels that an arrow key moves an enlarged picture by. */
const KEY_STEP = 48;
/** What a pointer takes hold of, instead of drawing or moving the picture; two of them enlarge it all the same. */
const GRIP = "[data-grip]";

/**
 * Enlarging and moving the picture on its stage: wheel, pinch, two fingers, arrow keys, the space bar with a drag; one
 * pointer draws where something can be drawn, and moves an enlarged picture where not.
 * @param fitted the picture's size on the stage when it is whole
 */
export function useGestures(stage: RefObject<HTMLDivElement | null>, fitted: Size, drawing: Drawing | null) {
  const [view, setView] = useState<View>(WHOLE);
  const { space, isMoving } = useSpaceBar(stage);
  const pointers = useRef(new Map<number, Point>());
  /** Those that hold something on the picture, which follows them. */
  const held = useRef(new Set<number>());
  const drawn = useRef<{ id: number; since: number } | null>(null);
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
    const holds = event.target instanceof Element && event.target.closest(GRIP) !== null;
    if (holds) held.current.add(event.pointerId);
    else event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, at);
    if (pointers.current.size === 2 && drawn.current) {
      if (event.timeStamp - drawn.current.since < SECOND_FINGER) drawing?.cancel();
      else drawing?.end();
      drawn.current = null;
    }
    const draws = drawing && !holds && pointers.current.size === 1 && !space.current && event.button === 0;
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
      const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
      show((now) => {
        const next = zoomAt(now, now.scale * grown, middle);
        // one of the two fingers moved, so their middle moved by half
        return { ...next, x: next.x + moved.x / 2, y: next.y + moved.y / 2 };
      });
    } else if (!held.current.has(event.pointerId))
      show((now) => ({ ...now, x: now.x + moved.x, y: now.y + moved.y }));
  }

  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    held.current.delete(event.pointerId);
    if (drawn.current?.id !== event.pointerId) return;
    drawn.current = null;
    drawing?.end();
  }

  function onPointerCancel(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    held.current.delete(event.pointerId);
    if (drawn.current?.id !== event.pointerId) return;
    drawn.current = null;
    drawing?.cancel();
  }

  /** The other way from the picture: the arrow says where one looks. */
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const arrow = event.target === event.currentTarget ? ARROWS[event.key] : undefined;
    if (!arrow) return;
    event.preventDefault();
    show((now) => ({ ...now, x: now.x - arrow.x * KEY_STEP, y: now.y - arrow.y * KEY_STEP }));
  }

  return {
    view,
    isMoving,
    /** Whether two fingers are at the picture. */
    isPinched: () => pointers.current.size > 1,
    /** Enlarges around the middle by a factor. */
    zoomBy: (factor: number) => show((now) => zoomAt(now, now.scale * factor, { x: 0, y: 0 })),
    fit: () => setView(WHOLE),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onKeyDown },
  };
}

function fromMiddle(stage: Element, event: { clientX: number; clientY: number }): Point {
  const box = stage.getBoundingClientRect();
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
