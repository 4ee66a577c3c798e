import { expect, test } from "vitest";
import type { GenerationView } from "#schema/pictures/generation.ts";
import type { PackView } from "#schema/pictures/pack-order.ts";
import { picture } from "#tests/support/web/generation-view.ts";
import { readBasket, setQuantity, stillShown, writeBasket } from "#web/features/packs/chooser/basket.ts";
import { onlyFavorites, packFrames, sheetsOf } from "#web/features/packs/pack-frames.ts";
import { cancelLabels, packLabels } from "#web/features/packs/pack-labels.ts";
import { packRefusal } from "#web/features/packs/pack-refusal.ts";

/** A pack of twenty pictures that was begun a moment ago. */
const BEGUN: PackView = {
  id: "p",
  name: "Neon Noir",
  selections: [{ themeSlug: "cyberpunk", packSlug: "neon-noir", quantity: 1 }],
  trainingId: null,
  trainingName: null,
  status: "PROCESSING",
  stopping: false,
  landedAt: null,
  estimatedSeconds: 100,
  generatedImages: 0,
  failedImages: 0,
  cancelledImages: 0,
  missing: [],
  cancelledCredits: 0,
  keptCredits: 0,
  totalImages: 20,
  createdAt: new Date(0),
};

const [a, b, c] = [picture("a", 1), picture("b", 2), picture("c", 3)];
const frames = (input: Partial<PackView>, ...pictures: GenerationView[]) =>
  packFrames({ ...BEGUN, totalImages: 4, ...input }, pictures)
    .map(({ frame }) => (frame.state === "picture" ? frame.picture.id : frame.state))
    .join(" ");

test("a pack's pictures keep their number while later ones land", () => {
  expect(frames({}, b, a)).toBe("a b coming coming");
  expect(frames({}, c, b, a)).toBe("a b c coming");
});

test("a pack's pictures have the frame they have everywhere, also once others are deleted", () => {
  const [third, first] = [
    { ...a, number: 3 },
    { ...b, number: 1 },
  ];
  expect(frames({ status: "COMPLETED" }, third, first)).toBe("b deleted a deleted");
});

test("what failed and what was cancelled keep their frames, whatever is deleted beside them", () => {
  const ended: Partial<PackView> = {
    status: "COMPLETED",
    missing: [
      { number: 2, state: "failed" },
      { number: 3, state: "cancelled" },
    ],
  };
  const [first, last] = [
    { ...a, number: 1 },
    { ...b, number: 4 },
  ];
  expect(frames(ended, first, last)).toBe("a failed cancelled b");
  expect(frames(ended, last)).toBe("deleted failed cancelled b");
  expect(frames({ ...ended, status: "PROCESSING" }, first)).toBe("a failed cancelled coming");
  // one without a number of its own takes what is free
  expect(frames(ended, c)).toBe("c failed cancelled deleted");
});

test("an order's pictures stand on a sheet for each pack, under the numbers they have everywhere", () => {
  const [noir, beach] = [
    { themeSlug: "film-noir", packSlug: "the-private-eye", quantity: 2 },
    { themeSlug: "beach", packSlug: "sunset", quantity: 1 },
  ];
  const marked = { ...a, number: 45, favorite: true };
  const all = packFrames({ ...BEGUN, totalImages: 60 }, [marked]);
  const sheets = sheetsOf([noir, beach], all);
  expect(sheets.map(({ frames }) => [frames[0]?.number, frames.length])).toEqual([
    [1, 40],
    [41, 20],
  ]);
  expect(sheetsOf([noir, beach], onlyFavorites(all))).toEqual([
    { selection: beach, frames: [{ number: 45, frame: { state: "picture", picture: marked } }] },
  ]);
});

const told = (input: Partial<PackView>, second = 0) =>
  Object.values(packLabels({ ...BEGUN, ...input }, second * 1_000))
    .filter(Boolean)
    .join(" ");

test("a pack is starting at none of its pictures, with the time it is expected to take, and never nearly done", () => {
  expect(told({})).toBe("Starting. About 2 minutes left.");
  for (const second of [1, 60, 97, 120, 9_000]) expect(told({}, second)).not.toContain("Nearly done");
});

test("a pack is nearly done from 80 % on at the earliest", () => {
  const landedAt = new Date(1_000);
  expect(told({ landedAt, generatedImages: 12 }, 1)).toBe("12 of 20 pictures. A few seconds left.");
  expect(told({ landedAt, generatedImages: 16 }, 1)).toBe("16 of 20 pictures. Nearly done.");
});

