import sharp from "sharp";
import { gather, type Lamp } from "#scripts/covers/light/gather.ts";
import { MATERIAL, type MaterialName } from "#scripts/covers/light/material.ts";
import { shade } from "#scripts/covers/light/shade.ts";
import { surroundingsOf } from "#scripts/covers/light/surroundings.ts";
import { trace } from "#scripts/covers/light/trace.ts";
import { type Pose, type Sitter, subjectOf } from "#scripts/covers/sculpture/sitter.ts";
import { paintBackdrop } from "#web/engine/backdrop/paint-backdrop.ts";
import type { Scene } from "#web/engine/backdrop/scene.ts";
import { luminance } from "#web/engine/pixels/colour.ts";
import { placeFigure } from "#web/engine/studio/frame/place-figure.ts";
import { gradePicture } from "#web/engine/studio/light/grade.ts";
import type { Grade } from "#web/engine/studio/recipe.ts";

/** One snapshot of a bust at home. */
export interface Snapshot {
  pose: Pose;
  /** Height of the picture where the bust stands, in half heads. */
  span: number;
  /** Where the middle of the face falls, shares of width and height. */
  across: number;
  down: number;
  width: number;
  height: number;
  /** Side of the window: -1 left, 1 right. */
  window: -1 | 1;
  /** Exposure, 1 as it should be. */
  light: number;
  seed: number;
}

/** A room: a wall in daylight, a window at its edge, a shelf and a plant, out of focus. */
const ROOM: Scene = {
  name: "room",
  layers: [
    { kind: "gradient", colours: ["#c9c3b8", "#bdb5a8", "#a2998b"], strength: 0.62 },
    { kind: "glow", x: -0.5, y: 0.3, radius: 0.9, colour: "#fff4e0", strength: 0.3 },
    { kind: "mottle", size: 0.5, amount: 0.06 },
    {
      kind: "panes",
      area: [-0.72, -0.1, -0.34, 0.62],
      columns: 2,
      rows: 3,
      bar: 0.018,
      top: "#eef4f8",
      bottom: "#dfe6dc",
      strength: 1.15,
    },
    {
      kind: "shelves",
      area: [0.24, 0.16, 0.62, 0.62],
      rows: 2,
      colours: ["#6d7a70", "#b98a6a", "#e8e2d6", "#44525c", "#a8503c", "#d9c08c"],
      wood: "#8a6a4c",
    },
    {
      kind: "plant",
      at: [0.4, 0.98],
      leaf: [0.12, 0.22],
      reach: 0.24,
      slim: 0.24,
      count: 40,
      colours: ["#2c3d2a", "#6d8a55"],
      from: -0.6,
    },
    { kind: "defocus", radius: 0.012 },
  ],
};

/** What a phone makes of it: no look at all. */
const AS_IT_IS: Grade = {
  exposure: 0,
  contrast: 1.04,
  saturation: 1,
  shadows: "#808080",
  highlights: "#808080",
  tint: 0,
  fade: 0,
  vignette: 0.06,
  bloom: 0.02,
  grain: 0.01,
};

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Takes the snapshot with the covers' own camera; the same one gives the same bytes. */
export async function photographBust(
  sitter: Sitter,
  material: MaterialName,
  snapshot: Snapshot,
): Promise<Buffer> {
  const { pose, span, across, down, width, height, window, seed } = snapshot;
  const stone = MATERIAL[material];
  const backdrop = paintBackdrop(ROOM, seed, Math.ceil(width / 2), Math.ceil(height / 2), window > 0);
  const subject = subjectOf(sitter, pose);
  const seen = trace(subject, { x: 0, y: 0, far: 11, span, across, down }, width, height, 3);
  const surroundings = surroundingsOf(backdrop, [1, 0.985, 0.96], 0.4);
  const [side, above] = [radians(32 * window), radians(28)];
  const lamps: Lamp[] = [
    {
      towards: [Math.sin(side) * Math.cos(above), Math.sin(above), Math.cos(side) * Math.cos(above)],
      colour: [1.1, 1.06, 1],
      size: 0.4,
    },
  ];
  const bounce = stone.colour.map((value) => value * value * 0.55) as [number, number, number];
  const gathered = gather(subject, seen, lamps, surroundings, bounce);
  const light = shade(seen, gathered, lamps, surroundings, 0.34, stone, seed & 0xffff);
  const bright: number[] = [];
  for (let i = 0; i < seen.cover.length; i += 5) {
    if (seen.cover[i]! < 0.9 || seen.position[i * 3 + 1]! < -1.6) continue;
    bright.push(luminance(light.data[i * 3]!, light.data[i * 3 + 1]!, light.data[i * 3 + 2]!));
  }
  bright.sort((a, b) => a - b);
  const gain = (0.56 * stone.value * snapshot.light) / (bright[Math.floor(bright.length * 0.9)] ?? 1);
  for (let i = 0; i < light.data.length; i++) light.data[i] = light.data[i]! * gain;
  for (let i = 0; i < backdrop.data.length; i++) backdrop.data[i] = backdrop.data[i]! * snapshot.light;
  const faceSize = (1.6 / span) * height;
  const picture = placeFigure(
    { light, matte: { width, height, data: seen.cover } },
    backdrop,
    0.25,
    faceSize,
  );
  const { data } = gradePicture(picture, AS_IT_IS, seed);
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 90 })
    .toBuffer();
}
