import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import type { Spot } from "../device-tool.ts";

type Props = {
  /** What is pressed on. */
  children: ReactNode;
  /** Width by height. */
  ratio: number;
  label: string;
  spot: Spot | undefined;
  onPick: (spot: Spot) => void;
};

const STEP = 0.01;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A picture on which a place is chosen: by a press or a drag, or by the arrow keys. */
export function SpotStage({ children, ratio, label, spot, onPick }: Props) {
  const [dragged, setDragged] = useState<Spot | null>(null);

  function placeOf({ currentTarget, clientX, clientY }: PointerEvent): Spot {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: clamped((clientX - box.left) / box.width, 1),
      y: clamped((clientY - box.top) / box.width, 1 / ratio),
    };
  }
  function begin(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged(placeOf(event));
  }
  function end() {
    if (dragged) onPick(dragged);
    setDragged(null);
  }
  function press(event: KeyboardEvent) {
    const arrow = ARROWS[event.key];
    if (!arrow) return;
    event.preventDefault();
    const { x, y } = spot ?? { x: 0.5, y: 0.5 / ratio };
    onPick({ x: clamped(x + arrow[0], 1), y: clamped(y + arrow[1], 1 / ratio) });
  }

  return (
    <div
      role="application"
      aria-label={`${label}: press, or move it by arrow keys`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place is moved by keys as well
      tabIndex={0}
      className="relative cursor-crosshair touch-none select-none"
      onPointerDown={begin}
      onPointerMove={(event) => dragged && setDragged(placeOf(event))}
      onPointerUp={end}
      onPointerCancel={() => setDragged(null)}
      onKeyDown={press}
    >
      {children}
      {dragged && (
        <svg
          viewBox={`0 0 1 ${1 / ratio}`}
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-full text-grease"
        >
          <circle
            cx={dragged.x}
            cy={dragged.y}
            r={0.02}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        </svg>
      )}
    </div>
  );
}

const clamped = (value: number, most: number) => Math.min(most, Math.max(0, value));
