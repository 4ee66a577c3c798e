import { expect, test } from "vitest";
import type { EditSource, EditView } from "#schema/pictures/edits.ts";
import { labelOf, urlBefore, versionTree } from "#web/features/editor/versions/version-tree.ts";

const ROOT: EditSource = { kind: "picture", id: "p", position: 0 };
const at = (id: string, position = 0): EditSource => ({ kind: "edit", id, position });

function edit(id: string, madeFrom: EditSource | null, more: Partial<EditView> = {}): EditView {
  return {
    id,
    operation: "upscale",
    editType: "ENHANCE",
    chosenType: null,
    prompt: "",
    options: {},
    inputs: [],
    madeFrom,
    status: "COMPLETED",
    failure: null,
    keptCredits: 0,
    count: 1,
    credits: 0,
    imageUrls: [`/media/${id}`],
    width: 1,
    height: 1,
    seed: 1,
    favorite: false,
    isVirtual: false,
    createdAt: new Date(0),
    ...more,
  };
}
const root = { source: ROOT, url: "/media/p", width: 1, height: 1 };
const drawn = (edits: EditView[], from: typeof root | null = root) =>
  versionTree({ root: from, edits }).map(({ key, depth }) => `${">".repeat(depth)}${key}`);

test("a line of versions goes straight on, and steps aside where it branches", () => {
  expect(drawn([edit("a", ROOT), edit("b", at("a")), edit("c", at("a")), edit("d", at("b"))])).toEqual([
    "picture p 0",
    "edit a 0",
    ">edit b 0",
    ">edit d 0",
    ">edit c 0",
  ]);
});

test("each picture of a step is a version, and one still to come has its place", () => {
  const two = edit("a", ROOT, { imageUrls: ["/1", "/2"], count: 2 });
  const coming = edit("b", at("a", 1), { status: "PROCESSING", imageUrls: [] });
  const tree = versionTree({ root, edits: [two, coming] });
  expect(tree.map(({ key }) => key)).toEqual(["picture p 0", "edit a 0", "edit a 1", "edit b -"]);
  expect(tree.at(-1)?.source).toBeNull();
});

test("what was made of a deleted version hangs on the original, or stands alone where that is gone too", () => {
  expect(drawn([edit("b", at("deleted"))])).toEqual(["picture p 0", "edit b 0"]);
  expect(drawn([edit("b", null), edit("c", at("b"))], null)).toEqual(["edit b 0", "edit c 0"]);
});

test("a version is compared with the one it was made from, as far as that is there", () => {
  const edits = [edit("a", ROOT), edit("b", at("a")), edit("c", at("deleted"))];
  const before = (key: string) => urlBefore({ root, edits }, key);
  expect([before("edit a 0"), before("edit b 0"), before("edit c 0"), before("picture p 0")]).toEqual([
    "/media/p",
    "/media/a",
    null,
    null,
  ]);
});

test("a version is called what was done, and by words what was read from them", () => {
  expect(labelOf(edit("a", ROOT))).toBe("Upscale");
  expect(
    labelOf(edit("a", ROOT, { operation: "edit-by-words", editType: "AUTO", chosenType: "REMOVE" })),
  ).toBe("Remove");
  expect(labelOf(edit("a", ROOT, { operation: "add", editType: "ADD" }))).toBe("Add");
});
