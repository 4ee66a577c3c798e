import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Statement } from "#db/client.ts";
import type { NewEmail } from "#db/queries/emails/emails.ts";
import type { Deps } from "#functions/deps.ts";
import type { Message } from "#functions/providers/queue/queue.ts";
import { AppError } from "#functions/services/app-error.ts";
import { commit, commitOnce } from "#functions/services/commit.ts";
import type { ActorCtx } from "#functions/services/context.ts";
import { readAs } from "#functions/services/read-as.ts";

const actor = { userId: "u", sessionId: "s" };
const work = { sql: "UPDATE work", args: [] };
const email = { id: "e", to: "a@example.com", params: {}, onlyTo: "the registered" } as unknown as NewEmail;

/** A database that answers each statement with its own text, or breaks a constraint. */
function world({
  breaks = null as string | null,
  sessions = [{ role: "USER", provenAt: null as Date | null }],
} = {}) {
  const batches: string[][] = [];
  const published: Message[][] = [];
  const error = vi.fn();
  const deps = {
    now: () => 5,
    log: { info: () => {}, error },
    queue: { publish: async (messages: Message[]) => void published.push(messages) },
    db: {
      orm: { select: () => ({ from: () => ({ innerJoin: () => ({ where: () => "session" }) }) }) },
      async write(statements: Statement[]) {
        batches.push(statements.map((one) => kindOf((one as { sql: string }).sql)));
        const refused = new Error(`SQLITE_CONSTRAINT: SQLite error: ${breaks}`);
        if (breaks) throw Object.assign(refused, { code: "SQLITE_CONSTRAINT" });
        return statements.map((one) => ({ rows: [{ id: (one as { sql: string }).sql }] }));
      },
      read: async (queries: unknown[]) => [sessions, ...queries.slice(1)],
    },
  } as unknown as Deps;
  return { deps, batches, published, error };
}

function kindOf(sql: string): string {
  if (sql.includes("not_staff")) return "staff";
  if (sql.includes("not_proven")) return "second factor";
  if (sql.includes("session_ended")) return sql.includes("deletion") ? "live" : "leaving";
  return sql.startsWith("INSERT INTO email") ? "email" : sql;
}

test("a write proves the session first, then of staff their role and second factor, and writes emails last", async () => {
  const { deps, batches } = world();
  const batch = { statements: [work], emails: [email] };
  await commit({ deps, actor }, batch);
  await commit({ deps, actor, access: "staff" }, batch);
  await commit({ deps, actor, access: "leaving" }, batch);
  await commit({ deps, actor, access: "leaving" }, { ...batch, session: "live" });
  await commit({ deps, actor }, { ...batch, session: "none" });
  await commit({ deps }, batch);
  expect(batches).toEqual([
    ["live", "UPDATE work", "email"],
    ["live", "staff", "second factor", "UPDATE work", "email"],
    ["leaving", "UPDATE work", "email"],
    ["live", "UPDATE work", "email"],
    ["UPDATE work", "email"],
    ["UPDATE work", "email"],
  ]);
});

test("the results are those of the statements alone, and messages go out after the batch", async () => {
  const { deps, published } = world();
  const messages = (rows: unknown[]): Message[] => [{ job: "stop-account", body: { id: `${rows.length}` } }];
  const batch = { statements: [work, work], emails: [email], messages };
  const results = await commit({ deps, actor, access: "staff" }, batch);
  expect(results.map(({ rows }) => rows)).toEqual(Array(2).fill([{ id: "UPDATE work" }]));
  const mail = { job: "send-email", body: { id: "e" } };
  expect(published).toEqual([[mail, { job: "stop-account", body: { id: "2" } }]]);
});

test("without anything to say the queue is not asked, and a queue out of reach fails no write", async () => {
  const quiet = world();
  await commit(quiet, { statements: [work] });
  expect(quiet.published).toEqual([]);
  const { deps, error } = world();
  deps.queue.publish = () => Promise.reject(new Error("out of reach"));
  await commit({ deps }, { statements: [work], emails: [email] });
  expect(error).toHaveBeenCalledWith("publish_failed", expect.anything(), { messages: 1 });
});

