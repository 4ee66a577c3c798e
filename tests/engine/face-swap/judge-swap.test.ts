import { expect, test } from "vitest";
import { judgeSwap, type SwapFace } from "#web/engine/face-swap/judge-swap.ts";

const face = (
  changes: { yaw?: number; size?: number; side?: number; colour?: number; sharpness?: number } = {},
): SwapFace => ({
  mesh: new Float32Array(468 * 3),
  bounds: { left: 0, top: 0, right: 300, bottom: 300 },
  size: changes.size ?? 300,
  pose: { yaw: changes.yaw ?? 0, pitch: 0, roll: 0 },
  photo: [],
  quality: {
    sharpness: changes.sharpness ?? 0.3,
    highlight: 0.7,
    burnt: 0,
    colour: changes.colour ?? 0.15,
    facePixels: changes.size ?? 300,
    eyeCover: 0.8,
  },
  light: { level: -1, side: changes.side ?? 0, warmth: 1 },
  covered: 0,
});

test.each([
  ["alike", {}, {}, null],
  ["turned a little apart", { yaw: -8 }, { yaw: 10 }, null],
  ["turned apart", { yaw: -12 }, { yaw: 12 }, "TURNED_APART"],
  ["both turned far", { yaw: 45 }, { yaw: 45 }, "TURNED_APART"],
  ["far smaller", { size: 120 }, { size: 600 }, "SOURCE_TOO_SMALL"],
  ["a tiny target", {}, { size: 45 }, "TARGET_TOO_SMALL"],
  ["lit from opposite sides", { side: -1.2 }, { side: 1.2 }, "LIT_APART"],
  ["black and white into colour", { colour: 0.01 }, {}, "NO_COLOUR"],
  ["colour into black and white", {}, { colour: 0.01 }, null],
  ["blurred", { sharpness: 0.1 }, {}, "SOURCE_BLURRED"],
] as const)("%s", (_, source, target, refusal) => {
  expect(judgeSwap(face(source), face(target))).toBe(refusal);
});
