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
  type WorkStatus,
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
  pictureRow,
  trainingRow,
  userRow,
} from "#tests/support/rows.ts";
import { rowOf, rowsOf, sql } from "#tests/support/sql.ts";

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

/** A statement with one of its values replaced. */
function withValue(statement: Statement, column: string, value: string | number): Statement {
  const { sql, args } = statement as { sql: string; args: (string | number | null)[] };
  const at = [...sql.slice(0, sql.indexOf("VALUES")).matchAll(/"(\w+)"/g)].findIndex(
    ([, name]) => name === column,
  );
  // the first quoted name is the table's
  return { sql, args: args.map((arg, index) => (index === at - 1 ? value : arg)) };
}

/** Rows with a status of their own, and what they hang on. */
const ROWS = {
  job: (id: string, status: string) => [
    withValue(jobRow({ id, userId, chargeId, subjectId: "x" }), "status", status),
  ],
  training: (id: string, status: string) => [
    withValue(trainingRow({ id, userId, chargeId }), "status", status),
  ],
  generation: (id: string, status: string) => [
    generationRow({ id, userId, chargeId, status: status as WorkStatus }),
  ],
  packInferenceJob: (id: string, status: string) => [
    trainingRow({ id: `${id}-t`, userId, chargeId }),
    ...packRows({ id: `${id}-p`, userId, chargeId, trainingId: `${id}-t` }),
    jobRow({ id: `${id}-j`, userId, chargeId, subjectId: `${id}-p` }),
    withValue(pictureRow({ id, packId: `${id}-p`, jobId: `${id}-j`, position: 0 }), "status", status),
  ],
};

describe("an enum column takes its values and no other:", () => {
  const person = () => ({ id: newId(), email: `${newId()}@example.com`, createdAt: 0, updatedAt: 0 });
  const email = () => ({
    ...{ id: newId(), fromEmail: "a@example.com", to: "b@example.com", subject: "x", sendAt: 0 },
    ...{ emailType: "OTHER", template: "verify-email", params: "{}", createdAt: 0 },
  });
  const statuses = (name: keyof typeof ROWS) => (status: string) => ROWS[name](newId(), status);
  test.each<[string, readonly string[], (value: string) => Statement[]]>([
    ["user.role", ROLES, (role) => [insertInto("user", { ...person(), role })]],
    ["email.emailType", EMAIL_TYPES, (emailType) => [insertInto("email", { ...email(), emailType })]],
    ["training.status", TRAINING_STATUS, statuses("training")],
    [
      "training.genderOrCategory",
      GENDER_OR_CATEGORY,
      (value) => [withValue(trainingRow({ id: newId(), userId, chargeId }), "genderOrCategory", value)],
    ],
    ["job.status", JOB_STATUS, statuses("job")],
    ["packInferenceJob.status", WORK_STATUS, statuses("packInferenceJob")],
    ["generation.status", WORK_STATUS, statuses("generation")],
    [
      "userCreditHistory.reason",
      CREDIT_REASONS,
      (reason) => [move(userId, 1, { reason: reason as "OTHER" })],
    ],
    [
      "userGeneratedPack.status",
      WORK_STATUS,
      (status) => {
        const [id, trainingId] = [newId(), newId()];
        const pack = packRows({ id, userId, chargeId, trainingId, status: status as WorkStatus });
        return [trainingRow({ id: trainingId, userId, chargeId }), ...pack];
      },
    ],
  ])("%s", async (column, values, rows) => {
    for (const value of values) expect(await refusal(...rows(value))).toBeNull();
    for (const value of ["", "NOT_ONE", values[0]!.toLowerCase()])
      expect([column, await refusal(...rows(value))]).toEqual([
        column,
        expect.stringContaining("CHECK constraint failed"),
      ]);
  });
});

test("a picture has an object exactly when it has arrived", async () => {
  const row = (status: WorkStatus) => generationRow({ id: newId(), userId, chargeId, status });
  expect(await refusal(withValue(row("COMPLETED"), "status", "FAILED"))).toContain("generation_arrived");
  expect(await refusal(withValue(row("FAILED"), "status", "COMPLETED"))).toContain("generation_arrived");
});

test("a job holds a sensible number of outputs", async () => {
  const row = (input: object) => jobRow({ userId, chargeId, subjectId: "x", id: newId(), ...input });
  for (const odd of [{ outputs: 0 }, { creditsPerOutput: -1 }, { outputs: 4, delivered: 5 }])
    expect(await refusal(row(odd))).toContain("job_outputs");
  expect(await refusal(row({ outputs: 4, delivered: 4 }))).toBeNull();
});

