import { describe, expect, test } from "vitest";
import { createClientFor, createDb } from "#db/client.ts";
import { requireSession } from "#db/queries/accounts/session.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { databaseForFile, refusedBy } from "#tests/support/database/database.ts";
import { addCharge, insertInto, jobRow, move, userRow } from "#tests/support/database/rows.ts";
import { creditsIn, rowOf, rowsOf, sql } from "#tests/support/database/sql.ts";

const base = databaseForFile();

/** Someone with so many credits. */
const person = async (credits: number) => (await insertPerson(base, { credits })).userId;
const refused = (...statements: Parameters<typeof base.db.write>[0]) => refusedBy(base.db, ...statements);
const STEPS =
  "SELECT credits, previousCredits, newCredits FROM userCreditHistory WHERE userId = ? ORDER BY seq";
const movements = (id: string) => rowsOf(base.db, STEPS, id);
/** What someone has, and by how many movements they came to it. */
const account = async (id: string) => [await creditsIn(base.db, id), (await movements(id)).length];

/** A history row written by hand. */
function entry(userId: string, columns: Record<string, string | number | null>) {
  const id = crypto.randomUUID();
  const row = { id, userId, reason: "OTHER", key: `${userId}:${id}`, createdAt: 0 };
  return insertInto("userCreditHistory", { ...row, ...columns });
}

describe("a movement", () => {
  test("moves the balance, to exactly zero too, and says from where to where", async () => {
    const id = await person(10);
    await base.db.write([move(id, -4), move(id, 1), move(id, -7)]);
    const steps = (await movements(id)).map((row) => Object.values(row));
    expect(steps).toEqual([
      [10, 0, 10],
      [-4, 10, 6],
      [1, 6, 7],
      [-7, 7, 0],
    ]);
    expect(await creditsIn(base.db, id)).toBe(0);
  });

  test("that cannot be paid undoes everything it came with; so does one for nobody", async () => {
    const id = await person(3);
    const other = crypto.randomUUID();
    expect(await refused(userRow(other), move(id, -4), move(id, 10))).toBe("insufficient_credits");
    expect(await refused(move(id, 1), move(other, 5))).not.toBeNull();
    expect(await account(id)).toEqual([3, 1]);
    expect(await rowOf(base.db, "SELECT 1 FROM user WHERE id = ?", other)).toBeUndefined();
  });

  test("counts once for one key, whatever it asks the second time", async () => {
    const id = await person(10);
    const key = `${id}:pack:1`;
    expect(await refused(move(id, -2, { key }))).toBeNull();
    // even where the balance would not reach: the caller must learn that it was paid before
    for (const credits of [-2, 5, -100])
      expect(await refused(move(id, credits, { key }))).toBe("ledger_key_reused");
    expect(await creditsIn(base.db, id)).toBe(8);
  });
});

