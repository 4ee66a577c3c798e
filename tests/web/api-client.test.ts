import superjson from "superjson";
import { afterEach, expect, test, vi } from "vitest";
import { MAX_BATCH } from "#schema/limits.ts";
import { createApi } from "#web/lib/api/trpc.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ok = (value: unknown) => ({ result: { data: superjson.serialize(value) } });
const refused = {
  error: superjson.serialize({
    message: "We could not find that.",
    code: -32004,
    data: { code: "NOT_FOUND" },
  }),
};

/** Answers each request with one answer a call, and remembers what was asked. */
function serve(answer: (procedure: string) => unknown) {
  const asked: { method: string; path: string; query: URLSearchParams; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const url = new URL(input, "http://likeness.example");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    asked.push({ method: init.method ?? "GET", path: url.pathname, query: url.searchParams, body });
    const names = url.pathname.slice("/api/trpc/".length).split(",");
    return Response.json(names.map(answer));
  });
  return asked;
}

test("reads made together are one GET, names by commas and inputs by position; writes are a POST of their own", async () => {
  const asked = serve((name) => ok(name === "user.getCredits" ? { amount: 5 } : { ok: true }));
  const api = createApi();
  const [credits] = await Promise.all([
    api.user.getCredits.query(),
    api.packs.list.query({ limit: 3 }),
    api.account.rename.mutate({ name: "Ada" }),
    api.account.signOutOthers.mutate(),
  ]);
  expect(credits).toEqual({ amount: 5 });
  expect(asked).toHaveLength(2);
  const [reads, writes] = asked.sort((one, other) => one.method.localeCompare(other.method));
  expect(reads).toMatchObject({ method: "GET", path: "/api/trpc/user.getCredits,packs.list", body: null });
  expect(reads?.query.get("batch")).toBe("1");
  expect(JSON.parse(reads?.query.get("input") ?? "")).toMatchObject({ 1: superjson.serialize({ limit: 3 }) });
  expect(writes).toMatchObject({
    method: "POST",
    path: "/api/trpc/account.rename,account.signOutOthers",
    body: { 0: superjson.serialize({ name: "Ada" }) },
  });
});

test("a request never carries more calls than the server takes, however long its address gets", async () => {
  const asked = serve(() => ok({ id: "x" }));
  const api = createApi();
  const long = "x".repeat(64);
  await Promise.all(Array.from({ length: MAX_BATCH + 1 }, () => api.generations.get.query({ id: long })));
  expect(asked.map(({ path }) => path.split(",").length)).toEqual([MAX_BATCH, 1]);
});

test("what came back as it should is not logged; what failed is, once", async () => {
  const said = (["log", "info", "warn", "error"] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation(() => undefined),
  );
  const lines = () => said.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  serve((name) => (name === "packs.get" ? refused : ok({ amount: 5 })));
  const api = createApi();
  await api.user.getCredits.query();
  expect(lines()).toBe(0);
  await expect(api.packs.get.query({ id: "none" })).rejects.toMatchObject({
    message: "We could not find that.",
    data: { code: "NOT_FOUND" },
    shape: { code: -32004 },
  });
  expect(lines()).toBe(1);
});
