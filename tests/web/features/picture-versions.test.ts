import { expect, test } from "vitest";
import type { EditView, VersionsView } from "#schema/pictures/edits.ts";
import { pictureVersions } from "#web/features/shared/viewer/edits/picture-versions.ts";

const edit = (id: string, operation: EditView["operation"], pictures: number) =>
  ({
    id,
    operation,
    chosenType: null,
    imageUrls: Array.from({ length: pictures }, (_, n) => `/${id}-${n}`),
  }) as EditView;

const root = (kind: "upload" | "picture"): VersionsView["root"] => ({
  source: { kind, id: "root", position: 0 },
  url: "/root",
  width: 1,
  height: 1,
});

test("every picture of every edit is a version, and what the library holds by itself can be shown", () => {
  const edits = [edit("a", "variations", 2), edit("b", "erase", 0), edit("c", "adjust", 1)];
  const told = pictureVersions({ root: root("picture"), edits }).map(({ label, itemId }) => [label, itemId]);
  expect(told).toEqual([
    ["Original", "root"],
    ["Variations 1", "a"],
    ["Variations 2", null],
    ["Adjusted", "c"],
  ]);
});

test("a photo it began with is shown, though it is none of the library, and may be gone", () => {
  const [photo] = pictureVersions({ root: root("upload"), edits: [] });
  expect(photo).toMatchObject({ label: "Photo", itemId: null });
  expect(pictureVersions({ root: null, edits: [edit("a", "erase", 1)] })).toHaveLength(1);
});
