import { describe, expect, it } from "vitest";
import { createPicturesInput, MAX_SEED, type PicturesView } from "#schema/pictures/pictures.ts";
import { refusePrompt } from "#schema/prompts/refuse-prompt.ts";
import {
  type GeneratorDraft,
  inputOf,
  NO_MODEL,
  newSeed,
  readDraft,
  seedOf,
  settingsOf,
  wouldLose,
} from "#web/features/generator/draft.ts";
import { EXAMPLE_PROMPTS } from "#web/features/generator/fields/example-prompts.ts";
import { strengthLabel } from "#web/features/generator/fields/strength-field.tsx";
import { earlierPrompts, requestFrames } from "#web/features/generator/requests/request-frames.ts";

const draft: GeneratorDraft = {
  ...{ prompt: "me at sea", model: "t1", count: 2, aspect: "wide", keepSeed: false, seed: "12", strength: 1 },
};
const request: PicturesView = {
  ...{ id: "r1", prompt: "me by a lake", trainingId: "t2", trainingName: "Me", withModel: true, count: 3 },
  ...{
    aspect: "tall",
    seed: 77,
    strength: 0.8,
    status: "COMPLETED",
    failure: null,
    keptCredits: 0,
    pictures: [],
  },
  createdAt: new Date(0),
};
const requestKey = "0b9f8a52-5b3e-4c76-9d4e-0d7f3b0f8a11";

describe("the draft", () => {
  it("starts with something that only lacks words", () => {
    const fresh = readDraft();
    expect(createPicturesInput.safeParse(inputOf(fresh, { requestKey, model: "t1" })).success).toBe(false);
    const described = { ...fresh, prompt: "me at sea" };
    expect(createPicturesInput.safeParse(inputOf(described, { requestKey, model: "t1" })).success).toBe(true);
  });

  it("is sent with the model that is shown, or with none", () => {
    expect(inputOf(draft, { requestKey, model: "t9" })).toMatchObject({ trainingId: "t9", seed: null });
    expect(inputOf(draft, { requestKey, model: NO_MODEL })).toMatchObject({ trainingId: null });
  });

  it("sends a seed only where it is kept, and never half a number", () => {
    expect(seedOf({ keepSeed: false, seed: "12" })).toBeNull();
    expect(seedOf({ keepSeed: true, seed: " 12 " })).toBe(12);
    expect(seedOf({ keepSeed: true, seed: "" })).toBeNull();
    for (const seed of ["1.5", "-3", "abc", "1e3"]) expect(seedOf({ keepSeed: true, seed })).toBeNaN();
    const input = inputOf({ ...draft, keepSeed: true, seed: "abc" }, { requestKey, model: "t1" });
    expect(createPicturesInput.safeParse(input).error?.issues[0]?.path).toEqual(["seed"]);
  });

  it("makes seeds the server takes", () => {
    for (let n = 0; n < 50; n++) {
      const seed = Number(newSeed());
      expect(Number.isInteger(seed) && seed >= 0 && seed <= MAX_SEED).toBe(true);
    }
  });
});

describe("using settings again", () => {
  it("would lose only words that differ", () => {
    expect(wouldLose({ prompt: "" }, "me by a lake", [])).toBe(false);
    expect(wouldLose({ prompt: "  " }, "me by a lake", [])).toBe(false);
    expect(wouldLose({ prompt: " me by a lake " }, "me by a lake", [])).toBe(false);
    expect(wouldLose({ prompt: "me at sea" }, "me by a lake", [])).toBe(true);
    expect(wouldLose({ prompt: "me at sea" }, "me by a lake", ["me at sea"])).toBe(false);
    // one suggestion after another: nothing was typed
    for (const { prompt, preview } of EXAMPLE_PROMPTS) {
      for (const chosen of [prompt, preview]) {
        expect(wouldLose({ prompt: chosen }, "me by a lake", [])).toBe(false);
        expect(wouldLose({ prompt: `${chosen}, a red scarf` }, "me by a lake", [])).toBe(true);
      }
    }
  });

  it("brings everything but the words", () => {
    expect({ ...draft, ...settingsOf(request) }).toEqual({
      ...{
        prompt: "me at sea",
        model: "t2",
        count: 3,
        aspect: "tall",
        keepSeed: true,
        seed: "77",
        strength: 0.8,
      },
    });
  });

  it("leaves the chosen model where the old one is gone", () => {
    expect({ ...draft, ...settingsOf({ ...request, trainingId: null }) }.model).toBe("t1");
    const without = settingsOf({ ...request, trainingId: null, withModel: false });
    expect({ ...draft, ...without }.model).toBe(NO_MODEL);
  });
});

describe("a request's frames", () => {
  it("keep their places, and what was deleted stands at the end", () => {
    const frames = requestFrames({
      count: 4,
      pictures: [
        { status: "FAILED", picture: null },
        { status: "PENDING", picture: null },
      ],
    });
    expect(frames.map(({ status }) => status)).toEqual(["FAILED", "PENDING", "DELETED", "DELETED"]);
  });

  it("and its words are offered once each, newest first", () => {
    const list = ["b", "a", "b", "c"].map((prompt) => ({ prompt }));
    expect(earlierPrompts(list, 2)).toEqual(["b", "a"]);
  });
});

describe("the examples", () => {
  it("are eight, each its own, each accepted", () => {
    expect(new Set(EXAMPLE_PROMPTS.map(({ prompt }) => prompt)).size).toBe(8);
    for (const { prompt } of EXAMPLE_PROMPTS) {
      const input = inputOf({ ...draft, prompt }, { requestKey, model: "t1" });
      expect([createPicturesInput.safeParse(input).success, refusePrompt(prompt)]).toEqual([true, null]);
      expect(prompt).toMatch(/\bme\b/);
    }
  });
});

it("every strength has its words", () => {
  expect([0.6, 0.79].map(strengthLabel)).toEqual([strengthLabel(0.6), strengthLabel(0.6)]);
  expect(new Set([0.6, 1, 1.2].map(strengthLabel)).size).toBe(3);
});
