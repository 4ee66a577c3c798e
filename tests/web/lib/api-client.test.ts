import superjson from "superjson";
import { expect, onTestFinished, test, vi } from "vitest";
import { MAX_BATCH } from "#schema/limits.ts";
import { createApi } from "#web/lib/api/trpc.ts";

const ok = (value: unknown) => ({ result: { data: superjson.serialize(value) } });

/** Answers each request with one answer a call, and remembers what was asked. */
function serve(answer: (procedure: string) => unknown) {
  const asked: { method: string; path: string; query: URLSearchParams; body: unknown }[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal("fetch", async (input: string, init: RequestInit) => {
    const { pathname: path, searchParams: query } = new URL(input, "http://likeness.example");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    asked.push({ method: init.method ?? "GET", path, query, body });
    return Response.json(path.slice("/api/trpc/".length).split(",").map(answer));
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
  const id = "x".repeat(64);
  await Promise.all(Array.from({ length: MAX_BATCH + 1 }, () => api.generations.get.query({ id })));
  expect(asked.map(({ path }) => path.split(",").length)).toEqual([MAX_BATCH, 1]);
});

test("what came back as it should is not logged; what failed is, once", async () => {
  const message = "We could not find that.";
  const data = { code: "NOT_FOUND" };
  const refused = { error: superjson.serialize({ message, code: -32004, data }) };
  let lines = 0;
  for (const level of ["log", "info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation(() => void lines++);
  serve((name) => (name === "packs.get" ? refused : ok({ amount: 5 })));
  const api = createApi();
  await api.user.getCredits.query();
  expect(lines).toBe(0);
  const shape = { code: -32004 };
  await expect(api.packs.get.query({ id: "none" })).rejects.toMatchObject({ message, data, shape });
  expect(lines).toBe(1);
});
