import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import type { Stroke } from "#web/engine/mask/mask-step.ts";

type Props = {
  /** What is painted on; the brush's places are in widths of it. */
  children: ReactNode;
  /** Width by height. */
  ratio: number;
  radius: number;
  /** Paints what is to be left as it is. */
  leavesOut: boolean;
  /** The last stroke is still worked on, and stays in sight. */
  isWorking: boolean;
  onStroke: (stroke: Stroke) => void;
};

const STEP = 0.015;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A picture that is brushed over: by finger or mouse, or by the arrow keys and the space bar. */
export function BrushStage({ children, ratio, radius, leavesOut, isWorking, onStroke }: Props) {
  const [points, setPoints] = useState<readonly number[]>([]);
  const [cursor, setCursor] = useState<readonly [number, number] | null>(null);
  const drawing = useRef<number[] | null>(null);

  function placeOf({ currentTarget, clientX, clientY }: PointerEvent): [number, number] {
    const box = currentTarget.getBoundingClientRect();
    return [(clientX - box.left) / box.width, (clientY - box.top) / box.width];
  }
  function begin(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drawing.current = placeOf(event);
    setPoints(drawing.current);
  }
  function move(event: PointerEvent) {
    const place = placeOf(event);
    setCursor(place);
    if (!drawing.current) return;
    drawing.current = [...drawing.current, ...place];
    setPoints(drawing.current);
  }
  function end() {
    if (drawing.current) finish(drawing.current);
    drawing.current = null;
  }
  function finish(stroke: readonly number[]) {
    setPoints(stroke);
    onStroke({ kind: "stroke", points: stroke, radius, hardness: 0.8, erases: leavesOut });
  }
  function press(event: KeyboardEvent) {
    const [x, y] = cursor ?? [0.5, 0.5 / ratio];
    const arrow = ARROWS[event.key];
    if (arrow) setCursor([clamped(x + arrow[0], 1), clamped(y + arrow[1], 1 / ratio)]);
    else if (event.key === " " || event.key === "Enter") finish([x, y]);
    else return;
    event.preventDefault();
  }

  const isSeen = drawing.current !== null || isWorking;
  return (
    <div
      role="application"
      aria-label="Brush: arrow keys move it, space paints"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a brush is moved by keys as well
      tabIndex={0}
      className="relative cursor-crosshair touch-none select-none"
      onPointerDown={begin}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={() => setCursor(null)}
      onKeyDown={press}
    >
      {children}
      <svg
        viewBox={`0 0 1 ${1 / ratio}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full text-grease"
      >
        {isSeen && points.length > 0 && (
          <polyline
            // one point alone is a dot
            points={[...points, ...points.slice(-2)].join(" ")}
            fill="none"
            stroke="currentColor"
            strokeOpacity={0.55}
            strokeWidth={2 * radius}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        )}
        {cursor && (
          <circle
            cx={cursor[0]}
            cy={cursor[1]}
            r={radius}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </svg>
    </div>
  );
}

const clamped = (value: number, most: number) => Math.min(most, Math.max(0, value));
