import { expect, test } from "vitest";
import { judgeSwap } from "#web/engine/face-swap/judge-swap.ts";
import type { SwapFacts } from "#web/engine/face-swap/read-swap-face.ts";

interface Changes {
  size?: number;
  yaw?: number;
  pitch?: number;
  sharpness?: number;
  colour?: number;
  eyeCover?: number;
  side?: number;
  level?: number;
  skin?: Partial<SwapFacts["skin"]>;
}

const face = ({
  size = 400,
  yaw = 0,
  pitch = 0,
  side = 0,
  level = -2,
  skin,
  ...quality
}: Changes): SwapFacts => ({
  size,
  pose: { yaw, pitch, roll: 0 },
  light: { side, warmth: 0, level },
  quality: {
    sharpness: 0.3,
    colour: 0.2,
    eyeCover: 0.9,
    highlight: 0.8,
    burnt: 0,
    facePixels: size,
    ...quality,
  },
  skin: {
    covered: 0.05,
    patchy: 0.1,
    beard: 0.2,
    moustache: 0.4,
    bridge: 0.2,
    brows: { covered: 0, shade: 2 },
    ...skin,
  },
});

test.each<[what: string, source: Changes, target: Changes, refusal: ReturnType<typeof judgeSwap>]>([
  ["alike", {}, {}, null],
  ["turned a little apart", { yaw: 15 }, { yaw: -4 }, null],
  ["turned less apart", { yaw: 33 }, {}, null],
  ["turned apart", { yaw: 36 }, {}, "TURNED_APART"],
  ["both turned far", { yaw: 45 }, { yaw: 40 }, "TURNED_AWAY"],
  ["tiny", { size: 60 }, { size: 100 }, "SOURCE_TOO_SMALL"],
  ["far smaller", { size: 100 }, { size: 400 }, "SOURCE_TOO_SMALL"],
  ["into a tiny one", {}, { size: 50 }, "TARGET_TOO_SMALL"],
  ["blurred", { sharpness: 0.1 }, {}, "SOURCE_BLURRED"],
  ["lit from the side", { side: 2 }, {}, null],
  ["lit from the other side", { side: 1.8 }, { side: -1.8 }, "LIT_APART"],
  ["black and white into colour", { colour: 0 }, {}, null],
  ["colour into black and white", {}, { colour: 0 }, null],
  ["behind dark glasses", { eyeCover: 0.2 }, {}, "SOURCE_COVERED"],
  ["into dark glasses", {}, { eyeCover: 0.2 }, "TARGET_COVERED"],
  ["behind glasses", { skin: { bridge: 3 } }, {}, "SOURCE_COVERED"],
  ["into glasses", {}, { skin: { bridge: 3 } }, "TARGET_COVERED"],
  ["frowning", { skin: { bridge: 1.3 } }, {}, null],
  ["behind thin glasses", { skin: { bridge: 1.3, covered: 0.25 } }, {}, "SOURCE_COVERED"],
  ["half behind hair", { skin: { covered: 0.4 } }, {}, "SOURCE_COVERED"],
  ["under leaves", { skin: { patchy: 0.3 } }, {}, "SOURCE_IN_SHADOW"],
  ["into a little shadow of leaves", {}, { skin: { patchy: 0.3 } }, null],
  ["into the shadow of leaves", {}, { skin: { patchy: 0.35 } }, "TARGET_IN_SHADOW"],
  ["behind mirrored glasses", { eyeCover: 0.5, skin: { covered: 0.32 } }, {}, "SOURCE_COVERED"],
  ["into made-up eyes", {}, { eyeCover: 0.5 }, null],
  ["far darker", { level: -4 }, {}, "TONES_APART"],
  ["far brighter", { level: -1 }, { level: -4 }, "TONES_APART"],
  ["brighter by as much as would be too dark", { level: -1 }, { level: -3 }, null],
  ["far lower", { pitch: 40 }, {}, "TURNED_APART"],
  ["lower", { pitch: 32 }, {}, null],
  ["more than three times as small", { size: 100 }, { size: 310 }, "SOURCE_TOO_SMALL"],
  ["half as large", { size: 100 }, { size: 200 }, null],
  ["covered as the other may be", { skin: { covered: 0.37 } }, {}, "SOURCE_COVERED"],
  ["into one covered a little", {}, { skin: { covered: 0.37 } }, null],
  ["somewhat darker", { level: -3 }, {}, null],
  ["under a visor", { skin: { brows: { covered: 1, shade: 3 } } }, {}, null],
  ["with white brows into dark ones", { skin: { brows: { covered: 0, shade: 0 } } }, {}, null],
  ["bearded into shaven", { skin: { beard: 2 } }, {}, null],
  ["shaven into bearded", {}, { skin: { beard: 3 } }, null],
  ["bearded into bearded", { skin: { beard: 2 } }, { skin: { beard: 2.4 } }, null],
])("a face %s", (_, source, target, refusal) => {
  expect(judgeSwap(face(source), face(target))).toBe(refusal);
});
