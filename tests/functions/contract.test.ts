import superjson from "superjson";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { AppError } from "#functions/services/app-error.ts";
import { HEALTH_FRESH_MS } from "#functions/services/find-health.ts";
import { ERRORS, type ErrorCode, REMOTE_ERROR_NUMBERS } from "#schema/errors.ts";
import { MAX_BATCH, MAX_JSON_BYTES } from "#schema/limits.ts";
import { ApiClient } from "#scripts/api-client.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { signedIn, told } from "#tests/support/signed-in.ts";

/** The remote-procedure endpoint as the wire shows it, whatever client speaks to it. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterEach(() => harness.wrapDeps((deps) => deps));
afterAll(() => harness.close());

interface Answer {
  result?: { data: { json: unknown; meta?: unknown } };
  error?: { json: { message: string; code: number; data: Record<string, unknown> } };
}

async function call(
  path: string,
  input: { method?: string; body?: string; cookie?: string; input?: unknown } = {},
) {
  const url = new URL(`/api/trpc/${path}`, harness.url);
  if (input.input !== undefined) url.searchParams.set("input", JSON.stringify(input.input));
  const response = await fetch(url, {
    method: input.method ?? "GET",
    headers: {
      origin: harness.url,
      ...(input.body === undefined ? {} : { "content-type": "application/json" }),
      ...(input.cookie ? { cookie: input.cookie } : {}),
    },
    ...(input.body === undefined ? {} : { body: input.body }),
  });
  return { status: response.status, body: (await response.json()) as Answer & Answer[] };
}

const body = (input: unknown) => JSON.stringify(superjson.serialize(input));

const words = (code: ErrorCode) => ({ code, message: ERRORS[code].message });

/** Makes the very next reads fail with this. */
function failReads(error: unknown, logged?: unknown[][]) {
  harness.wrapDeps((deps) => ({
    ...deps,
    db: { ...deps.db, first: () => Promise.reject(error) },
    log: { ...deps.log, error: (...line) => logged?.push(line) },
  }));
}

describe("calls", () => {
  test("a read is a GET with its input in the query", async () => {
    const { cookie } = await signedIn(harness, { credits: 5 });
    const { status, body: answer } = await call("user.creditHistory", {
      cookie,
      input: superjson.serialize({ limit: 1 }),
    });
    expect(status).toBe(200);
    expect(answer.result?.data.json).toMatchObject({ items: [{ credits: 5 }] });
  });

  test("user.getCredits takes no input and answers an amount", async () => {
    const { cookie } = await signedIn(harness, { credits: 5 });
    const { body: answer } = await call("user.getCredits", { cookie });
    expect(answer.result?.data.json).toEqual({ amount: 5 });
  });

  test("a write is a POST with its input in the body", async () => {
    const { cookie } = await signedIn(harness);
    const { status, body: answer } = await call("generations.favorite", {
      method: "POST",
      cookie,
      body: body({ id: "nothing", favorite: true }),
    });
    expect(status).toBe(404);
    expect(answer.error?.json.data.appCode).toBe("NOT_FOUND");
  });

  test.each(["trpc-accept", "accept"])(
    "asked for as a stream (by %s) are answered in one piece, written and all",
    async (header) => {
      const { cookie, userId } = await signedIn(harness);
      const response = await fetch(`${harness.url}/api/trpc/account.rename?batch=1`, {
        method: "POST",
        headers: {
          [header]: "application/jsonl",
          origin: harness.url,
          cookie,
          "content-type": "application/json",
        },
        body: JSON.stringify({ 0: superjson.serialize({ name: "Grace" }) }),
      });
      expect(response.headers.get("content-type")).toBe("application/json");
      expect(await response.json()).toMatchObject([{ result: { data: {} } }]);
      expect(await harness.db.orm.all(`SELECT name FROM user WHERE id = '${userId}'`)).toEqual([
        { name: "Grace" },
      ]);
    },
  );

  test("several travel in one request, by position, and one that fails leaves the others alone", async () => {
    const { cookie } = await signedIn(harness, { credits: 5 });
    const path = "user.getCredits,generations.list,packs.get";
    const input = encodeURIComponent(
      JSON.stringify({ 1: superjson.serialize({ limit: 5 }), 2: superjson.serialize({ id: "none" }) }),
    );
    const { status, body: answers } = await call(`${path}?batch=1&input=${input}`, { cookie });
    expect(status).toBe(207);
    expect(answers[0]?.result?.data.json).toEqual({ amount: 5 });
    expect(answers[1]?.result?.data.json).toEqual({ items: [], nextCursor: null });
    expect(answers[2]?.error?.json.data.appCode).toBe("NOT_FOUND");
  });

  test(`${MAX_BATCH} in one request are served, one more is refused in our words`, async () => {
    const { cookie } = await signedIn(harness, { credits: 5 });
    const many = (count: number) =>
      call(`${Array.from({ length: count }, () => "user.getCredits").join(",")}?batch=1`, { cookie });
    const most = await many(MAX_BATCH);
    expect(most.status).toBe(200);
    expect(most.body).toHaveLength(MAX_BATCH);
    const { status, body: refused } = await many(MAX_BATCH + 1);
    expect(status).toBe(400);
    for (const answer of refused) {
      expect(answer.error?.json).toMatchObject({
        message: ERRORS.BATCH_TOO_LARGE.message,
        code: REMOTE_ERROR_NUMBERS.BAD_REQUEST,
        data: { appCode: "BATCH_TOO_LARGE" },
      });
    }
  });

  test("dates stay dates, and undefined stays undefined", async () => {
    const { client, cookie } = await signedIn(harness, { credits: 5 });
    const [item] = (await client.trpc.user.creditHistory.query({ limit: 1, cursor: undefined })).items;
    expect(item?.createdAt).toBeInstanceOf(Date);
    expect(Math.abs(Number(item?.createdAt) - Date.now())).toBeLessThan(60_000);
    const { body: raw } = await call("user.creditHistory", {
      cookie,
      input: superjson.serialize({ limit: 1 }),
    });
    expect(raw.result?.data.meta).toMatchObject({ values: { "items.0.createdAt": ["Date"] } });
  });
});