test.each([
  [{}, null],
  [{ refundedCents: -1 }, "payment_refunded"],
  [{ refundedCents: 901 }, "payment_refunded"],
  [{ owedCredits: -1 }, "CHECK constraint failed"],
  [{ owedCredits: 501 }, "CHECK constraint failed"],
  [{ clawedBackCredits: -1 }, "payment_clawed_back"],
  [{ clawedBackCredits: 251 }, "payment_clawed_back"],
  [{ nextMonthAt: 1 }, "payment_months"],
  [{ reason: "GIFT" }, "payment_reason"],
])("a payment gives back no more than was paid and takes no more than is owed: %j", async (odd, words) => {
  const half = { refundedCents: 450, owedCredits: 250, clawedBackCredits: 200 };
  const refused = await refusal(...paymentRows(userId, { ...half, ...odd }));
  if (words === null) expect(refused).toBeNull();
  else expect(refused).toContain(words);
});

describe("a status moves only along its table of transitions:", () => {
  test.each<[keyof typeof ROWS, Readonly<Record<string, readonly string[]>>]>([
    ["job", JOB_TRANSITIONS],
    ["training", TRAINING_TRANSITIONS],
    ["packInferenceJob", WORK_TRANSITIONS],
    ["generation", WORK_TRANSITIONS],
  ])("%s", async (table, transitions) => {
    for (const from of Object.keys(transitions)) {
      for (const to of Object.keys(transitions)) {
        const id = newId();
        await base.db.write(ROWS[table](id, from));
        // a picture has an object exactly when it has arrived
        const object = to === "COMPLETED" ? "'outputs/' || id" : "NULL";
        const arrival = table === "generation" ? `, imageUrl = ${object}` : "";
        const refused = await refusal(sql(`UPDATE "${table}" SET status = ?${arrival} WHERE id = ?`, to, id));
        const allowed = transitions[from]!.includes(to);
        expect([from, to, refused === null]).toEqual([from, to, allowed]);
        if (!allowed) expect(refused).toContain(`${table}_transition`);
      }
    }
  });
});

describe("a condition of a batch", () => {
  test.each(PRECONDITIONS)("%s undoes the batch under its name", async (what) => {
    const id = crypto.randomUUID();
    const batch = base.db.write([userRow(id), requireThat(what, "0")]);
    expect(constraintName(await batch.catch((error: unknown) => error))).toBe(what);
    expect(await rowOf(base.db, "SELECT 1 FROM user WHERE id = ?", id)).toBeUndefined();
  });

  test("that holds lets the batch through, and null does not count as holding", async () => {
    expect(await refusal(userRow(crypto.randomUUID()), requireThat("moved_on", "1"))).toBeNull();
    expect(await refusal(requireThat("moved_on", "NULL"))).toContain("moved_on");
    expect(await refusal(requireThat("moved_on", "SELECT 1 WHERE 0"))).toContain("moved_on");
  });

  const naming = (id: string) => sql("UPDATE user SET name = 'x' WHERE id = ?", id);
  const none = naming("nobody");

  test("counts what its own statement changed", async () => {
    const mine = naming(userId);
    expect(await refusal(...expectChange(none, "not_there"))).toContain("not_there");
    expect(await refusal(...expectChange(mine, "not_there"))).toBeNull();
    expect(await refusal(...expectChange(mine, "not_there", 2))).toContain("not_there");
    // an earlier success does not cover for a later miss
    expect(await refusal(mine, ...expectChange(none, "not_there"))).toContain("not_there");
  });

  test("and a repeated address are told apart", async () => {
    const batch = base.db.write([
      insertInto("user", { id: "twin", email: `${userId}@example.com`, createdAt: 0, updatedAt: 0 }),
    ]);
    const error = await batch.catch((reason: unknown) => reason);
    expect(constraintName(error)).toBeNull();
    expect(breaksUnique(error, "user.email")).toBe(true);
    expect(breaksUnique(error, "user.id")).toBe(false);
    expect(breaksUnique(error, "user.e")).toBe(false);
  });

  test("and a CHECK are told by the same name", async () => {
    const error = await base.db.write([move(userId, -1_000)]).catch((reason: unknown) => reason);
    expect(constraintName(error)).toBe("insufficient_credits");
    expect(breaksUnique(error, "user.email")).toBe(false);
  });

  test("is not what a person typed", async () => {
    const text =
      "session_ended SQLITE_CONSTRAINT: SQLite error: moved_on UNIQUE constraint failed: user.email";
    const writing = { createdAt: new Date(0), updatedAt: new Date(0), name: text };
    const twin = { ...writing, id: crypto.randomUUID(), email: `${userId}@example.com` };
    // drizzle's own error quotes the query with its values
    const error = await base.db.orm
      .insert(user)
      .values([{ ...twin, role: text as "USER" }])
      .catch((reason: unknown) => reason);
    expect(String(error)).toContain(text);
    expect(constraintName(error)).toBeNull();
    expect(breaksUnique(error, "user.email")).toBe(false);
    expect(constraintName(new Error(text))).toBeNull();
    expect(await rowsOf(base.db, "SELECT 1 FROM user WHERE name = ?", text)).toEqual([]);
  });
});
