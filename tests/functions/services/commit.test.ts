import { globSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Statement } from "#db/client.ts";
import type { NewEmail } from "#db/queries/emails/emails.ts";
import type { Deps } from "#functions/deps.ts";
import type { Message } from "#functions/providers/queue/queue.ts";
import { AppError } from "#functions/services/app-error.ts";
import { commit, commitOnce } from "#functions/services/commit.ts";
import type { ActorCtx } from "#functions/services/context.ts";
import { readAs, readAsLeaving } from "#functions/services/read-as.ts";

const actor = { userId: "u", sessionId: "s" };
const work = { sql: "UPDATE work", args: [] };
const email = { id: "e", to: "a@example.com", params: {}, onlyTo: "the registered" } as unknown as NewEmail;

/** A database that answers each statement with its own text, or breaks a constraint. */
function world({ breaks = null as string | null, sessions = [{ role: "USER" }] } = {}) {
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
        if (breaks)
          throw Object.assign(new Error(`SQLITE_CONSTRAINT: SQLite error: ${breaks}`), {
            code: "SQLITE_CONSTRAINT",
          });
        return statements.map((one) => ({ rows: [{ id: (one as { sql: string }).sql }] }));
      },
      read: async (queries: unknown[]) => [sessions, ...queries.slice(1)],
    },
  } as unknown as Deps;
  return { deps, batches, published, error };
}

function kindOf(sql: string): string {
  if (sql.includes("not_staff")) return "staff";
  if (sql.includes("session_ended")) return sql.includes("deletion") ? "live" : "leaving";
  return sql.startsWith("INSERT INTO email") ? "email" : sql;
}

test("a write proves the session first, for staff their role second, and writes emails last", async () => {
  const { deps, batches } = world();
  const batch = { statements: [work], emails: [email] };
  await commit({ deps, actor }, batch);
  await commit({ deps, actor, staff: true }, batch);
  await commit({ deps, actor }, { ...batch, session: "leaving" });
  await commit({ deps, actor }, { ...batch, session: "none" });
  await commit({ deps }, batch);
  expect(batches).toEqual([
    ["live", "UPDATE work", "email"],
    ["live", "staff", "UPDATE work", "email"],
    ["leaving", "UPDATE work", "email"],
    ["UPDATE work", "email"],
    ["UPDATE work", "email"],
  ]);
});

test("the results are those of the statements alone, and messages go out after the batch", async () => {
  const { deps, published } = world();
  const results = await commit(
    { deps, actor, staff: true },
    {
      statements: [work, work],
      emails: [email],
      messages: (rows) => [{ job: "stop-account", body: { id: String(rows.length) } }],
    },
  );
  expect(results).toHaveLength(2);
  expect(results[0]!.rows).toEqual([{ id: "UPDATE work" }]);
  expect(published).toEqual([
    [
      { job: "send-email", body: { id: "e" } },
      { job: "stop-account", body: { id: "2" } },
    ],
  ]);
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

test.each([
  ["session_ended", {}, "NOT_SIGNED_IN"],
  ["moved_on", {}, "CONFLICT"],
  ["moved_on", { errors: { moved_on: "PACK_BUSY" } }, "PACK_BUSY"],
  [
    "UNIQUE constraint failed: promotionCode.code",
    { duplicates: { "promotionCode.code": "PROMO_EXISTS" } },
    "PROMO_EXISTS",
  ],
  ["UNIQUE constraint failed: a.x, a.y", { duplicates: { "a.y": "PROMO_EXISTS" } }, "PROMO_EXISTS"],
] as const)("what breaks as %s is told as %o says", async (breaks, meanings, code) => {
  const { deps, published } = world({ breaks });
  const batch = { statements: [work], emails: [email], ...meanings };
  await expect(commit({ deps }, batch)).rejects.toMatchObject({ name: "AppError", code });
  expect(published).toEqual([]);
});

test.each(["UNIQUE constraint failed: user.id", "still_busy", "database is locked"])(
  "%s stays an error of ours where nobody gave it a meaning",
  async (breaks) => {
    const { deps } = world({ breaks });
    const duplicates = { "user.email": "CONFLICT" } as const;
    const committing = commit({ deps }, { statements: [work], duplicates });
    await expect(committing).rejects.not.toBeInstanceOf(AppError);
  },
);

test("the same again is what the first one made, and nothing goes out for it", async () => {
  const findEarlier = async () => "earlier";
  const again = (breaks: string | null, once: { repeatBreaks: "ledger_key_reused" | "a.y" }) => {
    const { deps, published } = world({ breaks });
    const batch = { statements: [work], emails: [email], once: { ...once, findEarlier } };
    return commitOnce({ deps }, batch).then((made) => ({ made, published: published.length }));
  };
  const ledger = { repeatBreaks: "ledger_key_reused" } as const;
  const column = { repeatBreaks: "a.y" } as const;
  await expect(again(null, ledger)).resolves.toEqual({ made: null, published: 1 });
  await expect(again("ledger_key_reused", ledger)).resolves.toEqual({ made: "earlier", published: 0 });
  await expect(again("UNIQUE constraint failed: a.x, a.y", column)).resolves.toMatchObject({
    made: "earlier",
  });
  await expect(again("UNIQUE constraint failed: a.x", column)).rejects.not.toBeInstanceOf(AppError);
  await expect(again("insufficient_credits", ledger)).rejects.toMatchObject({ code: "INSUFFICIENT_CREDITS" });
});

test("a repeat of which nothing is left is a conflict", async () => {
  const { deps } = world({ breaks: "ledger_key_reused" });
  const once = { repeatBreaks: "ledger_key_reused", findEarlier: async () => null } as const;
  await expect(commitOnce({ deps }, { statements: [work], once })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("a read answers whoever is signed in, staff alone where only staff may", async () => {
  const query = "rows" as never;
  const as = (sessions: { role: string }[], staff: boolean) => {
    const ctx = { ...world({ sessions }), actor, ...(staff ? { staff } : {}) } as unknown as ActorCtx;
    return readAs(ctx, query, query);
  };
  await expect(as([{ role: "USER" }], false)).resolves.toEqual(["rows", "rows"]);
  await expect(as([{ role: "STAFF" }], true)).resolves.toEqual(["rows", "rows"]);
  await expect(as([{ role: "USER" }], true)).rejects.toMatchObject({ code: "STAFF_ONLY" });
  await expect(as([], true)).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
  await expect(as([], false)).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
  const leaver = { ...world({ sessions: [] }), actor } as unknown as ActorCtx;
  await expect(readAsLeaving(leaver, query)).rejects.toMatchObject({ code: "NOT_SIGNED_IN" });
});

test("no service writes or proves a session beside commit and readAs", () => {
  const paths = ["functions/services/commit.ts", "functions/services/read-as.ts"];
  const theirs =
    /\bdb\.(write|read)\(|\b(requireSession|requireSignedIn|requireStaff|liveSession|isLive|isSignedIn)\b/;
  const others = globSync("functions/services/**/*.ts").filter((file) => !paths.includes(file));
  expect(others.filter((file) => theirs.test(readFileSync(file, "utf8")))).toEqual([]);
});