/** The code somebody is told; null where it stays an error of ours. */
const codeOf = (error: unknown) => (error instanceof AppError ? error.code : null);
const PROMO = "UNIQUE constraint failed: promotionCode.code";
test.each([
  ["session_ended", {}, "NOT_SIGNED_IN"],
  ["moved_on", {}, "CONFLICT"],
  ["moved_on", { errors: { moved_on: "PACK_BUSY" } }, "PACK_BUSY"],
  [PROMO, { duplicates: { "promotionCode.code": "PROMO_EXISTS" } }, "PROMO_EXISTS"],
  ["UNIQUE constraint failed: a.x, a.y", { duplicates: { "a.y": "PROMO_EXISTS" } }, "PROMO_EXISTS"],
  ["UNIQUE constraint failed: user.id", { duplicates: { "user.email": "CONFLICT" } }, null],
  ["still_busy", {}, null],
] as const)("what breaks as %s is told as %o says: %s", async (breaks, meanings, code) => {
  const { deps, published } = world({ breaks });
  const batch = { statements: [work], emails: [email], ...meanings };
  expect(await commit({ deps }, batch).catch(codeOf)).toBe(code);
  expect(published).toEqual([]);
});

test.each([
  [null, "ledger_key_reused", "earlier", null, 1],
  ["ledger_key_reused", "ledger_key_reused", "earlier", "earlier", 0],
  ["UNIQUE constraint failed: a.x, a.y", "a.y", "earlier", "earlier", 0],
  ["UNIQUE constraint failed: a.x", "a.y", "earlier", null, 0],
  ["insufficient_credits", "ledger_key_reused", "earlier", "INSUFFICIENT_CREDITS", 0],
  // a repeat of which nothing is left
  ["ledger_key_reused", "ledger_key_reused", null, "CONFLICT", 0],
] as const)(
  "breaking %s, a repeat breaks %s and was made %s: %s",
  async (...[breaks, repeatBreaks, earlier, made, sent]) => {
    const { deps, published } = world({ breaks });
    const once = { repeatBreaks, findEarlier: async () => earlier };
    const making = commitOnce({ deps }, { statements: [work], emails: [email], once });
    expect(await making.catch(codeOf)).toBe(made);
    expect(published).toHaveLength(sent);
  },
);

test.each([
  ["person", "USER", ["rows", "rows"]],
  ["leaving", "USER", ["rows", "rows"]],
  ["staff", "STAFF", ["rows", "rows"]],
  ["staff", "ADMIN, proven", ["rows", "rows"]],
  ["admin", "ADMIN, proven", ["rows", "rows"]],
  ["staff", "ADMIN", "SECOND_FACTOR_REQUIRED"],
  ["admin", "ADMIN", "SECOND_FACTOR_REQUIRED"],
  ["staff", "USER", "STAFF_ONLY"],
  ["admin", "STAFF", "ADMIN_ONLY"],
  ["staff", null, "NOT_SIGNED_IN"],
  ["person", null, "NOT_SIGNED_IN"],
  ["leaving", null, "NOT_SIGNED_IN"],
] as const)("a read for %s, by a session of %s, answers %j", async (access, who, answer) => {
  const query = "rows" as never;
  const [role, proven] = who?.split(", ") ?? [];
  const sessions = role ? [{ role, provenAt: proven ? new Date(1) : null }] : [];
  const ctx = { ...world({ sessions }), actor, access } as unknown as ActorCtx;
  expect(await readAs(ctx, query, query).catch(codeOf)).toEqual(answer);
});

test("no service writes, reads or proves a session beside commit, readAs and readForAnyone", () => {
  const paths = ["commit.ts", "read-as.ts", "read-for-anyone.ts"].map((name) => `functions/services/${name}`);
  const theirs =
    /\bdb\.(write|read)\(|\b(requireSession|requireSignedIn|requireRole|liveSession|isLive|isSignedIn)\b/;
  const others = globSync("functions/services/**/*.ts").filter((file) => !paths.includes(file));
  expect(others.filter((file) => theirs.test(readFileSync(file, "utf8")))).toEqual([]);
});
