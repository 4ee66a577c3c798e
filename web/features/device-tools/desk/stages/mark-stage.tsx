import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";

export type Point = readonly [x: number, y: number];

type Props = {
  /** What is marked; places on it are in widths of it. */
  children: ReactNode;
  label: string;
  /** Width by height. */
  ratio: number;
  /** Of the mark that a press leaves. */
  radius: number;
  /** Where the arrow keys begin. */
  from?: Point;
  /** A drag is painted, and stays in sight while it is worked on; else its end alone is meant. */
  paints: boolean;
  isWorking: boolean;
  onMark: (points: readonly Point[]) => void;
};

const STEP = 0.015;
const ARROWS: Record<string, Point> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A picture that is marked: by finger or mouse, or by the arrow keys and the space bar. */
export function MarkStage({ children, label, ratio, radius, from, paints, isWorking, onMark }: Props) {
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [cursor, setCursor] = useState<Point | null>(null);
  const drawing = useRef<readonly Point[] | null>(null);

  function placeOf({ currentTarget, clientX, clientY }: PointerEvent): Point {
    const box = currentTarget.getBoundingClientRect();
    return [(clientX - box.left) / box.width, (clientY - box.top) / box.width];
  }
  function draw(next: readonly Point[]) {
    drawing.current = next;
    setPoints(next);
  }
  function begin(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    draw([placeOf(event)]);
  }
  function move(event: PointerEvent) {
    const place = placeOf(event);
    setCursor(place);
    if (drawing.current) draw([...drawing.current, place]);
  }
  function end() {
    if (drawing.current) onMark(drawing.current);
    drawing.current = null;
  }
  function press(event: KeyboardEvent) {
    const at = cursor ?? from ?? [0.5, 0.5 / ratio];
    const arrow = ARROWS[event.key];
    if (arrow) setCursor([clamped(at[0] + arrow[0], 1), clamped(at[1] + arrow[1], 1 / ratio)]);
    else if (event.key === " " || event.key === "Enter") {
      setPoints([at]);
      onMark([at]);
    } else return;
    event.preventDefault();
  }

  const isSeen = paints && points.length > 0 && (drawing.current !== null || isWorking);
  return (
    <div
      role="application"
      aria-label={`${label}: arrow keys move the mark, space sets it`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a mark is moved by keys as well
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
        {isSeen && (
          <polyline
            // one point alone is a dot
            points={[...points, ...points.slice(-1)].join(" ")}
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

export const clamped = (value: number, most: number) => Math.min(most, Math.max(0, value));
