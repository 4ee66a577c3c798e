import { describe, expect, test } from "vitest";
import type { GenerationView, PackView } from "#schema/pictures/generation.ts";
import { picture } from "#tests/support/generation-view.ts";
import { packFrames } from "#web/features/packs/pack-frames.ts";
import { cancelLabels, packLabels } from "#web/features/packs/pack-labels.ts";
import { packRefusal } from "#web/features/packs/pack-refusal.ts";

function pack(input: Partial<PackView> = {}): PackView {
  return {
    id: "p",
    name: "Neon Noir",
    themeSlug: "cyberpunk",
    packSlug: "neon-noir",
    trainingId: null,
    trainingName: null,
    status: "PROCESSING",
    stopping: false,
    landedAt: null,
    estimatedSeconds: 100,
    generatedImages: 0,
    failedImages: 0,
    cancelledImages: 0,
    cancelledCredits: 0,
    keptCredits: 0,
    totalImages: 20,
    createdAt: new Date(0),
    ...input,
  };
}

const [a, b, c] = [picture("a", 1), picture("b", 2), picture("c", 3)];
const done = { totalImages: 4, status: "COMPLETED" } as const;
test.each<[string, Partial<PackView>, GenerationView[], string]>([
  ["stand in the order they landed", { totalImages: 4 }, [b, a], "a b coming coming"],
  ["keep their number while later ones land", { totalImages: 4 }, [c, b, a], "a b c coming"],
  [
    "have the frame they have everywhere, also once others are deleted",
    done,
    [
      { ...a, number: 3 },
      { ...b, number: 1 },
    ],
    "b deleted a deleted",
  ],
  [
    "stand before what was deleted, failed or was cancelled",
    { ...done, failedImages: 2, cancelledImages: 1 },
    [a],
    "a deleted failed cancelled",
  ],
  [
    "are all shown even if more came than were asked for",
    { ...done, totalImages: 1, failedImages: 1 },
    [a, b],
    "a b",
  ],
])("a pack's pictures %s", (_, input, pictures, frames) => {
  const states = packFrames(pack(input), pictures).map((frame) =>
    frame.state === "picture" ? frame.picture.id : frame.state,
  );
  expect(states.join(" ")).toBe(frames);
});

describe("how a pack stands", () => {
  const told = (input: Partial<PackView>, now = 0) =>
    Object.values(packLabels(pack(input), now))
      .filter(Boolean)
      .join(" ");
  const landed = { landedAt: new Date(1_000) };
  const cancelled = { failedImages: 4, cancelledImages: 4, cancelledCredits: 28 };
  const ended = { ...cancelled, status: "COMPLETED" } as const;

  test.each<[Partial<PackView>, number, string]>([
    [{}, 0, "Starting. About 2 minutes left."],
    [{ ...landed, generatedImages: 12 }, 1_000, "12 of 20 pictures. A few seconds left."],
    [{ ...landed, generatedImages: 16 }, 1_000, "16 of 20 pictures. Nearly done."],
    [
      { ...cancelled, stopping: true, generatedImages: 8, landedAt: new Date(8_000) },
      8_000,
      "Finishing 8, then stopping. About 10 seconds left. You cancelled 4. 28 credits refunded.",
    ],
    [{ ...ended, generatedImages: 16 }, 0, "16 pictures. You cancelled 4. 28 credits refunded."],
    [
      { ...ended, generatedImages: 15, failedImages: 5 },
      0,
      "15 pictures. You cancelled 4. 28 credits refunded. 1 picture could not be made. The credits for it were refunded.",
    ],
    [
      { status: "FAILED", failedImages: 20, cancelledImages: 20, cancelledCredits: 140 },
      0,
      "You cancelled this pack. 140 credits refunded.",
    ],
    [
      { status: "FAILED", failedImages: 20 },
      0,
      "None of these pictures could be made. All credits for this pack were refunded.",
    ],
  ])("%j at %i is told as it is", (input, now, label) => {
    expect(told(input, now)).toBe(label);
  });

  test("is never nearly done while none of its pictures is", () => {
    for (const second of [1, 60, 97, 120, 9_000])
      expect(told({}, second * 1_000)).not.toContain("Nearly done");
  });
});

const preview = { beingMade: 8, beingMadeCredits: 56, cancellable: 4, creditsBack: 28 };
test.each([
  [
    8,
    preview,
    "8 pictures are done. 8 are being made and will be kept (56 credits). 4 will be cancelled: 28 credits will be refunded.",
  ],
  [
    0,
    { beingMade: 0, beingMadeCredits: 0, cancellable: 20, creditsBack: 140 },
    "20 pictures will be cancelled: 140 credits will be refunded.",
  ],
  // nothing is promised where everything has begun
  [
    12,
    { ...preview, cancellable: 0, creditsBack: 0 },
    "12 pictures are done. 8 are being made and will be kept (56 credits). There is nothing left to cancel.",
  ],
])(
  "before a pack with %i pictures is cancelled it is said what is kept and comes back",
  (made, view, label) => {
    expect(cancelLabels(made, view)).toBe(label);
  },
);

test.each([
  [["WOMAN", "MAN"], "WOMAN", null],
  [["WOMAN", "MAN"], "MAN", null],
  [["WOMAN", "MAN"], "NEUTRAL", null],
  [["WOMAN"], "WOMAN", null],
  [["WOMAN"], "MAN", "Made for women only; this model is a man."],
  [["WOMAN"], "NEUTRAL", "Made for women only; this model is neutral."],
] as const)("a pack for %j and a model that is %s: %s", (allowedGenderOrCategory, who, refusal) => {
  expect(packRefusal({ allowedGenderOrCategory }, who)).toBe(refusal);
});
