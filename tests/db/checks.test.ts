import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Statement } from "#db/client.ts";
import { breaksUnique, constraintName } from "#db/constraint-name.ts";
import { expectChange, requireChanged, requireThat } from "#db/queries/session.ts";
import { user } from "#db/tables/account.ts";
import { PRECONDITIONS } from "#db/triggers.ts";
import { CREDIT_REASONS, EMAIL_TYPES, ROLES } from "#schema/account.ts";
import {
  JOB_KINDS,
  JOB_STATUS,
  JOB_TRANSITIONS,
  TRAINING_TRANSITIONS,
  WORK_STATUS,
  WORK_TRANSITIONS,
  type WorkStatus,
} from "#schema/jobs.ts";
import { GENDER_OR_CATEGORY, TRAINING_STATUS } from "#schema/training.ts";
import { prepareDatabase } from "#scripts/prepare-database.ts";
import { startDatabase, type TestDatabase } from "#tests/support/database.ts";
import {
  addCharge,
  addPerson,
  generationRow,
  insertInto,
  jobRow,
  move,
  packRows,
  pictureRow,
  trainingRow,
  userRow,
} from "#tests/support/rows.ts";

let base: TestDatabase;
let userId: string;
let chargeId: string;
beforeAll(async () => {
  base = await startDatabase();
  await prepareDatabase({ url: base.server.url, token: "" });
  userId = await addPerson(base.db, 10);
  chargeId = await addCharge(base.db, userId);
});
afterAll(() => base.close());

const refusal = (...statements: Statement[]) =>
  base.db.write(statements).then(
    () => null,
    (error: Error) => error.message,
  );

const email = (input: Record<string, string>) =>
  insertInto("email", {
    id: crypto.randomUUID(),
    fromEmail: "a@example.com",
    to: "b@example.com",
    subject: "x",
    sendAt: 0,
    emailType: "OTHER",
    template: "verify-email",
    params: "{}",
    createdAt: 0,
    ...input,
  });

/** A statement with one of its values replaced. */
function withValue(statement: Statement, column: string, value: string | number): Statement {
  const { sql, args } = statement as { sql: string; args: (string | number | null)[] };
  const at = [...sql.slice(0, sql.indexOf("VALUES")).matchAll(/"(\w+)"/g)].findIndex(
    ([, name]) => name === column,
  );
  // the first quoted name is the table's
  return { sql, args: args.map((arg, index) => (index === at - 1 ? value : arg)) };
}

describe("an enum column takes its values and no other:", () => {
  const training = () => trainingRow({ id: crypto.randomUUID(), userId, chargeId });
  const job = () => jobRow({ id: crypto.randomUUID(), userId, chargeId, subjectId: "x" });
  const columns: [string, string, readonly string[], () => Statement][] = [
    ["user.role", "role", ROLES, () => insertRole()],
    ["email.emailType", "emailType", EMAIL_TYPES, () => email({})],
    ["training.status", "status", TRAINING_STATUS, training],
    ["training.genderOrCategory", "genderOrCategory", GENDER_OR_CATEGORY, training],
    ["job.kind", "kind", JOB_KINDS, job],
    ["job.status", "status", JOB_STATUS, job],
  ];
  const insertRole = () =>
    insertInto("user", {
      id: crypto.randomUUID(),
      email: `${crypto.randomUUID()}@example.com`,
      createdAt: 0,
      updatedAt: 0,
      role: "USER",
    });

  test.each(columns)("%s", async (_, column, values, row) => {
    for (const value of values) expect(await refusal(withValue(row(), column, value))).toBeNull();
    for (const value of ["", "NOT_ONE", values[0]!.toLowerCase(), 0]) {
      expect(await refusal(withValue(row(), column, value))).toContain("CHECK constraint failed");
    }
  });

  test("userCreditHistory.reason", async () => {
    const person = await addPerson(base.db, 1);
    for (const reason of CREDIT_REASONS) expect(await refusal(move(person, 1, { reason }))).toBeNull();
    expect(await refusal(move(person, 1, { reason: "GIFT" as "OTHER" }))).toContain(
      "user_credit_history_reason",
    );
  });

  test("userGeneratedPack.status and packInferenceJob.status", async () => {
    const trainingId = crypto.randomUUID();
    await base.db.write([trainingRow({ id: trainingId, userId, chargeId })]);
    for (const status of WORK_STATUS) {
      const id = crypto.randomUUID();
      expect(await refusal(...packRows({ id, userId, chargeId, trainingId, status }))).toBeNull();
    }
    const id = crypto.randomUUID();
    const [pack, selection] = packRows({ id, userId, chargeId, trainingId });
    expect(await refusal(withValue(pack!, "status", "DONE"))).toContain("user_generated_pack_status");
    const jobId = crypto.randomUUID();
    await base.db.write([pack!, selection!, jobRow({ id: jobId, userId, chargeId, subjectId: id })]);
    const picture = pictureRow({ id: crypto.randomUUID(), packId: id, jobId, position: 0 });
    expect(await refusal(withValue(picture, "status", "DONE"))).toContain("pack_inference_job_status");
    expect(await refusal(picture)).toBeNull();
  });
});

test("a picture has an object exactly when it has arrived", async () => {
  const row = (status: WorkStatus) => generationRow({ id: crypto.randomUUID(), userId, chargeId, status });
  for (const status of WORK_STATUS) expect(await refusal(row(status))).toBeNull();
  expect(await refusal(withValue(row("COMPLETED"), "status", "DONE"))).toContain("generation_status");
  expect(await refusal(withValue(row("COMPLETED"), "status", "FAILED"))).toContain("generation_arrived");
  expect(await refusal(withValue(row("FAILED"), "status", "COMPLETED"))).toContain("generation_arrived");
});

