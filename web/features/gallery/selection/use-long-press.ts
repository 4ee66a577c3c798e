import { type PointerEvent, useRef } from "react";

/** Milliseconds a finger rests, and CSS pixels it may tremble. */
const REST = 450;
const TREMBLE = 10;

/** Runs `onLongPress` when a finger rests; the click its lifting makes is to be swallowed. Mice and pens do not rest. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const done = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        done.current = false;
        if (event.pointerType !== "touch") return;
        from.current = { x: event.clientX, y: event.clientY };
        timer.current = setTimeout(() => {
          done.current = true;
          onLongPress();
        }, REST);
      },
      onPointerMove: (event: PointerEvent) => {
        if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > TREMBLE) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (event: { preventDefault: () => void }) => {
        if (done.current) event.preventDefault();
      },
    },
    /** Whether this click only ends a long press; asked once per click. */
    swallowsClick: () => {
      const swallowed = done.current;
      done.current = false;
      return swallowed;
    },
  };
}
