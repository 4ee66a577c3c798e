import { globSync, readFileSync } from "node:fs";
import Stripe from "stripe";
import { expect, test } from "vitest";
import { ROUTES } from "#scripts/local/stripe/routes.ts";

/** Who may ask for a call; what the stand-in's own tests alone would call is not needed. */
const CALLERS = ["functions/**/*.ts", "scripts/**/*.ts", "tests/{functions,journeys,support}/**/*.ts"];

/** `products.list` and the like, as they stand in the sources. */
function callsInSources(): string[] {
  const files = globSync(CALLERS, { exclude: ["scripts/local/stripe/**"] });
  const text = files.map((file) => readFileSync(file, "utf8")).join("\n");
  const found = text.matchAll(/\bstripe((?:\s*\.\s*\w+)+)\s*\(/g);
  return [...new Set([...found].map(([, path = ""]) => path.replace(/\s/g, "").slice(1)))];
}

type Api = { [name: string]: Api } & ((id: string) => Promise<unknown>);

/** The method and path that the official client sends a call to; null for what is no call of the API. */
async function requestOf(call: string): Promise<string | null> {
  let sent: string | null = null;
  const httpClient = Stripe.createFetchHttpClient(async (url, init) => {
    sent = `${init?.method} ${decodeURIComponent(new URL(String(url)).pathname)}`;
    return Response.json({});
  });
  const stripe = new Stripe("sk_test_none", { httpClient, telemetry: false }) as unknown as Api;
  const names = call.split(".");
  const last = names.pop() ?? "";
  const owner = names.reduce<Api | undefined>((object, name) => object?.[name], stripe);
  // what needs no id takes it for parameters, which is all the same to its path
  if (typeof owner?.[last] === "function") await owner[last](":id").catch(() => null);
  return sent;
}

test("the local Stripe offers what is called, no less and no more", async () => {
  const requests = await Promise.all(callsInSources().map(requestOf));
  const called = [...new Set(requests.filter((request) => request !== null))].sort();
  expect(called.length).toBeGreaterThan(30);
  expect(Object.keys(ROUTES).sort()).toEqual(called);
});
