import { getDomain } from "tldts-icann";
import { beforeEach, expect, test, vi } from "vitest";
import type { Log } from "#functions/providers/telemetry/log.ts";
import { publicSuffixes } from "#scripts/build/public-suffixes.ts";

/** Of each kind of line in the list: plain, of two parts, a wildcard, an exception, and none. */
const HOSTS =
  "example.org mail.example.org a.b.c.example.org example.co.uk mail.example.co.uk co.uk uk localhost " +
  "www.ck a.www.ck shop.any.ck a.shop.any.ck city.kobe.jp x.city.kobe.jp a.b.kobe.jp x.tokyo.jp a.x.tokyo.jp " +
  "someone.unheard mail.someone.unheard a.github.io";

let errors: string[];
beforeEach(() => {
  errors = [];
  vi.resetModules();
});

/** As a fresh isolate has it, whose build serves `body`. */
async function withList(body: string, status = 200) {
  const { createPublicSuffixes } = await import("#functions/providers/public-suffixes/public-suffixes.ts");
  const fetch = vi.fn(async () => new Response(body, { status }));
  const log = { error: (event: string) => errors.push(event) } as unknown as Log;
  return { suffixes: createPublicSuffixes({ fetch }, { origin: "https://likeness.example", log }), fetch };
}

test("finds what the library finds, exceptions and wildcards among it, and reads the list once", async () => {
  const { suffixes, fetch } = await withList(publicSuffixes().join("\n"));
  for (const host of HOSTS.split(" "))
    expect(await suffixes.registeredDomain(host), host).toBe(getDomain(host) ?? host);
  expect(fetch.mock.calls).toEqual([["https://likeness.example/public-suffixes.txt"]]);
  expect(errors).toEqual([]);
});

test.each([
  ["<!doctype html>", 200],
  [publicSuffixes().join("\n"), 404],
])(
  "without a list the log says so and a name counts as it is; it is asked for again",
  async (body, status) => {
    const { suffixes, fetch } = await withList(body, status);
    expect(await suffixes.registeredDomain("mail.example.org")).toBe("mail.example.org");
    expect(await suffixes.registeredDomain("mail.example.org")).toBe("mail.example.org");
    expect([fetch.mock.calls.length, errors]).toEqual([2, Array(2).fill("public_suffixes_missing")]);
  },
);
