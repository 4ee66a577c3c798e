import { useLayoutEffect, useRef } from "react";

type Props = {
  picture: ImageBitmap;
  label: string;
  isTransparent?: boolean;
  /** Width by height of the frame it fills, where that is not quite its own. */
  shape?: number;
};

/** What shows through a transparent picture. */
const CHECKERBOARD = "repeating-conic-gradient(#cfc9c0 0 25%, #f5f1e9 0 50%) 50% / 24px 24px";

/** A decoded picture, as wide as its place. */
export function BitmapCanvas({ picture, label, isTransparent = false, shape }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const target = canvas.current?.getContext("2d");
    if (!target) return;
    target.canvas.width = picture.width;
    target.canvas.height = picture.height;
    target.drawImage(picture, 0, 0);
    // its memory is given back now, and not when the browser gets to it
    return () => {
      target.canvas.width = 0;
    };
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="block h-auto w-full"
      style={{
        aspectRatio: shape ?? picture.width / picture.height,
        background: isTransparent ? CHECKERBOARD : undefined,
      }}
    />
  );
}
