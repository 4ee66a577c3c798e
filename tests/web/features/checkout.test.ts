import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import {
  beginCheckout,
  findCheckout,
  forgetCheckout,
  latestCheckout,
} from "#web/features/shared/checkout/kept-checkout.ts";

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  stubStorages();
});

test("a checkout that was begun is the same again for the same item, with the work it is for now", () => {
  const { requestKey } = beginCheckout("credits-small", null);
  expect(beginCheckout("credits-small", "/packs/new").requestKey).toBe(requestKey);
  expect(findCheckout(requestKey)?.from).toBe("/packs/new");
});

test("it is another for another item, and after half an hour", () => {
  const { requestKey } = beginCheckout("credits-small", null);
  expect(beginCheckout("credits-large", null).requestKey).not.toBe(requestKey);
  vi.advanceTimersByTime(31 * 60_000);
  expect(beginCheckout("credits-small", null).requestKey).not.toBe(requestKey);
});

test("a plan's gives way to another plan's, as it does at the provider; that of credits stays", () => {
  const credits = beginCheckout("credits-small", null);
  const starter = beginCheckout("plan-starter-month", null);
  beginCheckout("plan-studio-year", null);
  expect(findCheckout(starter.requestKey)).toBeNull();
  expect(findCheckout(credits.requestKey)).not.toBeNull();
  expect(beginCheckout("plan-starter-month", null).requestKey).not.toBe(starter.requestKey);
});

test("it is forgotten once it is paid; the one begun last is known", () => {
  const first = beginCheckout("credits-small", null);
  vi.advanceTimersByTime(1);
  const second = beginCheckout("credits-large", "/packs/new");
  expect(latestCheckout()).toEqual(second);
  forgetCheckout(second.requestKey);
  expect(latestCheckout()).toEqual(first);
});

test("it leads nowhere but to pages of ours, whatever stands in the storage", () => {
  const { requestKey } = beginCheckout("credits-small", "/packs/new");
  for (const from of ["https://elsewhere.example", "//elsewhere.example", "/\\elsewhere.example"]) {
    const kept = [{ requestKey, item: "credits-small", at: Date.now(), from }];
    sessionStorage.setItem("likeness.checkouts", JSON.stringify(kept));
    expect(findCheckout(requestKey)).toBeNull();
  }
  sessionStorage.setItem("likeness.checkouts", "no list");
  expect(latestCheckout()).toBeNull();
});

test("it is begun where storage is refused, too", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(beginCheckout("credits-small", null).requestKey).toMatch(/^[0-9a-f-]{36}$/);
});
