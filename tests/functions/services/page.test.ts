import { expect, test } from "vitest";
import { AppError } from "#functions/services/app-error.ts";
import { parseCursor } from "#functions/services/page.ts";

const BAD = ["x", "12", "12_", "_a", "-1_a", "1.5_a", "1e3_a", "1234567890123456_a", "12_a\nb"];
test.each(BAD)("the cursor %j is refused", (cursor) => {
  expect(() => parseCursor(cursor)).toThrow(new AppError("BAD_INPUT"));
});
