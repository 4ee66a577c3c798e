import { expect, test } from "vitest";
import { AppError } from "#functions/services/app-error.ts";
import { parseCursor, toPage } from "#functions/services/page.ts";

const rows = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `row_${n}`, createdAt: new Date(1000 - n) }));

test("a page ends with a cursor that reads back as its last row", () => {
  const page = toPage(rows(4), 3, ({ id }) => id);
  expect(page.items).toEqual(["row_0", "row_1", "row_2"]);
  expect(parseCursor(page.nextCursor)).toEqual({ at: 998, id: "row_2" });
  for (const start of [null, undefined, ""]) expect(parseCursor(start)).toBeNull();
});

test("the last page, full or not, and an empty one have no cursor", () => {
  for (const count of [3, 2, 0]) {
    const page = toPage(rows(count), 3, ({ id }) => id);
    expect(page.items).toHaveLength(count);
    expect(page.nextCursor).toBeNull();
  }
});

const BAD = ["x", "12", "12_", "_a", "-1_a", "1.5_a", "1e3_a", "1234567890123456_a", "12_a\nb"];
test.each(BAD)("the cursor %j is refused", (cursor) => {
  expect(() => parseCursor(cursor)).toThrow(new AppError("BAD_INPUT"));
});