test("a pack says what is finished after a cancellation, and in the end what was cancelled and came back", () => {
  const cancelled = { failedImages: 4, cancelledImages: 4, cancelledCredits: 28 };
  const back = "You cancelled 4. 28 credits refunded.";
  const stopping = { stopping: true, generatedImages: 8, landedAt: new Date(8_000) };
  expect(told({ ...cancelled, ...stopping }, 8)).toBe(
    `Finishing 8, then stopping. About 10 seconds left. ${back}`,
  );
  const ended = { ...cancelled, status: "COMPLETED" } as const;
  expect(told({ ...ended, generatedImages: 16 })).toBe(`16 pictures. ${back}`);
  expect(told({ ...ended, generatedImages: 15, failedImages: 5 })).toBe(
    `15 pictures. ${back} 1 picture could not be made. The credits for it were refunded.`,
  );
});

test("a pack says what came back where no picture is left", () => {
  const failed = { status: "FAILED", failedImages: 20 } as const;
  const all = { cancelledImages: 20, cancelledCredits: 140 };
  expect(told({ ...failed, ...all })).toBe("You cancelled this pack. 140 credits refunded.");
  expect(told(failed)).toMatch(/^None of these pictures could be made\. All credits/);
});

test("before a pack is cancelled it says what is kept, what is cancelled and what comes back", () => {
  const kept = "are done. 8 are being made and will be kept (56 credits).";
  const view = { beingMade: 8, beingMadeCredits: 56, cancellable: 4, creditsBack: 28 };
  expect(cancelLabels(8, view)).toBe(`8 pictures ${kept} 4 will be cancelled: 28 credits will be refunded.`);
  const unbegun = { beingMade: 0, beingMadeCredits: 0, cancellable: 20, creditsBack: 140 };
  expect(cancelLabels(0, unbegun)).toBe("20 pictures will be cancelled: 140 credits will be refunded.");
  // nothing is promised where everything has begun
  const begun = { ...view, cancellable: 0, creditsBack: 0 };
  expect(cancelLabels(12, begun)).toBe(`12 pictures ${kept} There is nothing left to cancel.`);
});

test("a pack for women and men is for everyone; one for women says so to others", () => {
  const refusals = (...allowedGenderOrCategory: ("WOMAN" | "MAN")[]) =>
    (["WOMAN", "MAN", "NEUTRAL"] as const).map((who) => packRefusal({ allowedGenderOrCategory }, who));
  expect(refusals("WOMAN", "MAN")).toEqual([null, null, null]);
  expect(refusals("WOMAN")).toEqual([
    null,
    "Made for women only; this model is a man.",
    "Made for women only; this model is neutral.",
  ]);
});

const basketOf = (address: string) =>
  readBasket(new URLSearchParams(address)).map(({ themeSlug, packSlug, quantity }) => ({
    themeSlug,
    packSlug,
    quantity,
  }));
const NOIR = { themeSlug: "cyberpunk", packSlug: "neon-noir" };

test("a basket stands in the address, a pack as often as it is made, beside what else stands there", () => {
  const two = setQuantity(setQuantity([], NOIR, 1), NOIR, 2);
  const address = writeBasket(two, new URLSearchParams("q=rain&pack=beach"));
  expect(`${address}`).toBe("q=rain&pack=cyberpunk%2Fneon-noir&pack=cyberpunk%2Fneon-noir");
  expect(basketOf(`${address}`)).toEqual(two);
  expect(setQuantity(two, NOIR, 0)).toEqual([]);
});

test("an address cannot fill a basket with what there is not, or with more than an order holds", () => {
  expect(basketOf("pack=cyberpunk&pack=x/y&pack=film-noir/neon-noir")).toEqual([]);
  const many = new URLSearchParams(Array.from({ length: 9 }, () => ["pack", "cyberpunk/neon-noir"]));
  expect(basketOf(`${many}`)).toEqual([{ ...NOIR, quantity: 5 }]);
});

test("an address fills no basket with what staff have hidden", () => {
  const basket = readBasket(new URLSearchParams("pack=cyberpunk/neon-noir&pack=film-noir/the-private-eye"));
  const left = (hidden: string[], hiddenPacks: string[]) =>
    stillShown(basket, { hidden: new Set(hidden), hiddenPacks: new Set(hiddenPacks) }).map(
      ({ themeSlug }) => themeSlug,
    );
  expect(left([], [])).toEqual(["cyberpunk", "film-noir"]);
  expect(left(["film-noir"], [])).toEqual(["cyberpunk"]);
  expect(left([], ["cyberpunk/neon-noir"])).toEqual(["film-noir"]);
});
