import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  beginCheckout,
  findCheckout,
  forgetCheckout,
  latestCheckout,
} from "#web/features/shared/checkout/kept-checkout.ts";
import { forgetReturn, rememberedReturn, rememberReturn } from "#web/lib/auth/return-path.ts";

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("localStorage", storage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a checkout that was begun", () => {
  it("is the same again for the same item, with the work it is for now", () => {
    const first = beginCheckout("credits-small", null);
    const again = beginCheckout("credits-small", "/packs/new");
    expect(again.requestKey).toBe(first.requestKey);
    expect(findCheckout(first.requestKey)?.from).toBe("/packs/new");
  });

  it("is another for another item, and after half an hour", () => {
    const small = beginCheckout("credits-small", null);
    expect(beginCheckout("credits-large", null).requestKey).not.toBe(small.requestKey);
    vi.advanceTimersByTime(31 * 60_000);
    expect(beginCheckout("credits-small", null).requestKey).not.toBe(small.requestKey);
  });

  it("of a plan gives way to another plan's, as it does at the provider; a pack's stays", () => {
    const pack = beginCheckout("credits-small", null);
    const starter = beginCheckout("plan-starter-month", null);
    beginCheckout("plan-studio-year", null);
    expect(findCheckout(starter.requestKey)).toBeNull();
    expect(findCheckout(pack.requestKey)).not.toBeNull();
    expect(beginCheckout("plan-starter-month", null).requestKey).not.toBe(starter.requestKey);
  });

  it("is forgotten once it is paid; the one begun last is known", () => {
    const first = beginCheckout("credits-small", null);
    vi.advanceTimersByTime(1);
    const second = beginCheckout("credits-large", "/packs/new");
    expect(latestCheckout()).toEqual(second);
    forgetCheckout(second.requestKey);
    expect(latestCheckout()).toEqual(first);
  });

  it("leads nowhere but to pages of ours, whatever stands in the storage", () => {
    const { requestKey } = beginCheckout("credits-small", "/packs/new");
    for (const from of ["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"]) {
      sessionStorage.setItem(
        "likeness.checkouts",
        JSON.stringify([{ requestKey, item: "credits-small", at: Date.now(), from }]),
      );
      expect(findCheckout(requestKey)).toBeNull();
    }
    sessionStorage.setItem("likeness.checkouts", "no list");
    expect(latestCheckout()).toBeNull();
  });

  it("works where storage is forbidden", () => {
    vi.stubGlobal("sessionStorage", undefined);
    expect(beginCheckout("credits-small", null).requestKey).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe("where someone wanted to go before making an account", () => {
  it("is kept for a day, or until it is used", () => {
    rememberReturn("/pricing?buy=credits-small");
    expect(rememberedReturn()).toBe("/pricing?buy=credits-small");
    vi.advanceTimersByTime(25 * 3_600_000);
    expect(rememberedReturn()).toBeNull();
    rememberReturn("/pricing");
    forgetReturn();
    expect(rememberedReturn()).toBeNull();
  });

  it("is never another site", () => {
    rememberReturn("//elsewhere.example");
    expect(rememberedReturn()).toBeNull();
  });
});
