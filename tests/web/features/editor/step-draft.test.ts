import { expect, test } from "vitest";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import { readStepDraft, writeStepDraft } from "#web/features/editor/steps/step-draft.ts";
import { USUAL_SETTINGS } from "#web/features/editor/steps/step-settings.ts";
import { STEPS } from "#web/features/editor/steps/steps.ts";
import { fromUpload } from "#web/features/shared/source-picture/source-picture.ts";

const KEY = "likeness.editor.step";
const upload = { id: "u", url: "/media/u", width: 8, height: 6, size: 1, mimeType: "image/jpeg" };
const picture = fromUpload({ ...upload, duplicate: false });

test("a step that is not started yet is there again, with all that was said of it", () => {
  stubStorages();
  expect(readStepDraft()).toEqual({ chosen: null, settings: USUAL_SETTINGS });
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
    writeStepDraft({ chosen, settings });
    expect(readStepDraft()).toEqual({ chosen, settings });
  }
  writeStepDraft({ chosen: null, settings });
  expect(readStepDraft()).toEqual({ chosen: null, settings });
});

test("what cannot be read of a kept step is as usual, and the rest stays", () => {
  const kept = { chosen: "no such step", kind: "upscale", count: 99, pictures: [{}], prompt: "a tie" };
  stubStorages({ [KEY]: JSON.stringify(kept) });
  expect(readStepDraft()).toEqual({ chosen: null, settings: { ...USUAL_SETTINGS, prompt: "a tie" } });
});
