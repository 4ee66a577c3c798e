import { expect, test } from "vitest";
import { PERSON_AGE } from "#schema/virtual-people/attributes.ts";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import { forgetDraft, readDraft, writeDraft } from "#web/features/virtual-people/draft.ts";

test("a description comes back in its tab without the tick, and goes once its faces are made", () => {
  stubStorages();
  const empty = readDraft();
  expect(empty).toMatchObject({ name: "", age: String(PERSON_AGE.usual), nobodyReal: false });
  writeDraft({ ...empty, name: "Mara", genderOrCategory: "WOMAN", age: "", nobodyReal: true });
  expect(readDraft()).toEqual({ ...empty, name: "Mara", genderOrCategory: "WOMAN", age: "" });
  forgetDraft();
  expect(readDraft()).toEqual(empty);
});
