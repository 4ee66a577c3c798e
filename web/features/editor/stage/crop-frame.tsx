import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Box, Size } from "#web/engine/adjust/geometry/box.ts";
import { type Handle, inside, pullCrop } from "#web/engine/adjust/geometry/crop.ts";
import { ARROWS } from "./arrows.ts";

type Props = {
  crop: Box;
  /** The turned picture, in its pixels. */
  turned: Size;
  /** Width by height that is kept; null: free. */
  shape: number | null;
  /** Of the picture on the screen, in CSS pixels. */
  shown: Size;
  /** Two fingers are at the picture: they enlarge it, and the crop stays. */
  isPinched: () => boolean;
  onChange: (crop: Box) => void;
  onSettle: () => void;
};

const CORNERS: readonly { handle: Handle; name: string; place: string }[] = [
  { handle: { x: -1, y: -1 }, name: "Upper left corner", place: "top-0 left-0 cursor-nwse-resize" },
  { handle: { x: 1, y: -1 }, name: "Upper right corner", place: "top-0 left-full cursor-nesw-resize" },
  { handle: { x: -1, y: 1 }, name: "Lower left corner", place: "top-full left-0 cursor-nesw-resize" },
  { handle: { x: 1, y: 1 }, name: "Lower right corner", place: "top-full left-full cursor-nwse-resize" },
];
const EDGES: readonly { handle: Handle; name: string; place: string }[] = [
  { handle: { x: 0, y: -1 }, name: "Upper edge", place: "top-0 left-1/2 cursor-ns-resize" },
  { handle: { x: 0, y: 1 }, name: "Lower edge", place: "top-full left-1/2 cursor-ns-resize" },
  { handle: { x: -1, y: 0 }, name: "Left edge", place: "top-1/2 left-0 cursor-ew-resize" },
  { handle: { x: 1, y: 0 }, name: "Right edge", place: "top-1/2 left-full cursor-ew-resize" },
];

/** Shares a press of an arrow key moves by; with Shift. */
const KEY_STEP = { small: 0.01, large: 0.05 } as const;

/** What is kept of the picture: moved as a whole, pulled by corners and edges, by finger, mouse or arrow keys. */
export function CropFrame({ crop, turned, shape, shown, isPinched, onChange, onSettle }: Props) {
  const begun = useRef<{ crop: Box; x: number; y: number } | null>(null);

  const move = (from: Box, by: { x: number; y: number }) =>
    onChange(inside({ ...from, left: from.left + by.x, top: from.top + by.y }));
  const pull = (from: Box, handle: Handle, by: { x: number; y: number }) =>
    onChange(pullCrop({ turned, crop: from, handle, by, shape }));

  const grips = (act: (from: Box, by: { x: number; y: number }) => void) => ({
    "data-grip": true,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (!event.isPrimary || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begun.current = { crop, x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const from = begun.current;
      if (!from) return;
      if (isPinched()) {
        begun.current = null;
        onChange(from.crop);
        onSettle();
        return;
      }
      act(from.crop, {
        x: (event.clientX - from.x) / shown.width,
        y: (event.clientY - from.y) / shown.height,
      });
    },
    onPointerUp: () => {
      if (begun.current) onSettle();
      begun.current = null;
    },
    onPointerCancel: () => {
      begun.current = null;
      onSettle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const step = event.shiftKey ? KEY_STEP.large : KEY_STEP.small;
      act(crop, { x: arrow.x * step, y: arrow.y * step });
    },
    onKeyUp: onSettle,
  });

  const percent = (share: number) => `${share * 100}%`;
  const label = `${Math.round(crop.width * turned.width)} × ${Math.round(crop.height * turned.height)}`;
  return (
    <div className="absolute inset-0">
      <div
        className="absolute shadow-[0_0_0_9999px_rgb(10_8_7/0.62)]"
        style={{
          left: percent(crop.left),
          top: percent(crop.top),
          width: percent(crop.width),
          height: percent(crop.height),
        }}
      >
        <button
          type="button"
          aria-label={`Crop, ${label} pixels. Arrow keys move it.`}
          {...grips(move)}
          className="absolute inset-0 cursor-move touch-none border border-film-ink -outline-offset-2!"
        >
          <span aria-hidden="true" className="crop-thirds" />
        </button>
        {[...EDGES, ...CORNERS].map(({ handle, name, place }) => (
          <button
            key={name}
            type="button"
            aria-label={`${name}. Arrow keys move it.`}
            {...grips((from, by) => pull(from, handle, by))}
            className={`group absolute flex size-11 -translate-1/2 touch-none items-center justify-center ${place}`}
          >
            <span
              aria-hidden="true"
              className={`bg-film-ink ${handle.x === 0 ? "h-1 w-6" : handle.y === 0 ? "h-6 w-1" : "size-3.5"}`}
            />
          </button>
        ))}
      </div>
    </div>
  );
}
