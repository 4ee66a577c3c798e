import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClientFor, createDb } from "#db/client.ts";
import { constraintName } from "#db/constraint-name.ts";
import { migrate } from "#db/migrate.ts";
import { auditLedger, moveCredits } from "#db/queries/credits.ts";
import { requireSession } from "#db/queries/session.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import { addCharge, addPerson, insertInto, move, sessionRow, userRow } from "#tests/support/rows.ts";

let base: TestDatabase;
beforeAll(async () => {
  base = await startDatabase();
  await migrate(base.client);
});
afterAll(async () => {
  expect(await auditLedger(base.db)).toEqual([]);
  await base.close();
});

const one = async (sql: string, args: (string | number)[]) =>
  (await base.client.execute({ sql, args })).rows[0];
const balance = async (id: string) => (await one("SELECT credits FROM user WHERE id = ?", [id]))?.credits;
const entries = async (id: string) =>
  Number((await one("SELECT count(*) AS n FROM userCreditHistory WHERE userId = ?", [id]))?.n);

/** Which of our conditions a statement broke; "nothing" when it went through. */
async function broken(...statements: Parameters<typeof base.db.write>[0]): Promise<string> {
  try {
    await base.db.write(statements);
    return "nothing";
  } catch (error) {
    return constraintName(error) ?? `unnamed: ${String(error)}`;
  }
}

/** A history row written by hand. */
function entry(userId: string, input: Record<string, string | number | null>) {
  const id = crypto.randomUUID();
  return insertInto("userCreditHistory", {
    id,
    userId,
    reason: "OTHER",
    key: `${userId}:${id}`,
    createdAt: 0,
    ...input,
  });
}

describe("a movement", () => {
  test("moves the balance and says from where to where", async () => {
    const id = await addPerson(base.db, 10);
    await base.db.write([move(id, -4), move(id, 1)]);
    const { rows } = await base.client.execute({
      sql: "SELECT credits, previousCredits, newCredits FROM userCreditHistory WHERE userId = ? ORDER BY seq",
      args: [id],
    });
    expect(rows.map((row) => ({ ...row }))).toEqual([
      { credits: 10, previousCredits: 0, newCredits: 10 },
      { credits: -4, previousCredits: 10, newCredits: 6 },
      { credits: 1, previousCredits: 6, newCredits: 7 },
    ]);
    expect(await balance(id)).toBe(7);
  });

  test("that cannot be paid undoes everything it came with", async () => {
    const id = await addPerson(base.db, 3);
    const other = crypto.randomUUID();
    expect(await broken(userRow(other), move(id, -4), move(id, 10))).toBe("insufficient_credits");
    expect(await balance(id)).toBe(3);
    expect(await entries(id)).toBe(1);
    expect(await balance(other)).toBeUndefined();
  });

  test("may take the balance to exactly zero", async () => {
    const id = await addPerson(base.db, 3);
    expect(await broken(move(id, -3))).toBe("nothing");
    expect(await balance(id)).toBe(0);
  });

  test("for someone who does not exist is refused", async () => {
    expect(await broken(move(crypto.randomUUID(), 5))).not.toBe("nothing");
  });

  test("is undone when its session ended or its owner was banned", async () => {
    const id = await addPerson(base.db, 3);
    const actor = { userId: id, sessionId: `session-${id}` };
    expect(await broken(requireSession(actor, Date.now()), move(id, -1))).toBe("nothing");
    expect(await broken(requireSession(actor, Date.now() + 2 * 86_400_000), move(id, -1))).toBe(
      "session_ended",
    );
    await base.client.execute({ sql: "UPDATE user SET banned = 1 WHERE id = ?", args: [id] });
    expect(await broken(requireSession(actor, Date.now()), move(id, -1))).toBe("session_ended");
    expect(await balance(id)).toBe(2);
  });

  test("counts once for one key, whatever it asks the second time", async () => {
    const id = await addPerson(base.db, 10);
    const key = `${id}:pack:1`;
    expect(await broken(move(id, -2, { key }))).toBe("nothing");
    expect(await broken(move(id, -2, { key }))).toBe("ledger_key_reused");
    expect(await broken(move(id, 5, { key }))).toBe("ledger_key_reused");
    // even where the balance would not reach: the caller must learn that it was paid before
    expect(await broken(move(id, -100, { key }))).toBe("ledger_key_reused");
    expect(await balance(id)).toBe(8);
  });

  test.each([0, 1.5, -0.5, Number.MAX_VALUE, "three", null])("of %s credits is refused", async (credits) => {
    const id = await addPerson(base.db, 10);
    const refused = await broken(
      entry(id, {
        credits,
        previousCredits: 10,
        newCredits: typeof credits === "number" ? 10 + credits : 10,
      }),
    );
    expect(refused).not.toBe("nothing");
    expect(await balance(id)).toBe(10);
    expect(await entries(id)).toBe(1);
  });
});