describe("the database refuses", () => {
  test("a user who starts with credits", async () => {
    const row = { id: "rich", email: "rich@example.com", createdAt: 0, updatedAt: 0 };
    for (const credits of [5, -5])
      expect(await refused(insertInto("user", { ...row, credits }))).toBe("user_starts_at_zero");
  });

  test("a movement of nothing, of parts of credits, or of what is no number", async () => {
    const id = await person(10);
    for (const credits of [0, 1.5, -0.5, Number.MAX_VALUE, "three", null]) {
      const newCredits = typeof credits === "number" ? 10 + credits : 10;
      expect(await refused(entry(id, { credits, previousCredits: 10, newCredits }))).not.toBeNull();
    }
    expect(await account(id)).toEqual([10, 1]);
  });

  test("a balance changed by hand", async () => {
    const id = await person(10);
    for (const credits of ["11", "9", "10.5", "credits + 1", "NULL", "'lots'", "11, name = 'x'"])
      expect(await refused(sql(`UPDATE user SET credits = ${credits} WHERE id = ?`, id))).toMatch(
        /credits_move_only_by_ledger|NOT NULL/,
      );
    expect(await creditsIn(base.db, id)).toBe(10);
  });

  const replacing = "INSERT OR REPLACE INTO user (id, email, createdAt, updatedAt)";
  test.each([
    ["takes another id", "UPDATE user SET id = 'other' WHERE id = ?", /credits_move_only_by_ledger/],
    ["takes the row of another", `${replacing} VALUES (?, 'new@example.com', 0, 0)`, /user_exists/],
    [
      "takes the address of someone with a history by replacing them",
      `${replacing} SELECT 'thief', email, 0, 0 FROM user WHERE id = ?`,
      /./,
    ],
    ["goes and has a history", "DELETE FROM user WHERE id = ?", /./],
  ])("a user who %s", async (_, text, words) => {
    const id = await person(10);
    expect(await refused(sql(text, id))).toMatch(words);
    expect(await account(id)).toEqual([10, 1]);
  });

  test("a movement changed or deleted", async () => {
    const id = await person(10);
    const where = "WHERE userId = ?";
    const sets = ["credits = 20, newCredits = 20", "reason = 'PURCHASE'", "userId = userId", "key = 'other'"];
    const updates = [...sets, "reasonExtra = NULL"].map((set) => `UPDATE userCreditHistory SET ${set}`);
    for (const change of [...updates, "DELETE FROM userCreditHistory"])
      expect(await refused(sql(`${change} ${where}`, id))).toBe("ledger_append_only");
    expect(await account(id)).toEqual([10, 1]);
  });

  test.each(["seq", "id", "key"] as const)("a movement replaced by its %s", async (same) => {
    const id = await person(10);
    const first = await rowOf(base.db, "SELECT seq, id, key FROM userCreditHistory WHERE userId = ?", id);
    const row = { credits: 90, previousCredits: 10, newCredits: 100, [same]: first?.[same] as string };
    const { sql: text, args } = entry(id, row) as { sql: string; args: string[] };
    for (const verb of ["INSERT OR REPLACE", "INSERT OR IGNORE", "INSERT"])
      expect(await refused(sql(text.replace("INSERT", verb), ...args))).toBe("ledger_key_reused");
    expect(await account(id)).toEqual([10, 1]);
  });

  test("a movement that does not continue the one before, or is put before earlier ones", async () => {
    const [id, newcomer] = [await person(10), await person(0)];
    const five = { credits: 5, previousCredits: 10, newCredits: 15 };
    const first = { ...five, previousCredits: 0, newCredits: 5 };
    expect(await refused(entry(id, { ...five, newCredits: 99 }))).not.toBeNull();
    const broken = [
      entry(id, first),
      entry(id, { ...five, previousCredits: 11, newCredits: 16 }),
      ...[-7, -1, 0].flatMap((seq) => [entry(id, { ...five, seq }), entry(newcomer, { ...first, seq })]),
    ];
    for (const one of broken) expect(await refused(one)).toBe("ledger_chain");
    expect(await creditsIn(base.db, id)).toBe(10);
  });

  test("work that points at no charge", async () => {
    const userId = await person(10);
    const job = (chargeId: string | null) =>
      refused(jobRow({ id: crypto.randomUUID(), userId, chargeId: chargeId as never, subjectId: "x" }));
    expect(await job(null)).not.toBeNull();
    expect(await job("none")).not.toBeNull();
    expect(await job(await addCharge(base.db, userId))).toBeNull();
  });
});

describe("many at once", () => {
  const times = <T>(count: number, make: (n: number) => T) =>
    Array.from({ length: count }, (_, n) => make(n));
  /** How many of these ended in each way. */
  const counted = async (batches: Promise<string | null>[]) => {
    const ends = (await Promise.all(batches)).map(String);
    return Object.fromEntries(ends.map((end) => [end, ends.filter((one) => one === end).length]));
  };

  test("100 parallel charges on a balance for 10 grant exactly 10", async () => {
    const id = await person(10);
    const charges = times(100, async (n) => {
      // as 100 requests would: a client of its own each
      const db = createDb(createClientFor({ url: base.server.url, token: "" }));
      const session = requireSession({ userId: id, sessionId: `session-${id}` }, Date.now());
      const end = await refusedBy(db, session, move(id, -1, { key: `${id}:charge:${n}` }));
      db.close();
      return end;
    });
    expect(await counted(charges)).toEqual({ null: 10, insufficient_credits: 90 });
    expect(await account(id)).toEqual([0, 11]);
  });

  test("one key asked for 20 times at once is granted once", async () => {
    const id = await person(0);
    const bonuses = times(20, () => refused(move(id, 5, { key: `${id}:bonus` })));
    expect(await counted(bonuses)).toEqual({ null: 1, ledger_key_reused: 19 });
    expect(await creditsIn(base.db, id)).toBe(5);
  });
});
