import { expect, test } from "vitest";
import { createEditInput } from "#schema/pictures/edits.ts";
import { type ChosenFace, inputOf, readDraft } from "#web/features/face-swap/draft.ts";
import type { FoundFace } from "#web/features/face-swap/faces/found-face.ts";
import { judgeSwap } from "#web/features/face-swap/faces/judge-swap.ts";

const face = (input: {
  size?: number;
  yaw?: number;
  sharpness?: number;
  colour?: number;
  eyeCover?: number;
  side?: number;
}): FoundFace => ({
  outline: [],
  box: { left: 0.25, top: 0.25, width: 0.25, height: 0.5 },
  size: input.size ?? 400,
  pose: { yaw: input.yaw ?? 0, pitch: 0, roll: 0 },
  light: { side: input.side ?? 0, warmth: 0, level: -2 },
  quality: {
    sharpness: input.sharpness ?? 0.3,
    colour: input.colour ?? 0.2,
    eyeCover: input.eyeCover ?? 0.9,
    highlight: 0.8,
    burnt: 0,
    facePixels: input.size ?? 400,
  },
});

test("two faces alike in size, turn and light fit", () => {
  expect(judgeSwap(face({}), face({}))).toBeNull();
  expect(judgeSwap(face({ yaw: 15 }), face({ yaw: -4 }))).toBeNull();
});

test("what does not fit is told by its reason", () => {
  expect(judgeSwap(face({ size: 60 }), face({ size: 100 }))).toBe("SOURCE_TOO_SMALL");
  expect(judgeSwap(face({ size: 100 }), face({ size: 400 }))).toBe("SOURCE_TOO_SMALL");
  expect(judgeSwap(face({}), face({ size: 50 }))).toBe("TARGET_TOO_SMALL");
  expect(judgeSwap(face({ sharpness: 0.1 }), face({}))).toBe("SOURCE_BLURRED");
  expect(judgeSwap(face({ yaw: 25 }), face({}))).toBe("TURNED_APART");
  expect(judgeSwap(face({ yaw: 45 }), face({ yaw: 40 }))).toBe("TURNED_AWAY");
  expect(judgeSwap(face({ side: 2 }), face({}))).toBe("LIT_APART");
  expect(judgeSwap(face({ colour: 0 }), face({}))).toBe("NO_COLOUR");
  expect(judgeSwap(face({ eyeCover: 0.2 }), face({}))).toBe("SOURCE_COVERED");
  expect(judgeSwap(face({}), face({ eyeCover: 0.2 }))).toBe("TARGET_COVERED");
});

test("where a face is, is told only where it is one of several", () => {
  const picture = {
    source: { kind: "upload", id: "u", position: 0 },
    url: "/media/u",
    width: 9,
    height: 9,
  } as const;
  const draft = { ...readDraft(), face: picture, picture, consent: true };
  const chosen: ChosenFace = { face: face({}), total: 1 };
  const key = "0b9f8a52-5b3e-4c76-9d4e-0d7f3b0f8a11";
  const input = inputOf(draft, { face: chosen, picture: { ...chosen, total: 3 } }, key);
  expect(input.options).toEqual({ hair: "picture", pictureAt: { left: 0.375, top: 0.5 } });
  expect(createEditInput.safeParse(input).success).toBe(true);
});