describe("refusals", () => {
  test("signed out", async () => {
    const { status, body: answer } = await call("user.getCredits");
    expect(status).toBe(401);
    expect(answer.error?.json).toMatchObject({
      message: ERRORS.NOT_SIGNED_IN.message,
      code: REMOTE_ERROR_NUMBERS.UNAUTHORIZED,
      data: { appCode: "NOT_SIGNED_IN", code: "UNAUTHORIZED" },
    });
  });

  test("a GET of a write and a POST of a read", async () => {
    const { cookie } = await signedIn(harness);
    for (const request of [
      call("generations.favorite", { cookie, input: superjson.serialize({ id: "x", favorite: true }) }),
      call("user.getCredits", { method: "POST", cookie, body: body(undefined) }),
    ]) {
      const { status, body: answer } = await request;
      expect(status).toBe(405);
      expect(answer.error?.json.code).toBe(REMOTE_ERROR_NUMBERS.METHOD_NOT_SUPPORTED);
      expect(answer.error?.json.data.code).toBe("METHOD_NOT_SUPPORTED");
    }
  });

  test("a read with something personal in its address", async () => {
    const input = superjson.serialize({ token: "x".repeat(30) });
    expect((await call("mail.preferences", { input })).status).toBe(400);
  });

  test.each(["user.nothing", "nothing", "user.__proto__", "constructor", "user"])(
    "the procedure %s",
    async (path) => {
      const { status, body: answer } = await call(path);
      expect(status).toBe(404);
      expect(answer.error?.json.code).toBe(REMOTE_ERROR_NUMBERS.NOT_FOUND);
      expect(answer.error?.json.message).toBe(ERRORS.NOT_FOUND.message);
    },
  );

  test.each(["{", "", "null", "[]", '"text"', '{"json":{"id":{"a":1}}}', '{"json":[1,2]}'])(
    "the body %j",
    async (text) => {
      const { cookie } = await signedIn(harness);
      const { status, body: answer } = await call("generations.favorite", {
        method: "POST",
        cookie,
        body: text,
      });
      expect(status).toBe(400);
      const isJson = !["{", ""].includes(text);
      expect(answer.error?.json.code).toBe(isJson ? REMOTE_ERROR_NUMBERS.BAD_REQUEST : -32700);
    },
  );

  test("an input that is not JSON", async () => {
    const { cookie } = await signedIn(harness);
    const { status, body: answer } = await call("user.creditHistory?input=%7Bnot", { cookie });
    expect(status).toBe(400);
    expect(answer.error?.json).toMatchObject({ code: -32700, data: { code: "PARSE_ERROR" } });
  });

  test("a body too large, before anything is read from it", async () => {
    const { cookie } = await signedIn(harness);
    const { status, body: answer } = await call("generations.favorite", {
      method: "POST",
      cookie,
      body: body({ id: "x".repeat(MAX_JSON_BYTES), favorite: true }),
    });
    expect(status).toBe(413);
    expect(answer.error?.json).toMatchObject({
      code: REMOTE_ERROR_NUMBERS.PAYLOAD_TOO_LARGE,
      message: ERRORS.BODY_TOO_LARGE.message,
      data: { appCode: "BODY_TOO_LARGE", code: "PAYLOAD_TOO_LARGE" },
    });
  });

  test("what is stopped before any procedure reaches each caller of a batch in our words", async () => {
    const { client } = await signedIn(harness);
    const big = "x".repeat(MAX_JSON_BYTES);
    const refused = await Promise.all([
      told(client.trpc.account.rename.mutate({ name: big })),
      told(client.trpc.generations.favorite.mutate({ id: "x", favorite: true })),
    ]);
    expect(refused).toEqual([1, 2].map(() => ({ ...words("BODY_TOO_LARGE"), fields: {} })));
    const elsewhere = new ApiClient(harness.url.replace("127.0.0.1", "localhost"));
    expect(await told(elsewhere.trpc.account.resendVerification.mutate({ email: "a@example.com" }))).toEqual({
      ...words("FOREIGN_ORIGIN"),
      fields: {},
    });
  });

  test("a body that is no JSON by its own account travels under a number the client knows", async () => {
    const response = await fetch(`${harness.url}/api/trpc/account.resendVerification`, {
      method: "POST",
      headers: { origin: harness.url, "content-type": "text/plain" },
      body: body({ email: "a@example.com" }),
    });
    expect(response.status).toBe(415);
    const { error } = (await response.json()) as Answer;
    expect(error?.json).toMatchObject({
      code: REMOTE_ERROR_NUMBERS.BAD_REQUEST,
      message: ERRORS.BAD_INPUT.message,
      data: { appCode: "BAD_INPUT", code: "BAD_REQUEST" },
    });
  });

  test("input that does not fit, with the words for each field", async () => {
    const { client } = await signedIn(harness);
    const refused = await told(
      client.trpc.account.register.mutate({ name: " ", email: "nobody", password: "short" }),
    );
    expect(refused).toEqual({
      code: "BAD_INPUT",
      message: "Tell us your name.",
      fields: {
        name: "Tell us your name.",
        email: "Enter a valid email address.",
        password: "Use at least 8 characters.",
      },
    });
  });

  test.each([
    ["account.register", {}],
    ["account.register", { name: 5, email: ["a@example.com"], password: null }],
    ["trainings.start", {}],
    [
      "trainings.start",
      { requestKey: "x", name: 5, genderOrCategory: "DOG", uploadIds: [""], consent: "yes" },
    ],
    ["trainings.start", { uploadIds: "all of them", keepPhotos: "no" }],
    ["packs.generate", { requestKey: 1, trainingId: "", themeSlug: "x".repeat(65), packSlug: null }],
    ["generations.create", { prompt: 5, count: 1e9, aspect: "round", seed: 0.5, strength: "strong" }],
    ["generations.delete", { ids: "x" }],
    ["generations.favoriteMany", { ids: [1], favorite: 1 }],
    ["uploads.delete", null],
  ])(
    "input of another kind for %s is answered in our words, not in the library's: %j",
    async (path, input) => {
      const { cookie } = await signedIn(harness);
      const { status, body: answer } = await call(path, { method: "POST", cookie, body: body(input) });
      expect(status).toBe(400);
      const { message, data } = answer.error!.json;
      for (const words of [message, ...Object.values(data.fields as Record<string, string>)]) {
        expect(words).not.toMatch(/expected|received|invalid|undefined|too (small|big):|>=|<=/i);
        expect(words).toMatch(/^[A-Z].+\.$/);
      }
    },
  );

  test.each(["x", "12_", "_x", "1e5_x", "99999999999999999_x", "-1_x"])("the cursor %s", async (cursor) => {
    const { client } = await signedIn(harness);
    for (const list of [
      client.trpc.generations,
      client.trpc.packs,
      client.trpc.trainings,
      client.trpc.uploads,
    ]) {
      expect((await told(list.list.query({ cursor })))?.code).toBe("BAD_INPUT");
    }
    expect((await told(client.trpc.user.creditHistory.query({ cursor })))?.code).toBe("BAD_INPUT");
  });

  test.each([0, -1, 1.5, 101, Number.NaN])("a page of %s", async (limit) => {
    const { client } = await signedIn(harness);
    expect((await told(client.trpc.generations.list.query({ limit })))?.code).toBe("BAD_INPUT");
  });

  test.each(Object.keys(ERRORS) as ErrorCode[])("%s travels under its number and words", async (code) => {
    const { cookie } = await signedIn(harness);
    failReads(new AppError(code));
    const { body: answer } = await call("user.getCredits", { cookie });
    expect(answer.error?.json).toMatchObject({
      code: REMOTE_ERROR_NUMBERS[ERRORS[code].kind],
      message: ERRORS[code].message,
      data: { appCode: code, code: ERRORS[code].kind },
    });
  });

  test("a failure inside says nothing of the inside, and is logged under the id it shows", async () => {
    const { cookie } = await signedIn(harness);
    const logged: unknown[][] = [];
    failReads(new Error("SQLITE_BUSY at libsql://secret-host with token abc123"), logged);
    const { status, body: answer } = await call("user.getCredits", { cookie });
    expect(status).toBe(500);
    const error = answer.error!.json;
    expect(error.message).toBe(ERRORS.INTERNAL.message);
    expect(error.code).toBe(REMOTE_ERROR_NUMBERS.INTERNAL_SERVER_ERROR);
    expect(error.data.errorId).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(answer)).not.toMatch(/sqlite|libsql|abc123|stack|\.ts/i);
    expect(logged).toHaveLength(1);
    expect(String(logged[0]?.[1])).toContain("SQLITE_BUSY");
  });

  test("what a person did wrong is not logged as a failure", async () => {
    const logged: unknown[][] = [];
    harness.wrapDeps((deps) => ({ ...deps, log: { ...deps.log, error: (...line) => logged.push(line) } }));
    const { client } = await signedIn(harness);
    await told(client.trpc.packs.get.query({ id: "none" }));
    await told(client.trpc.generations.list.query({ limit: 0 }));
    await call("user.getCredits");
    expect(logged).toEqual([]);
  });
});

