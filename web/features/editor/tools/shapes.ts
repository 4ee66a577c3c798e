import type { Size } from "#web/engine/adjust/geometry/box.ts";

interface Shape {
  label: string;
  /** Width by height; null: any. */
  ratio(turned: Size): number | null;
}

/** The shapes a picture is often cut to. */
export const SHAPES = {
  free: { label: "Free", ratio: () => null },
  original: { label: "Original", ratio: ({ width, height }) => width / height },
  square: { label: "1:1", ratio: () => 1 },
  portrait: { label: "4:5", ratio: () => 4 / 5 },
  print: { label: "2:3", ratio: () => 2 / 3 },
  tall: { label: "9:16", ratio: () => 9 / 16 },
  landscape: { label: "3:2", ratio: () => 3 / 2 },
  wide: { label: "16:9", ratio: () => 16 / 9 },
} as const satisfies Record<string, Shape>;
export type ShapeName = keyof typeof SHAPES;
