import { describe, expect, it } from "vitest";
import type { PackView } from "#schema/pictures/generation.ts";
import { picture } from "#tests/support/generation-view.ts";
import { packFrames } from "#web/features/packs/pack-frames.ts";
import { cancelLabels, packLabels } from "#web/features/packs/pack-labels.ts";
import { packRefusal } from "#web/features/packs/pack-refusal.ts";

const states = (frames: ReturnType<typeof packFrames>) =>
  frames.map((frame) => (frame.state === "picture" ? frame.picture.id : frame.state));

describe("a pack's sheet", () => {
  it("keeps a frame's number while later pictures land", () => {
    const pack = { totalImages: 4, failedImages: 0, cancelledImages: 0, status: "PROCESSING" } as const;
    expect(states(packFrames(pack, [picture("b", 2), picture("a", 1)]))).toEqual([
      "a",
      "b",
      "coming",
      "coming",
    ]);
    const more = [picture("c", 3), picture("b", 2), picture("a", 1)];
    expect(states(packFrames(pack, more))).toEqual(["a", "b", "c", "coming"]);
  });

  it("gives a picture the frame it has everywhere, also once others are deleted", () => {
    const pack = { totalImages: 4, failedImages: 0, cancelledImages: 0, status: "COMPLETED" } as const;
    const third = { ...picture("c", 1), number: 3 };
    const first = { ...picture("a", 2), number: 1 };
    expect(states(packFrames(pack, [third, first]))).toEqual(["a", "deleted", "c", "deleted"]);
  });

  it("says of each empty frame of an ended pack whether it failed, was cancelled or was deleted", () => {
    const pack = { totalImages: 4, failedImages: 2, cancelledImages: 1, status: "COMPLETED" } as const;
    expect(states(packFrames(pack, [picture("a", 1)]))).toEqual(["a", "deleted", "failed", "cancelled"]);
  });

  it("shows every picture even if more came than were asked for", () => {
    const pack = { totalImages: 1, failedImages: 1, cancelledImages: 0, status: "COMPLETED" } as const;
    expect(states(packFrames(pack, [picture("a", 1), picture("b", 2)]))).toEqual(["a", "b"]);
  });
});

function pack(over: Partial<PackView> = {}): PackView {
  return {
    ...{ id: "p", name: "Neon Noir", themeSlug: "cyberpunk", packSlug: "neon-noir", status: "PROCESSING" },
    ...{ trainingId: null, trainingName: null, stopping: false, landedAt: null, estimatedSeconds: 100 },
    ...{ generatedImages: 0, failedImages: 0, cancelledImages: 0, cancelledCredits: 0, totalImages: 20 },
    keptCredits: 0,
    createdAt: new Date(0),
    ...over,
  };
}

describe("how a pack stands", () => {
  const told = (over: Partial<PackView>, now = 0) =>
    Object.values(packLabels(pack(over), now))
      .filter(Boolean)
      .join(" ");

  it("is starting at none of its pictures, with the time it is expected to take, and never nearly done", () => {
    expect(told({})).toBe("Starting. About 2 minutes left.");
    for (const second of [1, 60, 97, 120, 9_000])
      expect(told({}, second * 1_000)).not.toContain("Nearly done");
  });

  it("is nearly done from 80 % on at the earliest", () => {
    const landed = { landedAt: new Date(1_000) };
    expect(told({ ...landed, generatedImages: 12 }, 1_000)).toBe("12 of 20 pictures. A few seconds left.");
    expect(told({ ...landed, generatedImages: 16 }, 1_000)).toBe("16 of 20 pictures. Nearly done.");
  });

  it("says what is finished after a cancellation, and in the end what was cancelled and came back", () => {
    const cancelled = { failedImages: 4, cancelledImages: 4, cancelledCredits: 28, generatedImages: 8 };
    expect(told({ ...cancelled, stopping: true, landedAt: new Date(8_000) }, 8_000)).toBe(
      "Finishing 8, then stopping. About 10 seconds left. You cancelled 4. 28 credits refunded.",
    );
    expect(told({ ...cancelled, status: "COMPLETED", generatedImages: 16 })).toBe(
      "16 pictures. You cancelled 4. 28 credits refunded.",
    );
    expect(told({ ...cancelled, status: "COMPLETED", generatedImages: 15, failedImages: 5 })).toBe(
      "15 pictures. You cancelled 4. 28 credits refunded. 1 picture could not be made. The credits for it were refunded.",
    );
    const all = { failedImages: 20, cancelledImages: 20, cancelledCredits: 140 };
    expect(told({ ...all, status: "FAILED" })).toBe("You cancelled this pack. 140 credits refunded.");
    expect(told({ status: "FAILED", failedImages: 20 })).toMatch(/^None of these pictures could be made/);
  });
});

describe("the question before a pack is cancelled", () => {
  const preview = { beingMade: 8, beingMadeCredits: 56, cancellable: 4, creditsBack: 28 };

  it("says what is kept, what is cancelled and what comes back", () => {
    expect(cancelLabels(8, preview)).toBe(
      "8 pictures are done. 8 are being made and will be kept (56 credits). 4 will be cancelled: 28 credits will be refunded.",
    );
    const unbegun = { beingMade: 0, beingMadeCredits: 0, cancellable: 20, creditsBack: 140 };
    expect(cancelLabels(0, unbegun)).toBe("20 pictures will be cancelled: 140 credits will be refunded.");
  });

  it("promises nothing where everything has begun", () => {
    expect(cancelLabels(12, { ...preview, cancellable: 0, creditsBack: 0 })).toBe(
      "12 pictures are done. 8 are being made and will be kept (56 credits). There is nothing left to cancel.",
    );
  });
});

describe("who may use a pack", () => {
  it("is everyone where it allows women and men", () => {
    const pack = { allowedGenderOrCategory: ["WOMAN", "MAN"] } as const;
    for (const who of ["WOMAN", "MAN", "NEUTRAL"] as const) expect(packRefusal(pack, who)).toBeNull();
  });

  it("is explained where it allows only one", () => {
    const pack = { allowedGenderOrCategory: ["WOMAN"] } as const;
    expect(packRefusal(pack, "WOMAN")).toBeNull();
    expect(packRefusal(pack, "MAN")).toBe("Made for women only; this model is a man.");
    expect(packRefusal(pack, "NEUTRAL")).toBe("Made for women only; this model is neutral.");
  });
});
