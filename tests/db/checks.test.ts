import { beforeAll, describe, expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { PRECONDITIONS } from "#db/conditions.ts";
import { breaksUnique, constraintName } from "#db/constraint-name.ts";
import { expectChange, requireThat } from "#db/queries/guards.ts";
import { user } from "#db/tables/accounts/account.ts";
import { CREDIT_REASONS, ROLES } from "#schema/accounts/account.ts";
import { EMAIL_TYPES } from "#schema/emails/emails.ts";
import {
  JOB_STATUS,
  JOB_TRANSITIONS,
  TRAINING_TRANSITIONS,
  WORK_STATUS,
  WORK_TRANSITIONS,
} from "#schema/jobs.ts";
import { GENDER_OR_CATEGORY, TRAINING_STATUS } from "#schema/trainings/training.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { databaseForFile } from "#tests/support/database/database.ts";
import {
  addCharge,
  type Columns,
  emailRow,
  generationRow,
  insertInto,
  jobRow,
  move,
  packRows,
  paymentRows,
  pictureRow,
  trainingRow,
  userRow,
} from "#tests/support/database/rows.ts";
import { rowOf, sql } from "#tests/support/database/sql.ts";
import { thrownBy } from "#tests/support/procedures/refusals.ts";

const base = databaseForFile({ broken: true });
let userId: string;
let chargeId: string;
beforeAll(async () => {
  ({ userId } = await insertPerson(base, { credits: 10 }));
  chargeId = await addCharge(base.db, userId);
});

const refusal = (...statements: Statement[]) =>
  base.db.write(statements).then(
    () => null,
    (error: Error) => error.message,
  );
const newId = () => crypto.randomUUID();

type Rows = (id: string, value: string) => Statement[];
/** Rows with a status of their own, and what they hang on. */
const job: Rows = (id, status) => [jobRow({ id, userId, chargeId, subjectId: "x", status })];
const training: Rows = (id, status) => [trainingRow({ id, userId, chargeId, status })];
const generation: Rows = (id, status) => [generationRow({ id, userId, chargeId, status })];
const pack: Rows = (id, status) => [
  trainingRow({ id: `${id}-t`, userId, chargeId }),
  ...packRows({ id, userId, chargeId, trainingId: `${id}-t`, status }),
];
const packPicture: Rows = (id, status) => [
  ...pack(`${id}-p`, "COMPLETED"),
  jobRow({ id: `${id}-j`, userId, chargeId, subjectId: `${id}-p` }),
  pictureRow({ id, packId: `${id}-p`, jobId: `${id}-j`, position: 0, status }),
];
const role: Rows = (id, value) => [userRow(id, { role: value })];
const emailType: Rows = (id, value) => [emailRow({ id, to: "b@example.com", emailType: value })];
const gender: Rows = (id, value) => [trainingRow({ id, userId, chargeId, genderOrCategory: value })];

test.each<[string, readonly string[], Rows]>([
  ["user.role", ROLES, role],
  ["email.emailType", EMAIL_TYPES, emailType],
  ["training.genderOrCategory", GENDER_OR_CATEGORY, gender],
  ["training.status", TRAINING_STATUS, training],
  ["job.status", JOB_STATUS, job],
  ["generation.status", WORK_STATUS, generation],
  ["userGeneratedPack.status", WORK_STATUS, pack],
  ["packInferenceJob.status", WORK_STATUS, packPicture],
  ["userCreditHistory.reason", CREDIT_REASONS, (_, reason) => [move(userId, 1, { reason: reason as never })]],
])("%s takes its values and no other", async (column, values, rows) => {
  for (const value of values) expect([value, await refusal(...rows(newId(), value))]).toEqual([value, null]);
  for (const value of ["", "NOT_ONE", values[0]!.toLowerCase()]) {
    const refused = expect.stringContaining("CHECK constraint failed");
    expect([column, await refusal(...rows(newId(), value))]).toEqual([column, refused]);
  }
});

type Row = (columns: Columns) => Statement[];
const picture: Row = (columns) => [generationRow({ id: newId(), userId, chargeId, ...columns })];
const work: Row = (columns) => [jobRow({ id: newId(), userId, chargeId, subjectId: "x", ...columns })];
const half = { refundedCents: 450, owedCredits: 250, clawedBackCredits: 200 };
const payment: Row = (columns) => paymentRows(userId, { ...half, ...columns });

/** A picture has an object exactly when it has arrived; a payment gives back no more than was paid or is owed. */
test.each<[string, Row, good: Columns, odd: Columns[]]>([
  ["generation_arrived", picture, {}, [{ imageUrl: null }, { status: "FAILED", imageUrl: "outputs/x.jpg" }]],
  ["job_outputs", work, { outputs: 4, delivered: 4 }, [{ outputs: 0 }, { outputs: 4, delivered: 5 }]],
  ["job_outputs", work, {}, [{ creditsPerOutput: -1 }]],
  ["payment_refunded", payment, {}, [{ refundedCents: -1 }, { refundedCents: 901 }]],
  ["CHECK constraint failed", payment, {}, [{ owedCredits: -1 }, { owedCredits: 501 }]],
  ["payment_clawed_back", payment, {}, [{ clawedBackCredits: -1 }, { clawedBackCredits: 251 }]],
  ["payment_months", payment, {}, [{ nextMonthAt: 1 }]],
  ["payment_reason", payment, {}, [{ reason: "GIFT" }]],
])("%s keeps out what makes no sense", async (words, row, good, odd) => {
  expect(await refusal(...row(good))).toBeNull();
  for (const columns of odd)
    expect([columns, await refusal(...row(columns))]).toEqual([columns, expect.stringContaining(words)]);
});

test.each<[string, Readonly<Record<string, readonly string[]>>, Rows]>([
  ["job", JOB_TRANSITIONS, job],
  ["training", TRAINING_TRANSITIONS, training],
  ["packInferenceJob", WORK_TRANSITIONS, packPicture],
  ["generation", WORK_TRANSITIONS, generation],
])("the status of a %s moves only along its table of transitions", async (table, transitions, rows) => {
  for (const [from, allowed] of Object.entries(transitions)) {
    for (const to of Object.keys(transitions)) {
      const id = newId();
      await base.db.write(rows(id, from));
      // a picture has an object exactly when it has arrived
      const object = to === "COMPLETED" ? "'outputs/' || id" : "NULL";
      const arrival = table === "generation" ? `, imageUrl = ${object}` : "";
      const refused = await refusal(sql(`UPDATE "${table}" SET status = ?${arrival} WHERE id = ?`, to, id));
      const words = expect.stringContaining(`${table}_transition`);
      expect([from, to, refused]).toEqual([from, to, allowed.includes(to) ? null : words]);
    }
  }
});

describe("a condition of a batch", () => {
  const errorOf = (...statements: Statement[]) => base.db.write(statements).catch((error: unknown) => error);

  test("undoes it under its name", async () => {
    for (const what of PRECONDITIONS) {
      const id = newId();
      expect(constraintName(await errorOf(userRow(id), requireThat(what, "0")))).toBe(what);
      expect(await rowOf(base.db, "SELECT 1 FROM user WHERE id = ?", id)).toBeUndefined();
    }
  });

  test("that holds lets the batch through, and null does not count as holding", async () => {
    expect(await refusal(userRow(newId()), requireThat("moved_on", "1"))).toBeNull();
    for (const none of ["NULL", "SELECT 1 WHERE 0"])
      expect(await refusal(requireThat("moved_on", none))).toContain("moved_on");
  });

  test("counts what its own statement changed", async () => {
    const naming = (id: string) => sql("UPDATE user SET name = 'x' WHERE id = ?", id);
    const [mine, none] = [naming(userId), naming("nobody")];
    expect(await refusal(...expectChange(none, "not_there"))).toContain("not_there");
    expect(await refusal(...expectChange(mine, "not_there"))).toBeNull();
    expect(await refusal(...expectChange(mine, "not_there", 2))).toContain("not_there");
    // an earlier success does not cover for a later miss
    expect(await refusal(mine, ...expectChange(none, "not_there"))).toContain("not_there");
  });

  test("counts it also once the batch has written words of pictures, which the database counts as well", async () => {
    const ids = [newId(), newId()];
    const rows = ids.flatMap((id) => picture({ id, status: "COMPLETED", imageUrl: `outputs/${id}` }));
    const trash = sql(
      `UPDATE generation SET deletedAt = 1 WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    );
    for (const count of [0, 1, 3])
      expect([count, await refusal(...rows, ...expectChange(trash, "not_there", count))]).toEqual([
        count,
        expect.stringContaining("not_there"),
      ]);
    expect(await refusal(...rows, ...expectChange(trash, "not_there", 2))).toBeNull();
    const none = sql("UPDATE generation SET favorite = 1 WHERE id = 'none'");
    const error = await errorOf(
      sql("DELETE FROM generation WHERE id = ?", ids[0]!),
      ...expectChange(none, "moved_on"),
    );
    expect(constraintName(error)).toBe("moved_on");
  });

  test("a CHECK and a repeated address are told apart", async () => {
    const checked = await errorOf(move(userId, -1_000));
    expect(constraintName(checked)).toBe("insufficient_credits");
    expect(breaksUnique(checked, "user.email")).toBe(false);
    const email = `${userId}@example.com`;
    const repeated = await errorOf(insertInto("user", { id: "twin", email, createdAt: 0, updatedAt: 0 }));
    expect(constraintName(repeated)).toBeNull();
    const unique = ["user.email", "user.id", "user.e"].filter((column) => breaksUnique(repeated, column));
    expect(unique).toEqual(["user.email"]);
  });

  test("is not what a person typed", async () => {
    const text =
      "session_ended SQLITE_CONSTRAINT: SQLite error: moved_on UNIQUE constraint failed: user.email";
    const times = { createdAt: new Date(0), updatedAt: new Date(0) };
    const twin = { id: newId(), name: text, email: `${userId}@example.com`, role: text as "USER", ...times };
    // drizzle's own error quotes the query with its values
    const error = await thrownBy(base.db.orm.insert(user).values([twin]).execute());
    expect(String(error)).toContain(text);
    for (const one of [error, new Error(text)]) {
      expect(constraintName(one)).toBeNull();
      expect(breaksUnique(one, "user.email")).toBe(false);
    }
  });
});
