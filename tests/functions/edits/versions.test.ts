import { expect, test } from "vitest";
import { idsOf } from "#tests/support/all-pages.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { withPhoto } from "#tests/support/jobs/people/editor.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** All versions of one picture: what was made of it and of what that was made from. */
const harness = harnessForFile();

const enlarge = (source: { kind: "upload" | "edit"; id: string }, madeFrom?: typeof source) => ({
  requestKey: crypto.randomUUID(),
  operation: "upscale" as const,
  inputs: { image: [source] },
  options: { factor: "2" },
  madeFrom,
});

test("an edit's versions are found from each of them, with where they began, and by nobody else", async () => {
  const { edits, source } = await withPhoto(harness, 1000);
  const photo = { kind: "upload" as const, id: String(source.id) };
  const first = await edits.create.mutate(enlarge(photo));
  // adjusted on the person's own device before: the copy has no version of its own
  const copy = await withPhoto(harness, 1000);
  expect(
    await refusal(
      copy.edits.create.mutate(
        enlarge({ kind: "upload", id: String(copy.source.id) }, { kind: "edit", id: first.id }),
      ),
    ),
  ).toBe("NOT_FOUND");
  const second = await edits.create.mutate(enlarge(photo, { kind: "edit", id: first.id }));
  const third = await edits.create.mutate(enlarge(photo, { kind: "edit", id: second.id }));
  for (const from of [
    photo,
    { kind: "edit" as const, id: first.id },
    { kind: "edit" as const, id: third.id },
  ]) {
    const tree = await edits.versions.query(from);
    expect(idsOf(tree.edits).sort()).toEqual([first.id, second.id, third.id].sort());
    expect(tree.root).toMatchObject({
      source: { kind: "upload", id: photo.id },
      url: expect.stringMatching(/^\/media\/uploads\//),
    });
    const found = new Map(tree.edits.map((edit) => [edit.id, edit]));
    expect(found.get(first.id)?.madeFrom).toEqual({ ...photo, position: 0 });
    expect(found.get(third.id)?.madeFrom).toEqual({ kind: "edit", id: second.id, position: 0 });
    expect(found.get(third.id)?.inputs).toHaveLength(1);
  }
  expect(await copy.edits.versions.query({ kind: "edit", id: first.id })).toEqual({ root: null, edits: [] });
});