describe("the database refuses", () => {
  test("a user who does not start at zero", async () => {
    const row = { id: "rich", email: "rich@example.com", createdAt: 0, updatedAt: 0, credits: 5 };
    expect(await broken(insertInto("user", row))).toBe("user_starts_at_zero");
    expect(await broken(insertInto("user", { ...row, credits: -5 }))).toBe("user_starts_at_zero");
  });

  test("a balance changed by hand, up, down, to null or to a fraction", async () => {
    const id = await addPerson(base.db, 10);
    for (const credits of ["11", "9", "10.5", "credits + 1", "NULL", "'lots'"]) {
      expect(await broken({ sql: `UPDATE user SET credits = ${credits} WHERE id = ?`, args: [id] })).not.toBe(
        "nothing",
      );
    }
    expect(await broken({ sql: "UPDATE user SET credits = 11, name = 'x' WHERE id = ?", args: [id] })).toBe(
      "credits_move_only_by_ledger",
    );
    expect(await balance(id)).toBe(10);
  });

  test("a user who takes another id, or the row of another", async () => {
    const id = await addPerson(base.db, 10);
    expect(await broken({ sql: "UPDATE user SET id = 'other' WHERE id = ?", args: [id] })).toBe(
      "credits_move_only_by_ledger",
    );
    expect(
      await broken({
        sql: "INSERT OR REPLACE INTO user (id, email, createdAt, updatedAt) VALUES (?, 'new@example.com', 0, 0)",
        args: [id],
      }),
    ).toBe("user_exists");
    // the address of someone with a history cannot be taken by replacing them either
    expect(
      await broken({
        sql: `INSERT OR REPLACE INTO user (id, email, createdAt, updatedAt)
              SELECT 'thief', email, 0, 0 FROM user WHERE id = ?`,
        args: [id],
      }),
    ).not.toBe("nothing");
    expect(await balance(id)).toBe(10);
  });

  test("deleting someone who has a history", async () => {
    const id = await addPerson(base.db, 1);
    expect(await broken({ sql: "DELETE FROM user WHERE id = ?", args: [id] })).not.toBe("nothing");
    expect(await entries(id)).toBe(1);
  });

  test("changing or deleting a movement", async () => {
    const id = await addPerson(base.db, 10);
    for (const change of [
      "credits = 20, newCredits = 20",
      "reason = 'PURCHASE'",
      "userId = userId",
      "key = 'other'",
      "reasonExtra = NULL",
    ]) {
      expect(
        await broken({ sql: `UPDATE userCreditHistory SET ${change} WHERE userId = ?`, args: [id] }),
      ).toBe("ledger_append_only");
    }
    expect(await broken({ sql: "DELETE FROM userCreditHistory WHERE userId = ?", args: [id] })).toBe(
      "ledger_append_only",
    );
    expect(await entries(id)).toBe(1);
  });

  test("replacing a movement by its id, its key or its place", async () => {
    const id = await addPerson(base.db, 10);
    const first = await one("SELECT seq, id, key FROM userCreditHistory WHERE userId = ?", [id]);
    for (const same of ["seq", "id", "key"] as const) {
      const { sql, args } = entry(id, {
        credits: 90,
        previousCredits: 10,
        newCredits: 100,
        [same]: first?.[same] as string | number,
      }) as { sql: string; args: (string | number | null)[] };
      for (const verb of ["INSERT OR REPLACE", "INSERT OR IGNORE", "INSERT"]) {
        expect([same, verb, await broken({ sql: sql.replace("INSERT", verb), args })]).toEqual([
          same,
          verb,
          "ledger_key_reused",
        ]);
      }
    }
    expect(await balance(id)).toBe(10);
    expect(await entries(id)).toBe(1);
  });

  test("a movement that does not continue the one before", async () => {
    const id = await addPerson(base.db, 10);
    expect(await broken(entry(id, { credits: 5, previousCredits: 0, newCredits: 5 }))).toBe("ledger_chain");
    expect(await broken(entry(id, { credits: 5, previousCredits: 11, newCredits: 16 }))).toBe("ledger_chain");
    expect(await broken(entry(id, { credits: 5, previousCredits: 10, newCredits: 99 }))).not.toBe("nothing");
    expect(await balance(id)).toBe(10);
  });

  test("a movement put before earlier ones", async () => {
    const id = await addPerson(base.db, 10);
    for (const seq of [-7, -1, 0]) {
      const row = { seq, credits: 5, previousCredits: 10, newCredits: 15 };
      expect(await broken(entry(id, row))).toBe("ledger_chain");
      const newcomer = await addPerson(base.db, 0);
      expect(await broken(entry(newcomer, { ...row, previousCredits: 0, newCredits: 5 }))).toBe(
        "ledger_chain",
      );
    }
    expect(await balance(id)).toBe(10);
  });

  test("a reason that is not one", async () => {
    const id = await addPerson(base.db, 0);
    expect(
      await broken(entry(id, { credits: 5, previousCredits: 0, newCredits: 5, reason: "GIFT" })),
    ).toContain("user_credit_history_reason");
  });

  test("work that points at no charge", async () => {
    const id = await addPerson(base.db, 10);
    const chargeId = await addCharge(base.db, id);
    const row = {
      id: crypto.randomUUID(),
      kind: "TRAINING",
      userId: id,
      subjectId: "x",
      status: "QUEUED",
      deadline: 0,
      seed: 1,
      outputs: 1,
      creditsPerOutput: 1,
      createdAt: 0,
    };
    expect(await broken(insertInto("job", { ...row, chargeId: null }))).not.toBe("nothing");
    expect(await broken(insertInto("job", { ...row, chargeId: "none" }))).not.toBe("nothing");
    expect(await broken(insertInto("job", { ...row, chargeId }))).toBe("nothing");
  });
});

