import { expect, test } from "vitest";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { count, formatCredits, formatWait } from "#web/lib/format.ts";
import { download, thumbnail } from "#web/ui/pictures/media-url.ts";

test("amounts agree with their noun and are easy to read", () => {
  expect([0, 1, 1400].map(formatCredits)).toEqual(["0 credits", "1 credit", "1,400 credits"]);
  expect(count(3, "photo")).toBe("3 photos");
});

test.each([
  [-20, 0.9, "Nearly done"],
  [3, 0.8, "Nearly done"],
  [3, 0.79, "A few seconds left"],
  [0, 0, "Taking a little longer than usual"],
  [-60, 1.6, "Taking a little longer than usual"],
  [12, 0, "About 20 seconds left"],
  [70, 0.9, "About a minute left"],
  [200, 0.1, "About 3 minutes left"],
])("a wait of %i seconds at a share of %f is told without false precision", (seconds, share, label) => {
  expect(formatWait({ seconds, share })).toBe(label);
});

test("addresses of pictures take parameters whether or not they have some", () => {
  expect(thumbnail("/media/a", 320)).toBe("/media/a?w=320");
  expect(download("/media/a?v=2")).toBe("/media/a?v=2&download=1");
});

test("a request key is a version 4 UUID, a new one each time", () => {
  const keys = new Set(Array.from({ length: 100 }, randomUuid));
  expect(keys.size).toBe(100);
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
