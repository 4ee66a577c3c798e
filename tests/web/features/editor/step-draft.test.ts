import { expect, test } from "vitest";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import { carryStepDraft, readStepDraft, writeStepDraft } from "#web/features/editor/steps/step-draft.ts";
import { USUAL_SETTINGS } from "#web/features/editor/steps/step-settings.ts";
import { STEPS } from "#web/features/editor/steps/steps.ts";
import { fromUpload } from "#web/features/shared/source-picture/source-picture.ts";

const KEY = "likeness.editor.step";
const upload = { id: "u", url: "/media/u", width: 8, height: 6, size: 1, mimeType: "image/jpeg" };
const picture = fromUpload({ ...upload, duplicate: false });

test("a step that is not started yet is there again, with all that was said of it", () => {
  stubStorages();
  expect(readStepDraft("edit a 0")).toEqual({ chosen: null, settings: USUAL_SETTINGS });
  const settings = {
    prompt: "a green tie",
    kind: "clothing-replacement",
    pictures: [picture],
    factor: "4",
    strength: 0.5,
    count: 3,
    finish: "oil painting",
    background: { kind: "picture", picture },
  } as const;
  for (const chosen of STEPS) {
    writeStepDraft("edit a 0", { chosen, settings });
    expect(readStepDraft("edit a 0")).toEqual({ chosen, settings });
  }
  writeStepDraft("edit a 0", { chosen: null, settings });
  expect(readStepDraft("edit a 0")).toEqual({ chosen: null, settings });
});

test("what cannot be read of a kept step is as usual, and the rest stays", () => {
  const kept = {
    picture: "edit a 0",
    chosen: "no such step",
    kind: "upscale",
    count: 99,
    pictures: [{}],
    prompt: "a tie",
  };
  stubStorages({ [KEY]: JSON.stringify(kept) });
  expect(readStepDraft("edit a 0")).toEqual({
    chosen: null,
    settings: { ...USUAL_SETTINGS, prompt: "a tie" },
  });
});

test("it goes on with another version of its picture, and not with another picture", () => {
  stubStorages();
  const settings = { ...USUAL_SETTINGS, prompt: "a tie" };
  writeStepDraft("picture a 0", { chosen: null, settings });
  expect(readStepDraft("picture b 0").settings).toEqual(USUAL_SETTINGS);
  carryStepDraft("edit a 0");
  expect(readStepDraft("edit a 0").settings).toEqual(settings);
  expect(readStepDraft("picture a 0").settings).toEqual(USUAL_SETTINGS);
});
