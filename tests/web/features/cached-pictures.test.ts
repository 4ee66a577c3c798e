import { expect, test } from "vitest";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { picture } from "#tests/support/web/generation-view.ts";
import {
  arrangePictures,
  type CachedPictures,
  changePictures,
  picturesOf,
  restorePictures,
} from "#web/features/shared/pictures/cached-pictures.ts";

const pageOf = (items: GenerationView[]) => ({ items, nextCursor: "more" });
/** Pictures of these names, made a second apart; of those before the bar is one page, of those after it the next. */
function listOf(names: string): CachedPictures {
  const order = names.replaceAll("|", "");
  const pages = names
    .split("|")
    .map((page) => pageOf([...page].map((id) => picture(id, 10 - order.indexOf(id)))));
  return { pages, pageParams: pages.map(() => null) };
}
const idsIn = (cached: CachedPictures) =>
  picturesOf(cached)
    .map(({ id }) => id)
    .join("");
const takeOut = (list: CachedPictures, names: string) =>
  changePictures(list, (one) => (names.includes(one.id) ? null : one));

test("cached pictures are changed in single pages and in endless lists alike", () => {
  const favourite = (one: GenerationView) => (one.id === "a" ? { ...one, favorite: true } : one);
  const list = listOf("ab");
  const changed = { items: [{ favorite: true }, { favorite: false }], nextCursor: "more" };
  expect(changePictures(list, favourite)).toMatchObject({ pages: [changed], pageParams: [null] });
  expect(changePictures(pageOf(picturesOf(list)), favourite)).toMatchObject(changed);
  expect(picturesOf(list)[0]?.favorite).toBe(false);
  expect(changePictures(undefined, favourite)).toBeUndefined();
});

test.each(["a", "bc", "e", "ab", "abcde"])(
  "%s, taken out, come back once, each in its place, whatever page that is now",
  (names) => {
    const list = listOf("ab|cd|e");
    const gone = picturesOf(list).filter(({ id }) => names.includes(id));
    const left = takeOut(list, names);
    expect(idsIn(left)).toBe("abcde".replace(names, ""));
    const back = restorePictures(left, gone, "newest");
    expect(idsIn(back)).toBe("abcde");
    expect(idsIn(restorePictures(back, gone, "newest"))).toBe("abcde");
  },
);

test("they come back oldest first too, in lists of one page, and not where there is no list", () => {
  const page = pageOf([picture("a", 1), picture("c", 3)]);
  expect(idsIn(restorePictures(page, [picture("b", 2)], "oldest"))).toBe("abc");
  expect(restorePictures(undefined, [picture("b", 2)], "oldest")).toBeUndefined();
});

test("what was made at one moment is kept apart by its frame, as the library does", () => {
  const framed = (id: string, number: number) => ({ ...picture(id, 5), number });
  const page = pageOf([framed("a", 3), framed("c", 1)]);
  expect(idsIn(restorePictures(page, [framed("b", 2)], "newest"))).toBe("abc");
});

test.each([
  ["ba", "ba|cd|e"],
  ["cb", "ac|bd|e"],
  ["eca", "eb|cd|a"],
  ["xb", "ab|cd|e"],
])(
  "told in the order %s, they share out the places they hold, whatever page those are on: %s",
  (names, order) => {
    const arranged = arrangePictures(listOf("ab|cd|e"), [...names]);
    const pages = arranged && "pages" in arranged ? arranged.pages : [];
    expect(pages.map((page) => idsIn(page)).join("|")).toBe(order);
  },
);

test("where there is no list, nothing is arranged", () => {
  expect(arrangePictures(undefined, ["a"])).toBeUndefined();
});
