import { describe, expect, it } from "vitest";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { count, formatCredits, formatWait } from "#web/lib/format.ts";
import { download, thumbnail } from "#web/ui/pictures/media-url.ts";

describe("amounts", () => {
  it("agree with their noun and are easy to read", () => {
    expect(formatCredits(1)).toBe("1 credit");
    expect(formatCredits(0)).toBe("0 credits");
    expect(formatCredits(1400)).toBe("1,400 credits");
    expect(count(3, "photo")).toBe("3 photos");
  });
});

describe("a wait", () => {
  it.each([
    [-20, 0.9, "Nearly done"],
    [3, 0.8, "Nearly done"],
    [3, 0.79, "A few seconds left"],
    [0, 0, "Taking a little longer than usual"],
    [-60, 1.6, "Taking a little longer than usual"],
    [12, 0, "About 20 seconds left"],
    [70, 0.9, "About a minute left"],
    [200, 0.1, "About 3 minutes left"],
  ])("of %i seconds at a share of %f is told without false precision", (seconds, share, words) => {
    expect(formatWait({ seconds, share })).toBe(words);
  });
});

describe("addresses of pictures", () => {
  it("take parameters whether or not they have some", () => {
    expect(thumbnail("/media/a", 320)).toBe("/media/a?w=320");
    expect(download("/media/a?v=2")).toBe("/media/a?v=2&download=1");
  });
});

describe("a request key", () => {
  it("is a version 4 UUID, a new one each time", () => {
    const keys = new Set(Array.from({ length: 100 }, randomUuid));
    expect(keys.size).toBe(100);
    for (const key of keys)
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});
