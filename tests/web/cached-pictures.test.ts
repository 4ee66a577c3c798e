import { describe, expect, it } from "vitest";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { picture } from "#tests/support/generation-view.ts";
import {
  type CachedPictures,
  changePictures,
  picturesOf,
  restorePictures,
} from "#web/features/shared/pictures/cached-pictures.ts";

describe("cached pictures", () => {
  const mark = (one: GenerationView) => (one.id === "a" ? { ...one, favorite: true } : one);

  it("are changed in single pages and in endless lists alike", () => {
    const page = { items: [picture("a", 1), picture("b", 2)], nextCursor: "b" };
    expect(changePictures(page, mark)).toMatchObject({
      items: [{ favorite: true }, { favorite: false }],
      nextCursor: "b",
    });
    const endless: CachedPictures = { pages: [page], pageParams: [null] };
    expect(changePictures(endless, mark)).toMatchObject({
      pages: [{ items: [{ favorite: true }, {}] }],
      pageParams: [null],
    });
    expect(page.items[0]?.favorite).toBe(false);
  });

  it("lose what was deleted, and stay absent when absent", () => {
    const page = { items: [picture("a", 1), picture("b", 2)], nextCursor: null };
    const left = changePictures(page, (one) => (one.id === "a" ? null : one));
    expect(left).toMatchObject({ items: [{ id: "b" }] });
    expect(changePictures(undefined, mark)).toBeUndefined();
  });

  const pageOf = (...pictures: GenerationView[]) => ({ items: pictures, nextCursor: "more" });
  const ids = (cached: CachedPictures) =>
    picturesOf(cached)
      .map(({ id }) => id)
      .join("");

  it("get back what was taken out, each in its place, whatever page that is now", () => {
    const [a, b, c, d, e] = ["a", "b", "c", "d", "e"].map((id, n) => picture(id, 10 - n));
    const list: CachedPictures = {
      pages: [pageOf(a!, b!), pageOf(c!, d!), pageOf(e!)],
      pageParams: [1, 2, 3],
    };
    for (const gone of [[a!], [b!, c!], [e!], [a!, b!], [a!, b!, c!, d!, e!]]) {
      const left = changePictures(list, (one) => (gone.includes(one) ? null : one));
      expect(ids(left)).not.toBe("abcde");
      expect(ids(restorePictures(left, gone, "newest"))).toBe("abcde");
    }
  });

  it("get it back once, oldest first too, and in lists of one page", () => {
    const [a, b, c] = ["a", "b", "c"].map((id, n) => picture(id, n));
    const list = pageOf(a!, b!, c!);
    const left = changePictures(list, (one) => (one === b ? null : one));
    const back = restorePictures(left, [b!], "oldest");
    expect(ids(back)).toBe("abc");
    expect(ids(restorePictures(back, [b!], "oldest"))).toBe("abc");
    expect(restorePictures(undefined, [b!], "oldest")).toBeUndefined();
  });

  it("keep apart what was made at one moment by id, as the library does", () => {
    const [a, b, c] = ["a", "b", "c"].map((id) => picture(id, 5));
    const list = pageOf(c!, b!, a!);
    const left = changePictures(list, (one) => (one === b ? null : one));
    expect(ids(restorePictures(left, [b!], "newest"))).toBe("cba");
  });
});
