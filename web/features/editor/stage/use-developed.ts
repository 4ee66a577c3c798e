import { useCallback, useEffect, useRef, useState } from "react";
import type { Adjustments } from "#web/engine/adjust/adjustments.ts";
import type { Darkroom } from "../darkroom/darkroom.ts";

/** Pixels of the longer side while something is moved, and when it rests. */
const LONGEST = { moving: 900, resting: 2048 } as const;

/** The picture as adjusted, developed in the worker: always the latest that was wanted, one at a time. */
export function useDeveloped(darkroom: Darkroom, adjustments: Adjustments | null, isMoving: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const wanted = useRef<{ adjustments: Adjustments; longest: number } | null>(null);
  const isBusy = useRef(false);

  const develop = useCallback(
    async (adjustments: Adjustments, longest: number) => {
      wanted.current = { adjustments, longest };
      if (isBusy.current) return;
      isBusy.current = true;
      while (wanted.current) {
        const next = wanted.current;
        wanted.current = null;
        try {
          const picture = await darkroom.show(next.adjustments, next.longest);
          if (canvas.current) draw(canvas.current, picture);
          setShown(true);
          setFailed(false);
        } catch {
          setFailed(true);
        }
      }
      isBusy.current = false;
    },
    [darkroom],
  );

  const longest = isMoving ? LONGEST.moving : LONGEST.resting;
  useEffect(() => {
    if (adjustments) void develop(adjustments, longest);
  }, [develop, adjustments, longest]);

  return {
    canvas,
    isShown,
    /** Whether the last one could not be developed. */
    hasFailed,
    retry: () => void (adjustments && develop(adjustments, longest)),
  };
}

function draw(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext("bitmaprenderer")?.transferFromImageBitmap(picture);
}
