import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetTab, keptText, keptValue } from "#web/lib/storage.ts";

const isNumber = (kept: unknown) => (typeof kept === "number" ? kept : null);

afterEach(() => {
  vi.unstubAllGlobals();
});

function stubStorage(start: Record<string, string> = {}): Map<string, string> {
  const kept = new Map(Object.entries(start));
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
    clear: () => kept.clear(),
  });
  return kept;
}

describe("what a browser keeps", () => {
  it("is read as it was written, and goes with null", () => {
    const kept = stubStorage();
    const age = keptValue("sessionStorage", "age", isNumber);
    expect(age.read()).toBeNull();
    age.write(7);
    expect(age.read()).toBe(7);
    age.write(null);
    expect(kept.size).toBe(0);
  });

  it.each(["no JSON", '"a text"'])("counts as nothing where it is something else: %s", (text) => {
    stubStorage({ age: text });
    expect(keptValue("sessionStorage", "age", isNumber).read()).toBeNull();
  });

  it("is nothing where storage is refused, and nobody hears of it", () => {
    vi.stubGlobal("sessionStorage", undefined);
    const text = keptText("sessionStorage", "text");
    text.write("kept");
    expect(text.read()).toBeNull();
    forgetTab();
  });
});
