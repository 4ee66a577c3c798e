import { beforeAll, describe, expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { breaksUnique, constraintName } from "#db/constraint-name.ts";
import { expectChange, requireThat } from "#db/queries/guards.ts";
import { user } from "#db/tables/account.ts";
import { PRECONDITIONS } from "#db/triggers.ts";
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
import { databaseForFile } from "#tests/support/database.ts";
import {
  addCharge,
  addPerson,
  generationRow,
  insertInto,
  jobRow,
  move,
  packRows,
  paymentRows,
  trainingRow,
  userRow,
} from "#tests/support/rows.ts";
import { rowOf, sql } from "#tests/support/sql.ts";

const base = databaseForFile({ broken: true });
let userId: string;
let chargeId: string;
beforeAll(async () => {
  userId = await addPerson(base.db, 10);
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
const ROWS = {
  job: (id, status) => [jobRow({ id, userId, chargeId, subjectId: "x", status: status as never })],
  training: (id, status) => [trainingRow({ id, userId, chargeId, status: status as never })],
  generation: (id, status) => [generationRow({ id, userId, chargeId, status: status as never })],
  userGeneratedPack: (id, status) => [
    trainingRow({ id: `${id}-t`, userId, chargeId }),
    ...packRows({ id, userId, chargeId, trainingId: `${id}-t`, status: status as never }),
  ],
  packInferenceJob: (id, status) => [
    ...ROWS.userGeneratedPack(`${id}-p`, "COMPLETED"),
    jobRow({ id: `${id}-j`, userId, chargeId, subjectId: `${id}-p` }),
    insertInto("packInferenceJob", {
      id,
      packId: `${id}-p`,
      jobId: `${id}-j`,
      position: 0,
      prompt: "x",
      width: 1,
      height: 1,
      modelStrength: 1,
      status,
    }),
  ],
} satisfies Record<string, Rows>;

const roleOf: Rows = (id, role) => [
  insertInto("user", { id, email: `${id}@example.com`, createdAt: 0, updatedAt: 0, role }),
];
const emailOf: Rows = (id, emailType) => {
  const kept = { fromEmail: "a@example.com", to: "b@example.com", subject: "x", template: "x", params: "{}" };
  return [insertInto("email", { id, ...kept, emailType, sendAt: 0, createdAt: 0 })];
};
const genderOf: Rows = (id, gender) => [trainingRow({ id, userId, chargeId, gender: gender as never })];

test.each<[string, readonly string[], Rows]>([
  ["user.role", ROLES, roleOf],
  ["email.emailType", EMAIL_TYPES, emailOf],
  ["training.genderOrCategory", GENDER_OR_CATEGORY, genderOf],
  ["training.status", TRAINING_STATUS, ROWS.training],
  ["job.status", JOB_STATUS, ROWS.job],
  ["generation.status", WORK_STATUS, ROWS.generation],
  ["userGeneratedPack.status", WORK_STATUS, ROWS.userGeneratedPack],
  ["packInferenceJob.status", WORK_STATUS, ROWS.packInferenceJob],
  ["userCreditHistory.reason", CREDIT_REASONS, (_, reason) => [move(userId, 1, { reason: reason as never })]],
])("%s takes its values and no other", async (column, values, rows) => {
  for (const value of values) expect([value, await refusal(...rows(newId(), value))]).toEqual([value, null]);
  for (const value of ["", "NOT_ONE", values[0]!.toLowerCase()]) {
    const refused = expect.stringContaining("CHECK constraint failed");
    expect([column, await refusal(...rows(newId(), value))]).toEqual([column, refused]);
  }
});

test("a picture has an object exactly when it has arrived", async () => {
  for (const [status, imageUrl] of [
    ["COMPLETED", null],
    ["FAILED", "outputs/x.jpg"],
  ] as const) {
    const id = newId();
    await base.db.write(ROWS.generation(id, status));
    const change = sql("UPDATE generation SET imageUrl = ? WHERE id = ?", imageUrl, id);
    expect(await refusal(change)).toContain("generation_arrived");
  }
});

test("a job holds a sensible number of outputs", async () => {
  const row = (input: object) => jobRow({ userId, chargeId, subjectId: "x", id: newId(), ...input });
  for (const odd of [{ outputs: 0 }, { creditsPerOutput: -1 }, { outputs: 4, delivered: 5 }])
    expect(await refusal(row(odd))).toContain("job_outputs");
  expect(await refusal(row({ outputs: 4, delivered: 4 }))).toBeNull();
});

test("a payment gives back no more than was paid and takes no more than is owed", async () => {
  const half = { refundedCents: 450, owedCredits: 250, clawedBackCredits: 200 };
  const refused = (odd: object) => refusal(...paymentRows(userId, { ...half, ...odd }));
  expect(await refused({})).toBeNull();
  for (const [odd, words] of [
    [{ refundedCents: -1 }, "payment_refunded"],
    [{ refundedCents: 901 }, "payment_refunded"],
    [{ owedCredits: -1 }, "CHECK constraint failed"],
    [{ owedCredits: 501 }, "CHECK constraint failed"],
    [{ clawedBackCredits: -1 }, "payment_clawed_back"],
    [{ clawedBackCredits: 251 }, "payment_clawed_back"],
    [{ nextMonthAt: 1 }, "payment_months"],
    [{ reason: "GIFT" }, "payment_reason"],
  ] as const)
    expect([odd, await refused(odd)]).toEqual([odd, expect.stringContaining(words)]);
});

test.each<[keyof typeof ROWS, Readonly<Record<string, readonly string[]>>]>([
  ["job", JOB_TRANSITIONS],
  ["training", TRAINING_TRANSITIONS],
  ["packInferenceJob", WORK_TRANSITIONS],
  ["generation", WORK_TRANSITIONS],
])("the status of a %s moves only along its table of transitions", async (table, transitions) => {
  for (const [from, allowed] of Object.entries(transitions)) {
    for (const to of Object.keys(transitions)) {
      const id = newId();
      await base.db.write(ROWS[table](id, from));
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
  /** What refused a batch. */
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
    const error = await base.db.orm
      .insert(user)
      .values([twin])
      .catch((reason: unknown) => reason);
    expect(String(error)).toContain(text);
    for (const one of [error, new Error(text)]) {
      expect(constraintName(one)).toBeNull();
      expect(breaksUnique(one, "user.email")).toBe(false);
    }
  });
});
