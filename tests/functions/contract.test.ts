import superjson from "superjson";
import { afterEach, expect, test } from "vitest";
import { AppError } from "#functions/services/app-error.ts";
import { ERRORS, type ErrorCode } from "#schema/errors/errors.ts";
import { REMOTE_ERROR_NUMBERS } from "#schema/errors/remote-errors.ts";
import { MAX_BATCH, MAX_JSON_BYTES, MAX_PICTURES_AT_ONCE } from "#schema/limits.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { told } from "#tests/support/procedures/refusals.ts";
import { collectErrors, replaceDeps, restoreDeps } from "#tests/support/replace-deps.ts";

/** The remote-procedure endpoint as the wire shows it, whatever client speaks to it. */
const harness = harnessForFile();
afterEach(() => restoreDeps(harness));

interface Answer {
  result?: { data: { json: unknown; meta?: unknown } };
  error?: { json: { message: string; code: number; data: Record<string, unknown> } };
}

/** A POST where there is a body, a GET with the input in its query otherwise. */
async function call(
  path: string,
  options: { body?: string; cookie?: string; input?: unknown; headers?: Record<string, string> } = {},
) {
  const { body, cookie = "", input } = options;
  const url = new URL(`/api/trpc/${path}`, harness.url);
  if (input !== undefined) url.searchParams.set("input", JSON.stringify(superjson.serialize(input)));
  const headers = { origin: harness.url, cookie, "content-type": "application/json", ...options.headers };
  const response = await fetch(url, { method: body === undefined ? "GET" : "POST", headers, body });
  const answer = (await response.json()) as Answer & Answer[];
  return { status: response.status, headers: response.headers, body: answer, error: answer.error?.json };
}

const bodyOf = (input: unknown) => JSON.stringify(superjson.serialize(input));

/** What the wire says of a refusal. */
const refused = (code: ErrorCode) => ({
  message: ERRORS[code].message,
  code: REMOTE_ERROR_NUMBERS[ERRORS[code].kind],
  data: { appCode: code, code: ERRORS[code].kind },
});

/** Makes the very next reads fail with this. */
const failReads = (error: unknown, logged: unknown[][] = []) =>
  replaceDeps(harness, () => ({
    db: { first: () => Promise.reject(error) },
    log: { error: (...line) => logged.push(line) },
  }));

test("a read is a GET with its input, if any, in the query; dates stay dates", async () => {
  const { client, cookie } = await signedIn(harness, { credits: 5 });
  const { status, body } = await call("user.creditHistory", { cookie, input: { limit: 1 } });
  expect(status).toBe(200);
  expect(body.result?.data).toMatchObject({
    json: { items: [{ credits: 5 }] },
    meta: { values: { "items.0.createdAt": ["Date"] } },
  });
  expect((await call("user.getCredits", { cookie })).body.result?.data.json).toEqual({ amount: 5 });
  // and undefined stays undefined
  const [item] = (await client.trpc.user.creditHistory.query({ limit: 1, cursor: undefined })).items;
  expect(Math.abs(item!.createdAt.getTime() - Date.now())).toBeLessThan(60_000);
});

test.each(["trpc-accept", "accept"])(
  "a stream asked for by %s is one answer, written and all",
  async (header) => {
    const { cookie, userId } = await signedIn(harness);
    const body = JSON.stringify({ 0: superjson.serialize({ name: "Grace" }) });
    const headers = { [header]: "application/jsonl" };
    const answer = await call("account.rename?batch=1", { cookie, body, headers });
    expect(answer.headers.get("content-type")).toBe("application/json");
    expect(answer.body).toMatchObject([{ result: { data: {} } }]);
    const stored = await harness.db.orm.all(`SELECT name FROM user WHERE id = '${userId}'`);
    expect(stored).toEqual([{ name: "Grace" }]);
  },
);

test("several calls travel in one request, by position, and one that fails leaves the others alone", async () => {
  const { cookie } = await signedIn(harness, { credits: 5 });
  const inputs = { 1: superjson.serialize({ limit: 5 }), 2: superjson.serialize({ id: "none" }) };
  const query = `batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`;
  const { status, body } = await call(`user.getCredits,generations.list,packs.get?${query}`, { cookie });
  expect(status).toBe(207);
  expect(body).toMatchObject([
    { result: { data: { json: { amount: 5 } } } },
    { result: { data: { json: { items: [], nextCursor: null } } } },
    { error: { json: { data: { appCode: "NOT_FOUND" } } } },
  ]);
});

test(`${MAX_BATCH} calls in one request are served, one more is refused in our words`, async () => {
  const { cookie } = await signedIn(harness, { credits: 5 });
  const many = (count: number) =>
    call(`${Array(count).fill("user.getCredits").join(",")}?batch=1`, { cookie });
  const most = await many(MAX_BATCH);
  expect([most.status, most.body.length]).toEqual([200, MAX_BATCH]);
  const { status, body } = await many(MAX_BATCH + 1);
  expect(status).toBe(400);
  for (const { error } of body) expect(error?.json).toMatchObject(refused("BATCH_TOO_LARGE"));
});

