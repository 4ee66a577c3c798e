import { expect, onTestFinished, test, vi } from "vitest";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import {
  clearEditorDrafts,
  deleteEditorDraft,
  findEditorDraft,
  putEditorDraft,
} from "#web/lib/device/editor-drafts.ts";

/** A browser that refuses to keep anything in a database. */
function refuseDatabases(): void {
  stubStorages();
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("indexedDB", undefined);
}

const draft = (work: string) => ({
  key: "device",
  work,
  picture: { file: new Blob([]), name: "a" },
  touchedAt: 0,
});

test("where the browser keeps nothing, a picture and the last work on it stay on this page until it is closed", async () => {
  refuseDatabases();
  await putEditorDraft(draft("first"));
  await putEditorDraft(draft("second"));
  expect(await findEditorDraft("device")).toMatchObject({ work: "second", picture: { name: "a" } });
  expect(await findEditorDraft("other")).toBeUndefined();
  await deleteEditorDraft("device");
  expect(await findEditorDraft("device")).toBeUndefined();
});

test("what stays on this page goes with all that is kept of who was signed in", async () => {
  refuseDatabases();
  await putEditorDraft(draft("work"));
  await clearEditorDrafts();
  expect(await findEditorDraft("device")).toBeUndefined();
});

test("a picture that is closed while it is written does not come back when the browser refuses it", async () => {
  refuseDatabases();
  const written = putEditorDraft(draft("work"));
  await deleteEditorDraft("device");
  await written;
  expect(await findEditorDraft("device")).toBeUndefined();
});

test("a picture of which the browser keeps no mark is not put where nothing would find it again", async () => {
  refuseDatabases();
  const open = vi.fn();
  vi.stubGlobal("indexedDB", { open });
  vi.stubGlobal("localStorage", undefined);
  await putEditorDraft(draft("work"));
  expect(open).not.toHaveBeenCalled();
  expect(await findEditorDraft("device")).toMatchObject({ work: "work" });
  await deleteEditorDraft("device");
});
