import { expect, test } from "vitest";
import { createPicturesInput, type PicturesView } from "#schema/pictures/pictures.ts";
import { refusePrompt } from "#schema/prompts/refuse-prompt.ts";
import { type GeneratorDraft, inputOf, readDraft, settingsOf } from "#web/features/generator/draft.ts";
import { EXAMPLE_PROMPTS, SUGGESTED_WORDS } from "#web/features/generator/fields/example-prompts.ts";
import { chooseModel, FACE_MODEL, modelChoices, NO_MODEL } from "#web/features/generator/models.ts";
import { earlierPrompts, requestFrames } from "#web/features/generator/requests/request-frames.ts";
import { seedOf } from "#web/features/shared/picture-settings/seed.ts";
import { wouldLose } from "#web/features/shared/take-over/would-lose.ts";

const draft: GeneratorDraft = {
  prompt: "me at sea",
  model: "t1",
  count: 2,
  aspect: "wide",
  keepSeed: false,
  seed: "12",
  strength: 1,
  negativePrompt: "",
  face: null,
  faceStrength: 1,
  faceKeep: "face",
};
const requestKey = "0b9f8a52-5b3e-4c76-9d4e-0d7f3b0f8a11";
const sent = (input: Partial<GeneratorDraft>, model = "t1") =>
  inputOf({ ...draft, ...input }, { requestKey, model });

test("the draft starts with something that only lacks words", () => {
  expect(createPicturesInput.safeParse(sent(readDraft())).success).toBe(false);
  const described = { ...readDraft(), prompt: "me at sea" };
  expect(createPicturesInput.safeParse(sent(described)).success).toBe(true);
});

test("the draft is sent with the model that is shown, or with none", () => {
  expect(sent({}, "t9")).toMatchObject({ trainingId: "t9", seed: null });
  expect(sent({}, NO_MODEL)).toMatchObject({ trainingId: null });
});

test("the draft sends a seed only where it is kept, and never half a number", () => {
  expect(seedOf({ keepSeed: false, seed: "12" })).toBeNull();
  expect(seedOf({ keepSeed: true, seed: "" })).toBeNull();
  expect(seedOf({ keepSeed: true, seed: " 12 " })).toBe(12);
  for (const seed of ["1.5", "-3", "abc", "1e3"]) {
    const { error } = createPicturesInput.safeParse(sent({ keepSeed: true, seed }));
    expect(error?.issues[0]?.path).toEqual(["seed"]);
  }
});

test("one suggestion after another loses nothing that was typed", () => {
  const loses = (prompt: string) => wouldLose({ prompt }, "me by a lake", SUGGESTED_WORDS);
  for (const chosen of EXAMPLE_PROMPTS.flatMap(({ prompt, preview }) => [prompt, preview]))
    expect([loses(chosen), loses(`${chosen}, a red scarf`)]).toEqual([false, true]);
});

const settings = { count: 3, aspect: "tall", seed: 77, strength: 0.8 } as const;
const request: PicturesView = {
  ...settings,
  id: "r1",
  prompt: "me by a lake",
  trainingId: "t2",
  trainingName: "Me",
  withModel: true,
  baseModel: null,
  negativePrompt: "",
  face: null,
  status: "COMPLETED",
  failure: null,
  keptCredits: 0,
  pictures: [],
  createdAt: new Date(0),
};

test("using settings again brings everything but the words", () => {
  const brought = { ...draft, ...settings, model: "t2", keepSeed: true, seed: "77" };
  expect({ ...draft, ...settingsOf(request) }).toEqual(brought);
});

test("using settings again leaves the chosen model where the old one is gone", () => {
  const modelAfter = (withModel: boolean) =>
    ({ ...draft, ...settingsOf({ ...request, trainingId: null, withModel }) }).model;
  expect(modelAfter(true)).toBe("t1");
  expect(modelAfter(false)).toBe(NO_MODEL);
});

test("a photo of a face is sent in a model's place, one picture at a time, with consent", () => {
  const source = { kind: "upload", id: "u1", position: 0 } as const;
  const face = { source, url: "/media/u1.jpg", width: 800, height: 1000 };
  const input = { ...draft, face, faceStrength: 0.8, faceKeep: "features", negativePrompt: "hats" } as const;
  expect(inputOf(input, { requestKey, model: FACE_MODEL, consent: true })).toMatchObject({
    trainingId: null,
    count: 1,
    face: { uploadedImageId: "u1", strength: 0.8, keep: "features" },
    negativePrompt: "hats",
    consent: expect.any(String),
  });
  // words for what is not wanted go only where they are taken
  const plain = createPicturesInput.parse(inputOf(input, { requestKey, model: "flux-schnell" }));
  expect(plain).toMatchObject({ baseModel: "flux-schnell", negativePrompt: "", face: null, count: 2 });
});

test("only what the connected engine makes can be chosen", () => {
  const trained = [{ id: "t1", name: "Me" }];
  const embedded = modelChoices(trained, "embedded");
  expect(embedded).toEqual({ trainings: trained, face: false, base: [] });
  expect(chooseModel(FACE_MODEL, embedded)).toBe("t1");
  expect(chooseModel(null, modelChoices([], "embedded"))).toBeNull();
  const provider = modelChoices(trained, "provider");
  expect(provider).toMatchObject({ face: true, base: ["flux-dev", "flux-schnell"] });
  expect(chooseModel(FACE_MODEL, provider)).toBe(FACE_MODEL);
  expect(chooseModel("gone", provider)).toBe("t1");
});

test("a request's frames keep their places, and what was deleted stands at the end", () => {
  const pictures = (["FAILED", "PENDING"] as const).map((status) => ({ status, picture: null }));
  const frames = requestFrames({ count: 4, pictures });
  expect(frames.map(({ status }) => status)).toEqual(["FAILED", "PENDING", "DELETED", "DELETED"]);
});

test("earlier words are offered once each, newest first", () => {
  const requests = ["b", "a", "b", "c"].map((prompt) => ({ prompt }));
  expect(earlierPrompts(requests, 2)).toEqual(["b", "a"]);
});

test("the examples are eight, each its own, each accepted", () => {
  expect(new Set(EXAMPLE_PROMPTS.map(({ prompt }) => prompt)).size).toBe(8);
  for (const { prompt } of EXAMPLE_PROMPTS) {
    expect([createPicturesInput.safeParse(sent({ prompt })).success, refusePrompt(prompt)]).toEqual([
      true,
      null,
    ]);
    expect(prompt).toMatch(/\bme\b/);
  }
});