test("a job holds a sensible number of outputs", async () => {
  const row = { userId, chargeId, subjectId: "x" };
  const id = () => crypto.randomUUID();
  expect(await refusal(jobRow({ ...row, id: id(), outputs: 0 }))).toContain("job_outputs");
  expect(await refusal(jobRow({ ...row, id: id(), creditsPerOutput: -1 }))).toContain("job_outputs");
  expect(await refusal(jobRow({ ...row, id: id(), outputs: 4, delivered: 5 }))).toContain("job_outputs");
  expect(await refusal(jobRow({ ...row, id: id(), outputs: 4, delivered: 4 }))).toBeNull();
});

test("a payment gives back no more than was paid, owes no more than it granted, and takes no more than is owed", async () => {
  await base.db.write([
    insertInto("stripeCustomer", { id: "cus_1", userId, metadata: "{}", deleted: 0 }),
    insertInto("stripeProduct", { id: "prod_1", name: "Credits", active: 1, metadata: "{}" }),
    insertInto("stripePrice", {
      ...{ id: "price_1", productId: "prod_1", active: 1, currency: "usd", unitAmount: 900 },
      ...{ type: "one_time", metadata: "{}" },
    }),
  ]);
  const row = (input: Record<string, string | number | null> = {}) =>
    insertInto("payment", {
      ...{ id: crypto.randomUUID(), userId, customerId: "cus_1", reason: "PURCHASE", priceId: "price_1" },
      ...{ currency: "usd", paidCents: 900, refundedCents: 450, createdAt: 1 },
      ...{ grantedCredits: 500, owedCredits: 250, clawedBackCredits: 200 },
      ...input,
    });
  expect(await refusal(row())).toBeNull();
  for (const refundedCents of [-1, 901])
    expect(await refusal(row({ refundedCents }))).toContain("payment_refunded");
  for (const owedCredits of [-1, 501])
    expect(await refusal(row({ owedCredits }))).toContain("CHECK constraint failed");
  for (const clawedBackCredits of [-1, 251])
    expect(await refusal(row({ clawedBackCredits }))).toContain("payment_clawed_back");
  expect(await refusal(row({ nextMonthAt: 1 }))).toContain("payment_months");
  expect(await refusal(row({ reason: "GIFT" }))).toContain("payment_reason");
});

describe("a status moves only along its table of transitions:", () => {
  const tables: [
    string,
    Readonly<Record<string, readonly string[]>>,
    (id: string, status: string) => Statement[],
  ][] = [
    [
      "job",
      JOB_TRANSITIONS,
      (id, status) => [withValue(jobRow({ id, userId, chargeId, subjectId: "x" }), "status", status)],
    ],
    [
      "training",
      TRAINING_TRANSITIONS,
      (id, status) => [withValue(trainingRow({ id, userId, chargeId }), "status", status)],
    ],
    [
      "packInferenceJob",
      WORK_TRANSITIONS,
      (id, status) => [
        trainingRow({ id: `${id}-t`, userId, chargeId }),
        ...packRows({ id: `${id}-p`, userId, chargeId, trainingId: `${id}-t` }),
        jobRow({ id: `${id}-j`, userId, chargeId, subjectId: `${id}-p` }),
        withValue(pictureRow({ id, packId: `${id}-p`, jobId: `${id}-j`, position: 0 }), "status", status),
      ],
    ],
  ];

  test.each(tables)("%s", async (table, transitions, rows) => {
    const states = Object.keys(transitions);
    for (const from of states) {
      for (const to of states) {
        const id = crypto.randomUUID();
        await base.db.write(rows(id, from));
        const refused = await refusal({
          sql: `UPDATE "${table}" SET status = ? WHERE id = ?`,
          args: [to, id],
        });
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
    const { rows } = await base.client.execute({ sql: "SELECT 1 FROM user WHERE id = ?", args: [id] });
    expect(rows).toEqual([]);
  });

  test("that holds lets the batch through, and null does not count as holding", async () => {
    expect(await refusal(userRow(crypto.randomUUID()), requireThat("moved_on", "1"))).toBeNull();
    expect(await refusal(requireThat("moved_on", "NULL"))).toContain("moved_on");
    expect(await refusal(requireThat("moved_on", "SELECT 1 WHERE 0"))).toContain("moved_on");
  });

  test("counts what the statement before it changed", async () => {
    const none = { sql: "UPDATE user SET name = 'x' WHERE id = 'nobody'", args: [] };
    const mine = { sql: "UPDATE user SET name = 'x' WHERE id = ?", args: [userId] };
    expect(await refusal(none, requireChanged("not_there"))).toContain("not_there");
    expect(await refusal(mine, requireChanged("not_there"))).toBeNull();
    expect(await refusal(mine, requireChanged("not_there", 2))).toContain("not_there");
    // an earlier success does not cover for a later miss
    expect(await refusal(mine, none, requireChanged("not_there"))).toContain("not_there");
  });

  test("travels with the statement it guards", async () => {
    const none = { sql: "UPDATE user SET name = 'x' WHERE id = 'nobody'", args: [] };
    const mine = { sql: "UPDATE user SET name = 'x' WHERE id = ?", args: [userId] };
    expect(await refusal(...expectChange(none, "link_used"))).toContain("link_used");
    expect(await refusal(...expectChange(mine, "link_used"))).toBeNull();
    expect(await refusal(...expectChange(mine, "link_used", 2))).toContain("link_used");
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
    const { rows } = await base.client.execute(
      "SELECT 1 FROM user WHERE role NOT IN ('USER', 'STAFF', 'ADMIN')",
    );
    expect(rows).toEqual([]);
  });
});
