import superjson from "superjson";
import { expect, test } from "vitest";
import type * as z from "zod";
import { appRouter } from "#functions/procedures/router.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { snapshot } from "#tests/support/database/snapshot.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { readFailure } from "#tests/support/procedures/read-failure.ts";
import { sample } from "#tests/support/tier.ts";

/** Whatever is sent to any procedure: words for a person, and nothing is any different afterwards. */
const harness = harnessForFile();

interface Procedure {
  _def: { type: "query" | "mutation"; inputs: readonly z.ZodType[] };
}
const PROCEDURES = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
/** Of the wrong kind as a whole. */
const PLAIN = [undefined, null, true, 0, -1.5, Number.NaN, 10n, "", "text", new Date(Number.NaN)];
const MADE = [
  [],
  [[]],
  {},
  new Map([["id", "x"]]),
  new Set(["x"]),
  { id: { $ne: null } },
  { cursor: ["x"], limit: "many" },
];
const JUNK: readonly unknown[] = [...PLAIN, ...MADE];

/** Of the wrong kind in one place each: what the rules do not want where they want something. */
function spoiled(rule: z.ZodType): unknown[] {
  const { shape } = rule as unknown as { shape?: Record<string, unknown> };
  const odd = ["", "\0", "\ud800", "x".repeat(5000), -1, 1e308, null, [null], { a: 1 }];
  return Object.keys(shape ?? {}).flatMap((field) => odd.map((value) => ({ [field]: value })));
}

/** What the serializer refuses to read, or reads as something else than it seems. */
const UNREADABLE = [
  '{"json":{"id":"x"},"meta":{"values":{"__proto__.id":["Date"]}}}',
  '{"json":{"id":"x"},"meta":{"values":{"constructor.prototype.id":["Date"]}}}',
  '{"json":{"id":"x"},"meta":{"values":{"id":[["custom","Nobody"]]}}}',
  '{"json":{"id":"x"},"meta":{"values":{"id":[["class","Nobody"]]}}}',
  '{"json":{"id":"x"},"meta":{"values":{"id":["bigint"]}}}',
  '{"json":{"id":"("},"meta":{"values":{"id":["regexp"]}}}',
  '{"json":{"id":"x"},"meta":{"values":{"id":["URL"]}}}',
  '{"json":{"id":"x"},"meta":{"referentialEqualities":{"id":["a.b.c"]}}}',
  '{"json":{"id":"x"},"meta":"none"}',
  '{"json":{"__proto__":{"id":"x"}}}',
];

function isGood(rule: z.ZodType, text: string): boolean {
  try {
    return rule.safeParse(superjson.deserialize(JSON.parse(text))).success;
  } catch {
    return false;
  }
}

/** Fewer than one account may write in a minute. */
const CALLS_EACH = 100;

test.each(PROCEDURES.filter(([, { _def }]) => _def.inputs.length > 0))("%s", async (path, { _def }) => {
  const [rule] = _def.inputs as [z.ZodType];
  const everyBad = [...JUNK, ...spoiled(rule)].filter((input) => !rule.safeParse(input).success);
  const unreadable = UNREADABLE.filter((text) => !isGood(rule, text));
  const everySent = [...everyBad.map((input) => JSON.stringify(superjson.serialize(input))), ...unreadable];
  // other ones to each procedure
  const sent = sample(everySent, (_, i) => (i + path.length) % 8 === 0);
  const people = await Promise.all(
    Array.from({ length: Math.ceil(sent.length / CALLS_EACH) }, () => signedIn(harness, { credits: 10_000 })),
  );
  const before = await snapshot(harness);
  for (const [n, text] of sent.entries()) {
    const { cookie } = people[Math.floor(n / CALLS_EACH)]!;
    const answer = await send(path, _def.type, text, cookie);
    expect([text, answer.status]).toEqual([text, 400]);
    const { code, message } = readFailure(answer.body);
    expect([text, code]).toEqual([text, "BAD_INPUT"]);
    // words of ours, not of a library
    for (const words of [message, ...Object.values(fieldsOf(answer.body))])
      expect([text, words]).toEqual([text, expect.stringMatching(/^[A-Z].+\.$/)]);
    expect(JSON.stringify(answer.body)).not.toMatch(LIBRARY);
  }
  expect(everyBad.length).toBeGreaterThanOrEqual(10);
  expect(unreadable.length).toBeGreaterThan(3);
  expect(await snapshot(harness)).toEqual(before);
});

const LIBRARY =
  /expected|received|invalid |too (big|small)|>=|<=|unrecognized|undefined|prototype|superjson|SyntaxError/i;

const fieldsOf = (body: unknown) =>
  (body as { error: { json: { data: { fields: Record<string, string> } } } }).error.json.data.fields;

test("a field without words of its own is told in general ones, and gives way to one that has some", async () => {
  const { cookie } = await signedIn(harness);
  const input = { requestKey: "again", name: " ", genderOrCategory: "MAN", uploadIds: ["x"], consent: true };
  const text = JSON.stringify(superjson.serialize(input));
  const { body } = await send("trainings.start", "mutation", text, cookie);
  const message = "Please enter a name.";
  expect(readFailure(body).message).toBe(message);
  expect(fieldsOf(body)).toEqual({ requestKey: ERRORS.BAD_INPUT.message, name: message });
});

test("plain routes speak alike", async () => {
  const { cookie } = await signedIn(harness);
  const response = await fetch(`${harness.url}/api/credits/history.csv?reason=GIFT`, { headers: { cookie } });
  expect(response.status).toBe(400);
  const { message } = ERRORS.BAD_INPUT;
  expect(readFailure(await response.json())).toEqual({ code: "BAD_INPUT", message });
});

/** As whoever wants, with an address of its own, so that no limit answers first. */
async function send(path: string, type: "query" | "mutation", text: string, cookie: string) {
  const url = new URL(`/api/trpc/${path}`, harness.url);
  if (type === "query") url.searchParams.set("input", text);
  const headers = { cookie, origin: harness.url, "cf-connecting-ip": newcomer(harness).ip };
  const write = { method: "POST", body: text, headers: { ...headers, "content-type": "application/json" } };
  const response = await fetch(url, type === "query" ? { headers } : write);
  return { status: response.status, body: (await response.json()) as unknown };
}
