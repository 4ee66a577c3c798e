import { describe, expect, it } from "vitest";
import type { GenerationView } from "#schema/generation.ts";
import { packFrames } from "#web/features/packs/pack-frames.ts";
import { packRefusal } from "#web/features/packs/pack-refusal.ts";

function picture(id: string, second: number): GenerationView {
  return {
    id,
    imageUrl: `/media/${id}`,
    width: 1024,
    height: 1024,
    seed: 1,
    favorite: false,
    trainingId: null,
    packId: "p",
    themeSlug: null,
    packSlug: null,
    createdAt: new Date(second * 1_000),
  };
}

const states = (frames: ReturnType<typeof packFrames>) =>
  frames.map((frame) => (frame.state === "picture" ? frame.picture.id : frame.state));

describe("a pack's sheet", () => {
  it("keeps a frame's number while later pictures land", () => {
    const pack = { totalImages: 4, failedImages: 0, status: "PROCESSING" } as const;
    expect(states(packFrames(pack, [picture("b", 2), picture("a", 1)]))).toEqual([
      "a",
      "b",
      "coming",
      "coming",
    ]);
    const more = [picture("c", 3), picture("b", 2), picture("a", 1)];
    expect(states(packFrames(pack, more))).toEqual(["a", "b", "c", "coming"]);
  });

  it("says of each empty frame of an ended pack whether it failed or was deleted", () => {
    const pack = { totalImages: 4, failedImages: 2, status: "COMPLETED" } as const;
    expect(states(packFrames(pack, [picture("a", 1)]))).toEqual(["a", "deleted", "failed", "failed"]);
  });

  it("shows every picture even if more came than were asked for", () => {
    const pack = { totalImages: 1, failedImages: 1, status: "COMPLETED" } as const;
    expect(states(packFrames(pack, [picture("a", 1), picture("b", 2)]))).toEqual(["a", "b"]);
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
