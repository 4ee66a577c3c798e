import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type * as z from "zod";
import { appRouter } from "#functions/procedures/router.ts";
import { PROCEDURE_ACCESS, ROUTE_ACCESS } from "#schema/access.ts";
import { PERSONAL_QUERIES } from "#schema/accounts/personal-queries.ts";
import { MAX_BATCH } from "#schema/limits.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { snapshot } from "#tests/support/database/snapshot.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { sampleInput } from "#tests/support/procedures/sample-input.ts";
import { replaceDeps } from "#tests/support/replace-deps.ts";
import { EVERYTHING } from "#tests/support/tier.ts";

/** Whatever anybody sends to any door: never a failure of ours, and nothing of anybody else's is any different. */
const harness = harnessForFile({}, async (started) => {
  // nobody is held off: what is looked at lies behind the limits
  started.env.LIMIT_SCALE = "1000000";
  replaceDeps(started, () => ({ queue: { publish: async () => {} } }));
});

const RUNS = EVERYTHING ? 2000 : 25;
/** Calls of a procedure in one request: the gate's come in three, with hardly one too many. */
const BATCH = EVERYTHING ? MAX_BATCH : 9;
/** The same numbers each time, so that a failure is found again. */
const SEED = 20_261_125;
const times: number[] = [];
afterAll(() => {
  if (!EVERYTHING) return;
  const sorted = times.toSorted((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThanOrEqual(1000);
});

interface Procedure {
  _def: { type: "query" | "mutation"; inputs: readonly z.ZodType[] };
}
const PROCEDURES = appRouter._def.procedures as unknown as Record<string, Procedure>;

const odd = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.constantFrom("", "\0", "__proto__", "../../etc/passwd", "' OR 1=1 --", "%00", "a".repeat(3000)),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }),
  fc.dictionary(fc.string({ maxLength: 8 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
);

/** What a procedure takes with one field spoiled, another one added, or something else altogether; and odd notes of types. */
function inputFor(rule: z.ZodType | undefined): fc.Arbitrary<{ json: unknown; meta?: unknown }> {
  const good = rule ? sampleInput(rule) : {};
  const fields = good !== null && typeof good === "object" ? Object.keys(good) : [];
  const spoiled = fc
    .tuple(fc.constantFrom(...fields, "extra", "id", "__proto__"), odd)
    .map(([field, value]) => ({ ...(good as object), [field]: value }));
  const meta = fc.option(
    fc.record({
      values: fc.dictionary(
        fc.constantFrom(...fields, "__proto__.x", "a.b"),
        fc.constantFrom([["Date"]], ["bigint"], [["set"]], ["regexp"], ["undefined"], "none"),
        { maxKeys: 2 },
      ),
    }),
    { nil: undefined },
  );
  return fc.record(
    { json: fc.oneof({ weight: 4, arbitrary: spoiled }, odd), meta },
    { requiredKeys: ["json"] },
  );
}

async function send(path: string, inputs: unknown[], cookie: string): Promise<void> {
  const byPost = PROCEDURES[path]?._def.type === "mutation" || PERSONAL_QUERIES.has(path);
  const url = new URL(`/api/trpc/${Array(inputs.length).fill(path).join(",")}?batch=1`, harness.url);
  const text = JSON.stringify(Object.fromEntries(inputs.map((input, index) => [index, input])));
  if (!byPost) url.searchParams.set("input", text.slice(0, 6000));
  const started = performance.now();
  const response = await fetch(url, {
    method: byPost ? "POST" : "GET",
    headers: {
      ...{ cookie, origin: harness.url, "content-type": "application/json" },
      "cf-connecting-ip": newcomer(harness).ip,
    },
    ...(byPost && { body: text }),
  });
  const answer = await response.text();
  if (!/assword|verifyEmail|register/.test(path)) times.push(performance.now() - started);
  expect(answer).not.toContain('"appCode":"INTERNAL"');
  expect([path, response.status, answer.slice(0, 300)]).not.toEqual([path, 500, expect.any(String)]);
}

const fuzz = (path: string, send: (inputs: unknown[]) => Promise<void>) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(inputFor(PROCEDURES[path]?._def.inputs[0]), { minLength: BATCH, maxLength: BATCH }),
      (inputs) => send(inputs),
    ),
    { numRuns: Math.ceil(RUNS / BATCH), seed: SEED, endOnFailure: !EVERYTHING },
  );

const CLOSED = Object.entries(PROCEDURE_ACCESS).filter(([, access]) => access !== "anyone");
test("whoever is not signed in changes nothing by any procedure for others", async () => {
  const before = await snapshot(harness);
  for (const [path] of CLOSED) await fuzz(path, (inputs) => send(path, inputs, ""));
  expect(await snapshot(harness)).toEqual(before);
}, 3_600_000);

test.each(Object.keys(PROCEDURE_ACCESS))(
  "%s takes anything from somebody signed in, and nothing of a bystander's changes",
  async (path) => {
    const [{ cookie }, bystander] = [await signedIn(harness), await signedIn(harness, { credits: 50 })];
    const rows = () =>
      harness.db.write(
        ["user", "session", "userCreditHistory"].map((table) => ({
          sql: `SELECT * FROM ${table} WHERE ${table === "user" ? "id" : "userId"} = ?`,
          args: [bystander.userId],
        })),
      );
    const before = JSON.stringify((await rows()).map((one) => one.rows));
    await fuzz(path, (inputs) => send(path, inputs, cookie));
    expect(JSON.stringify((await rows()).map((one) => one.rows))).toBe(before);
  },
  3_600_000,
);

const text = fc.string({ unit: "binary", minLength: 1, maxLength: 30 });
const request = fc.record({
  parts: fc.array(text, { minLength: 3, maxLength: 3 }),
  query: fc.dictionary(
    fc.constantFrom("w", "id", "kind", "signature", "expires", "size", "token", "x"),
    text,
    {
      maxKeys: 4,
    },
  ),
  body: fc.option(fc.uint8Array({ maxLength: 200 }), { nil: undefined }),
  type: fc.constantFrom(
    "application/json",
    "application/x-www-form-urlencoded",
    "image/jpeg",
    "text/plain",
    "",
  ),
});

test.each(Object.entries(ROUTE_ACCESS))(
  "%s (for: %s) takes anything",
  async (route) => {
    const [method = "GET", pattern = "/"] = route.split(" ");
    const { cookie } = await signedIn(harness);
    await fc.assert(
      fc.asyncProperty(request, async ({ parts, query, body, type }) => {
        let next = 0;
        const path = pattern
          .replace(/:[a-z]+(\{[^}]*\})?/g, () => encodeURIComponent(parts[next++ % parts.length] ?? "x"))
          .replace("*", "session");
        const url = new URL(path, harness.url);
        for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
        const verb = method === "ALL" ? "POST" : method;
        const started = performance.now();
        const response = await fetch(url, {
          method: verb,
          redirect: "manual",
          headers: { cookie, origin: harness.url, ...(type && { "content-type": type }) },
          ...(verb !== "GET" && body && { body: new Uint8Array(body) }),
        });
        await response.arrayBuffer();
        times.push(performance.now() - started);
        expect([url.pathname, response.status < 500 || response.status === 503]).toEqual([
          url.pathname,
          true,
        ]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: !EVERYTHING },
    );
  },
  3_600_000,
);
