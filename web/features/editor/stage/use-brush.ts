import { type RefObject, useEffect, useMemo, useRef } from "react";
import type { Framing } from "#web/engine/adjust/adjustments.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import { framedSize } from "#web/engine/adjust/geometry/frame.ts";
import { createMask, type Mask } from "#web/engine/mask/mask.ts";
import type { MaskStep, Stroke } from "#web/engine/mask/mask-step.ts";
import { paintMask } from "#web/engine/mask/paint-mask.ts";
import { paintStroke, type Touched } from "#web/engine/mask/paint-stroke.ts";
import { applyAffine, invertAffine } from "#web/engine/pixels/affine.ts";
import { scaledSize } from "#web/features/shared/photos/scaled-size.ts";
import { maskMap } from "../darkroom/mask-map.ts";
import type { Drawing } from "./use-gestures.ts";

/** Pixels of the longer side in which the mask is shown; what is made of it is painted anew at full size. */
const SHOWN_SIDE = 1024;
/** The grease pencil. */
const TINT = { red: 232, green: 69, blue: 44, alpha: 0.5 } as const;

export interface Brush {
  /** In widths of the picture. */
  radius: number;
  hardness: number;
  erases: boolean;
}

/** Shows a mask over the picture and lets it be painted; what is painted is handed over stroke by stroke. */
export function useBrush(input: {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Unframed. */
  picture: Size;
  framing: Framing;
  steps: readonly MaskStep[];
  people: Mask | null;
  brush: Brush;
  onStroke: (stroke: Stroke) => void;
}): Drawing {
  const { canvas, picture, framing, steps, people } = input;
  const latest = useRef(input);
  latest.current = input;
  const mask = useRef<Mask>(createMask(1, 1));
  const growing = useRef<Stroke | null>(null);

  const { turns, flipped, straighten, crop } = framing;
  const { size, toMask } = useMemo(() => {
    const framing = { turns, flipped, straighten, crop };
    const framed = framedSize(picture, framing);
    const size = scaledSize(framed.width, framed.height, SHOWN_SIDE);
    return { size, toMask: maskMap(picture, framing, size) };
  }, [picture, turns, flipped, straighten, crop]);

  useEffect(() => {
    mask.current = paintMask(size, { steps, toMask, person: people });
    tint(canvas.current, mask.current, null);
  }, [canvas, size, toMask, steps, people]);

  return useMemo(() => {
    const restore = () => {
      const { steps, people, canvas } = latest.current;
      mask.current = paintMask(size, { steps, toMask, person: people });
      tint(canvas.current, mask.current, null);
    };
    const grow = (points: { x: number; y: number }[]) => {
      const stroke = growing.current;
      if (!stroke) return;
      const back = invertAffine(toMask);
      const from = stroke.points.length / 2;
      const more = points.flatMap(({ x, y }) => {
        const point = applyAffine(back, x * size.width, y * size.height);
        return [rounded(point.x), rounded(point.y)];
      });
      growing.current = { ...stroke, points: [...stroke.points, ...more] };
      const touched = paintStroke(mask.current, growing.current, toMask, from);
      tint(latest.current.canvas.current, mask.current, touched);
    };
    return {
      start: (point) => {
        growing.current = { kind: "stroke", points: [], ...latest.current.brush };
        grow([point]);
      },
      move: grow,
      end: () => {
        const stroke = growing.current;
        growing.current = null;
        if (stroke) latest.current.onStroke(stroke);
      },
      cancel: () => {
        growing.current = null;
        restore();
      },
    };
  }, [size, toMask]);
}

/** As exact as anybody's finger, in a third of the letters when it is kept. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

/** Draws the mask, or the part of it that was touched. */
function tint(canvas: HTMLCanvasElement | null, mask: Mask, touched: Touched | null): void {
  const context = canvas?.getContext("2d");
  if (!canvas || !context) return;
  if (canvas.width !== mask.width || canvas.height !== mask.height) {
    canvas.width = mask.width;
    canvas.height = mask.height;
    touched = null;
  }
  const area = touched ?? { left: 0, top: 0, right: mask.width, bottom: mask.height };
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  if (width <= 0 || height <= 0) return;
  const pixels = new ImageData(width, height);
  for (let y = 0, p = 0; y < height; y++) {
    for (let x = 0; x < width; x++, p += 4) {
      pixels.data[p] = TINT.red;
      pixels.data[p + 1] = TINT.green;
      pixels.data[p + 2] = TINT.blue;
      pixels.data[p + 3] = mask.data[(area.top + y) * mask.width + area.left + x]! * TINT.alpha;
    }
  }
  context.putImageData(pixels, area.left, area.top);
}