const { NOT_FOUND, BAD_REQUEST, PARSE_ERROR, METHOD_NOT_SUPPORTED } = REMOTE_ERROR_NUMBERS;
test.each<[path: string, Parameters<typeof call>[1], status: number, code: number]>([
  ["user.nothing", {}, 404, NOT_FOUND],
  ["nothing", {}, 404, NOT_FOUND],
  ["user.__proto__", {}, 404, NOT_FOUND],
  ["constructor", {}, 404, NOT_FOUND],
  ["user", {}, 404, NOT_FOUND],
  ["generations.favorite", { body: '{"json":{"id":"none","favorite":true}}' }, 404, NOT_FOUND],
  ["generations.favorite", { body: "null" }, 400, BAD_REQUEST],
  ["generations.favorite", { body: "[]" }, 400, BAD_REQUEST],
  ["generations.favorite", { body: '"text"' }, 400, BAD_REQUEST],
  ["generations.favorite", { body: '{"json":[1,2]}' }, 400, BAD_REQUEST],
  ["generations.favorite", { body: "{" }, 400, PARSE_ERROR],
  ["generations.favorite", { body: "" }, 400, PARSE_ERROR],
  ["generations.favorite", { input: { id: "x", favorite: true } }, 405, METHOD_NOT_SUPPORTED],
  ["user.getCredits", { body: "{}" }, 405, METHOD_NOT_SUPPORTED],
  [
    "generations.delete",
    { body: bodyOf({ ids: Array(MAX_PICTURES_AT_ONCE + 1).fill("x") }) },
    400,
    BAD_REQUEST,
  ],
  // what is personal is refused in an address
  ["email.preferences", { input: { token: "x".repeat(30) } }, 400, BAD_REQUEST],
  ["email.unsubscribe", { body: "{}", headers: { "content-type": "text/plain" } }, 415, BAD_REQUEST],
])("%s with %o is refused with %i", async (path, input, status, code) => {
  const { cookie } = await signedIn(harness);
  const answer = await call(path, { cookie, ...input });
  expect([answer.status, answer.error?.code]).toEqual([status, code]);
});

test("a body too large is refused before anything is read from it; and what travels with it, each in our words", async () => {
  const { client, cookie } = await signedIn(harness);
  const big = "x".repeat(MAX_JSON_BYTES);
  const body = bodyOf({ id: big, favorite: true });
  const { status, error } = await call("generations.favorite", { cookie, body });
  expect(status).toBe(413);
  expect(error).toMatchObject(refused("BODY_TOO_LARGE"));
  const { account, generations } = client.trpc;
  const calls = [account.rename.mutate({ name: big }), generations.delete.mutate({ ids: ["x"] })];
  const words = { code: "BODY_TOO_LARGE", message: ERRORS.BODY_TOO_LARGE.message, fields: {} };
  expect(await Promise.all(calls.map(told))).toEqual([words, words]);
});

test.each(Object.keys(ERRORS) as ErrorCode[])("%s travels under its number and words", async (code) => {
  const { cookie } = await signedIn(harness);
  failReads(new AppError(code));
  expect((await call("user.getCredits", { cookie })).error).toMatchObject(refused(code));
});

test("a failure inside says nothing of the inside, and is logged under the id it shows", async () => {
  const { cookie } = await signedIn(harness);
  const logged: unknown[][] = [];
  failReads(new Error("SQLITE_BUSY at libsql://secret-host with token abc123"), logged);
  const { status, body, error } = await call("user.getCredits", { cookie });
  expect(status).toBe(500);
  expect(error).toMatchObject(refused("INTERNAL"));
  expect(error?.data.errorId).toMatch(/^[0-9a-f-]{36}$/);
  expect(JSON.stringify(body)).not.toMatch(/sqlite|libsql|abc123|stack|\.ts/i);
  expect(logged).toHaveLength(1);
  expect(String(logged[0]?.[1])).toContain("SQLITE_BUSY");
});

test("what a person did wrong is not logged as a failure", async () => {
  const logged = collectErrors(harness);
  const { client } = await signedIn(harness);
  await told(client.trpc.packs.get.query({ id: "none" }));
  await told(client.trpc.generations.list.query({ limit: 0 }));
  await call("user.getCredits");
  expect(logged).toEqual([]);
});

test("a crash in the browser is logged and gets an id", async () => {
  const logged = collectErrors(harness);
  const headers = { origin: harness.url, "cf-connecting-ip": "10.99.0.1" };
  const send = (report: unknown) => {
    const body = typeof report === "string" ? report : JSON.stringify(report);
    return fetch(`${harness.url}/api/errors`, { method: "POST", headers, body });
  };
  const response = await send({ message: "x is undefined", path: "/packs/new?email=ada@example.com" });
  expect(await response.json()).toMatchObject({ errorId: expect.stringMatching(/^[0-9a-f-]{36}$/) });
  expect(String(logged[0]?.[1])).toContain("x is undefined");
  expect(JSON.stringify(logged)).not.toContain("ada@example.com");
  for (const bad of ["{", {}, { message: "x".repeat(2000), path: "/" }])
    expect((await send(bad)).status).toBe(400);
  expect((await send({ message: "x".repeat(MAX_JSON_BYTES), path: "/" })).status).toBe(413);
});

test("whom to tell of a weakness stands where RFC 9116 says, and is good for a while", async () => {
  const response = await fetch(`${harness.url}/.well-known/security.txt`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/i);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${harness.url}/.well-known/security.txt`);
  const days = (Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("an address of the administration's interface is answered without top bar, footer and scripts", async () => {
  const response = await fetch(`${harness.url}/x/api/admin`);
  expect([response.status, response.headers.get("content-type")]).toEqual([404, "text/html; charset=UTF-8"]);
  const page = await response.text();
  expect(page).toContain("There is no page at this address.");
  expect(page).not.toMatch(/<(header|footer|nav|script)\b/);
});
