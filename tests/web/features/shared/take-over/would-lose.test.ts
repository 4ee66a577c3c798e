import { expect, test } from "vitest";
import { wouldLose } from "#web/features/shared/take-over/would-lose.ts";

const loses = (prompt: string, ...kept: string[]) => wouldLose({ prompt }, "me by a lake", kept);

test("only words that were typed, differ, and are kept nowhere else can be lost", () => {
  expect(["", "  ", " me by a lake "].map((prompt) => loses(prompt))).toEqual([false, false, false]);
  expect([loses("me at sea"), loses("me at sea", "me at sea")]).toEqual([true, false]);
});
