import { expect, test } from "vitest";
import { createEditInput, type EditView } from "#schema/pictures/edits.ts";
import { CHANGES } from "#web/features/image-to-image/changes.ts";
import { type EditDraft, readDraft, settingsOf } from "#web/features/image-to-image/draft.ts";
import { inputOf, isChangeOffered, planEdit } from "#web/features/image-to-image/plan-edit.ts";
import { EDIT_NAMES_SHOWN } from "#web/features/shared/edits/edit-names.ts";
import type { SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";

const picture = (id = "p1", size = { width: 896, height: 1120 }): SourcePicture => ({
  source: { kind: "picture", id, position: 0 },
  url: `/media/${id}.jpg`,
  ...size,
});
const draft = (input: Partial<EditDraft>): EditDraft => ({ ...readDraft(), pictures: [picture()], ...input });
const KEY = "0b9f8a52-5b3e-4c76-9d4e-0d7f3b0f8a11";

test("a new draft asks Auto, and lacks only a picture and words", () => {
  const start = readDraft();
  const { error } = createEditInput.safeParse(inputOf(start, planEdit(start, "provider"), KEY));
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual(["inputs.image", "options.prompt"]);
});

test("every change is sent as its operation takes it", () => {
  for (const { name } of CHANGES) {
    const pictures = name === "style-transfer" ? [picture("a"), picture("b")] : [picture()];
    const asked = draft({ change: name, pictures, prompt: "a red door", count: 4 });
    const input = inputOf(asked, planEdit(asked, "provider"), KEY);
    expect(createEditInput.safeParse(input).error?.issues, EDIT_NAMES_SHOWN[name]).toBeUndefined();
  }
});

test("Auto says what it reads from the words, and asks for consent where that needs it", () => {
  const planOf = (prompt: string, pictures = [picture()]) =>
    planEdit(draft({ prompt, pictures }), "provider");
  expect(planOf("").chosenType).toBeNull();
  expect(planOf("remove the lamp")).toMatchObject({ chosenType: "REMOVE", likeness: null });
  expect(planOf("give me a navy suit")).toMatchObject({ likeness: "CLOTHING_REPLACEMENT" });
  expect(planOf("put my face on him", [picture("a"), picture("b")])).toMatchObject({
    chosenType: "FACE_SWAP",
    likeness: "FACE_SWAP",
  });
});

test("a background is told in words, or as colours, a place or a picture, and then no words are asked", () => {
  const sent = (background: EditDraft["background"], prompt = "left from before") => {
    const asked = draft({ change: "replace-background", background, prompt });
    const plan = planEdit(asked, "embedded");
    const { options, inputs } = inputOf(asked, plan, KEY);
    return { asks: plan.asks, options, behind: inputs.background };
  };
  expect(sent({ kind: "words" }, "a bright office")).toEqual({
    asks: ["background", "words"],
    options: { prompt: "a bright office" },
    behind: undefined,
  });
  expect(sent({ kind: "colours", colours: ["#ffffff", "#111111"] })).toMatchObject({
    asks: ["background"],
    options: { colours: ["#ffffff", "#111111"] },
  });
  expect(sent({ kind: "place", place: "a bar at night" }).options).toEqual({ prompt: "a bar at night" });
  const own = sent({ kind: "picture", picture: picture("behind") });
  expect(own).toMatchObject({ options: { prompt: "" }, behind: [picture("behind").source] });
});

test("the price follows the change, the number and, where it matters, the picture", () => {
  const creditsOf = (input: Partial<EditDraft>) => planEdit(draft(input), "provider").credits;
  const one = creditsOf({ prompt: "remove the lamp" })!;
  expect(creditsOf({ prompt: "remove the lamp", count: 3 })).toBe(3 * one);
  expect(creditsOf({ pictures: [] })).toBe(one);
  expect(creditsOf({ change: "upscale", pictures: [] })).toBeNull();
  // one picture at a time
  expect(creditsOf({ change: "upscale", count: 4 })).toBe(creditsOf({ change: "upscale", count: 1 }));
  const large = [picture("l", { width: 2048, height: 2048 })];
  expect(planEdit(draft({ change: "upscale", factor: "4", pictures: large }), "provider").isTooLarge).toBe(
    true,
  );
});

test("the built-in engine has no price for what it does not make", () => {
  expect(isChangeOffered("upscale", "embedded")).toBe(true);
  const plan = planEdit(draft({ prompt: "remove the lamp" }), "embedded");
  expect(plan).toMatchObject({ isOffered: false, credits: null });
});

test("the built-in engine mends and betters photos in its one way, without words", () => {
  const mended = draft({ change: "restoration", prompt: "without the scratch", aspect: "wide" });
  const plan = planEdit(mended, "embedded");
  expect(plan).toMatchObject({ isOffered: true, asks: [], likeness: null });
  expect(inputOf(mended, plan, KEY).options).toEqual({});
  expect(planEdit(mended, "provider").asks).toEqual(["words", "aspect"]);
});

test("an earlier edit's settings are taken over, without its pictures", () => {
  const edit = {
    operation: "variations",
    prompt: "at dusk",
    options: { strength: 0.5, prompt: "at dusk" },
    count: 2,
    seed: 7,
  } as unknown as EditView;
  expect(settingsOf(edit)).toEqual({
    change: "variations",
    aspect: null,
    strength: 0.5,
    prompt: "at dusk",
    count: 2,
    keepSeed: true,
    seed: "7",
  });
});
