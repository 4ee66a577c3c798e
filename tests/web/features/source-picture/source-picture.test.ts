import { expect, test } from "vitest";
import {
  added,
  fromEdit,
  moved,
  type SourcePicture,
} from "#web/features/shared/source-picture/source-picture.ts";
import {
  readSourceQuery,
  sourceQuery,
  withoutSource,
} from "#web/features/shared/source-picture/source-query.ts";

const picture = (id: string): SourcePicture => ({
  source: { kind: "picture", id, position: 0 },
  url: `/media/${id}.jpg`,
  width: 896,
  height: 1120,
});
const ids = (pictures: readonly SourcePicture[]) => pictures.map(({ source }) => source.id).join("");
const ABC = ["a", "b", "c"].map(picture);

test("a picture moves to any place of its list, and no further", () => {
  expect(ids(moved(ABC, 0, 1))).toBe("bac");
  expect(ids(moved(ABC, 2, 0))).toBe("cab");
  expect(ids(moved(ABC, 1, 9))).toBe("acb");
  expect(ids(moved(ABC, 1, -1))).toBe("bac");
});

test("a picture is chosen once, and only while there is room", () => {
  expect(ids(added(ABC, [picture("b"), picture("d")], 4))).toBe("abcd");
  expect(ids(added(ABC, [picture("d"), picture("e")], 4))).toBe("abcd");
});

test("each picture of an edit is one of its own; what is not there is none", () => {
  const edit = { id: "e", imageUrls: ["/media/0.jpg", "/media/1.jpg"], width: 10, height: 20 };
  expect(fromEdit(edit, 1)).toMatchObject({ url: "/media/1.jpg", source: { kind: "edit", position: 1 } });
  expect(fromEdit(edit, 2)).toBeNull();
});

test("an address names a picture, and is read back", () => {
  const edit = { kind: "edit", id: "e", position: 1 } as const;
  expect(readSourceQuery(new URLSearchParams(sourceQuery(edit)))).toEqual(edit);
  const made = { kind: "picture", id: "p", position: 0 } as const;
  expect(sourceQuery(made)).toBe("picture=p");
  const query = new URLSearchParams("picture=p&type=upscale");
  expect(readSourceQuery(query)).toEqual(made);
  expect(withoutSource(query).toString()).toBe("type=upscale");
  expect(readSourceQuery(new URLSearchParams("edit=e&position=nonsense"))).toEqual({
    kind: "edit",
    id: "e",
    position: 0,
  });
  expect(readSourceQuery(new URLSearchParams("type=upscale"))).toBeNull();
});
