/** A picture's enlargement and shift from the middle of its stage, in CSS pixels. */
export interface View {
  scale: number;
  x: number;
  y: number;
}
export interface Point {
  x: number;
  y: number;
}
interface Size {
  width: number;
  height: number;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const LARGEST = 5;

/** Enlarged to `scale` so that what lies under `point` (from the stage's middle) stays there. */
export function zoomAt(view: View, scale: number, point: Point): View {
  const next = Math.min(LARGEST, Math.max(1, scale));
  const growth = next / view.scale;
  return {
    scale: next,
    x: point.x - (point.x - view.x) * growth,
    y: point.y - (point.y - view.y) * growth,
  };
}

/** The same view, shifted back as far as the picture (its size when whole) would leave its stage. */
export function within(view: View, stage: Size, picture: Size): View {
  const hold = (shift: number, stageSide: number, pictureSide: number) => {
    const most = Math.max(0, (pictureSide * view.scale - stageSide) / 2);
    return Math.min(most, Math.max(-most, shift));
  };
  return {
    scale: view.scale,
    x: hold(view.x, stage.width, picture.width),
    y: hold(view.y, stage.height, picture.height),
  };
}
