import { expect, test, vi } from "vitest";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import { forgetTab, keptText, keptValue } from "#web/lib/storage.ts";

const age = keptValue("sessionStorage", "age", (kept) => (typeof kept === "number" ? kept : null));

test("what a browser keeps is read as it was written, and goes with null", () => {
  const kept = stubStorages();
  expect(age.read()).toBeNull();
  age.write(7);
  expect(age.read()).toBe(7);
  age.write(null);
  expect(kept.size).toBe(0);
});

test.each(["no JSON", '"a text"'])("what is something else counts as nothing: %s", (text) => {
  stubStorages({ age: text });
  expect(age.read()).toBeNull();
});

test("where storage is refused nothing is kept, and nobody hears of it", () => {
  stubStorages();
  vi.stubGlobal("sessionStorage", undefined);
  const text = keptText("sessionStorage", "text");
  text.write("kept");
  expect(text.read()).toBeNull();
  forgetTab();
});