describe("many at once", () => {
  test("100 parallel charges on a balance for 10 grant exactly 10", async () => {
    const id = await addPerson(base.db, 10);
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, async (_, n) => {
        // as 100 requests would: a client of its own each
        const client = createClientFor({ url: base.server.url, token: "" });
        try {
          await createDb(client).write([
            requireSession({ userId: id, sessionId: `session-${id}` }, Date.now()),
            move(id, -1, { key: `${id}:charge:${n}` }),
          ]);
          return "granted";
        } catch (error) {
          return constraintName(error) ?? String(error);
        } finally {
          client.close();
        }
      }),
    );
    expect(outcomes.filter((outcome) => outcome === "granted")).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === "insufficient_credits")).toHaveLength(90);
    expect(await balance(id)).toBe(0);
    expect(await entries(id)).toBe(11);
  });

  test("one key asked for 20 times at once is granted once", async () => {
    const id = await addPerson(base.db, 0);
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => broken(move(id, 5, { key: `${id}:bonus` }))),
    );
    expect(outcomes.filter((outcome) => outcome === "nothing")).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "ledger_key_reused")).toHaveLength(19);
    expect(await balance(id)).toBe(5);
  });

  test("the same person is registered once", async () => {
    const id = crypto.randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        broken(userRow(id), sessionRow(id), move(id, 5, { key: `${id}:bonus` })),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === "nothing")).toHaveLength(1);
    expect(await balance(id)).toBe(5);
  });
});

test("a movement keeps ids and kinds as JSON", async () => {
  const id = await addPerson(base.db, 0);
  await base.db.write([
    moveCredits({
      id: crypto.randomUUID(),
      userId: id,
      credits: 5,
      reason: "PROMOTION",
      extra: { kind: "GIFT", packId: "p1" },
      key: `${id}:promotion`,
      now: 5,
    }),
  ]);
  const row = await one("SELECT reasonExtra, createdAt FROM userCreditHistory WHERE userId = ?", [id]);
  expect(JSON.parse(String(row?.reasonExtra))).toEqual({ kind: "GIFT", packId: "p1" });
  expect(row?.createdAt).toBe(5);
});