describe("plain HTTP", () => {
  test("an unknown address under /api answers 404 in our words", async () => {
    const response = await fetch(`${harness.url}/api/nothing`);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      error: { code: "NOT_FOUND", message: ERRORS.NOT_FOUND.message },
    });
  });

  test("health answers once the database does", async () => {
    expect(await (await fetch(`${harness.url}/api/health`)).json()).toMatchObject({ ok: true });
    const refuse = () => Promise.reject(new Error("no database at 10.0.0.1"));
    harness.wrapDeps((deps) => ({ ...deps, db: { ...deps.db, write: refuse, first: refuse } }));
    harness.advance(HEALTH_FRESH_MS);
    const response = await fetch(`${harness.url}/api/health`);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).not.toContain("10.0.0.1");
    const checks = { configuration: "ok", database: "no answer", rateLimits: "ok" };
    expect(JSON.parse(text)).toEqual({ ok: false, status: "down", checks });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("a crash in the browser is logged and gets an id", async () => {
    const logged: unknown[][] = [];
    harness.wrapDeps((deps) => ({ ...deps, log: { ...deps.log, error: (...line) => logged.push(line) } }));
    const send = (report: unknown) =>
      fetch(`${harness.url}/api/errors`, {
        method: "POST",
        headers: { origin: harness.url, "cf-connecting-ip": "10.99.0.1" },
        body: typeof report === "string" ? report : JSON.stringify(report),
      });
    const response = await send({ message: "x is undefined", path: "/packs/new?email=ada@example.com" });
    expect(response.status).toBe(200);
    expect(((await response.json()) as { errorId: string }).errorId).toMatch(/^[0-9a-f-]{36}$/);
    expect(String(logged[0]?.[1])).toContain("x is undefined");
    expect(JSON.stringify(logged)).not.toContain("ada@example.com");
    for (const bad of ["{", {}, { message: "x".repeat(2000), path: "/" }]) {
      expect((await send(bad)).status).toBe(400);
    }
    expect((await send({ message: "x".repeat(MAX_JSON_BYTES), path: "/" })).status).toBe(413);
  });
});

test("whom to tell of a weakness stands where RFC 9116 says, and is good for a while", async () => {
  const response = await fetch(`${harness.url}/.well-known/security.txt`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/i);
  const text = await response.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${harness.url}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  expect(expires).toBeGreaterThan(Date.now() + 30 * 86_400_000);
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test.each(["/foo/api/admin", "/guides/api/admin", "/prompt-packs/pack/api/admin"])(
  "%s is answered without top bar, footer and scripts",
  async (path) => {
    const response = await fetch(harness.url + path);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      404,
      "text/html; charset=UTF-8",
    ]);
    const page = await response.text();
    expect(page).toContain("There is no page at this address.");
    expect(page).not.toMatch(/<(header|footer|nav|script)\b/);
  },
);
