import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { isOpenJob } from "#db/job-state.ts";
import { JOB_STATUS, type JobKind } from "#schema/jobs.ts";
import { OPERATION_NAMES } from "#schema/operations/index.ts";
import { user, userCreditHistory } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";

/** One piece of work at the provider; written in the same batch as its charge. */
export const job = sqliteTable(
  "job",
  {
    id: id(),
    /** What it is for; no CHECK knows the kinds, so that a new one needs no rebuild. */
    kind: text().$type<JobKind>().notNull(),
    /** What the engine does; the default is of rows from before there was a choice. */
    operation: text({ enum: OPERATION_NAMES }).notNull().default("portrait"),
    /** The operation's options; empty once the job has ended. */
    options: text({ mode: "json" }).$type<Record<string, unknown>>().notNull().default({}),
    userId: text()
      .notNull()
      .references(() => user.id, { onDelete: "restrict" }),
    /** The training's or the pack's id; a request of pictures has its own. */
    subjectId: text().notNull(),
    status: text({ enum: JOB_STATUS }).notNull(),
    /** How often it was handed to the provider. */
    attempt: integer().notNull().default(0),
    /** Fencing token: only the holder of the newest one may end the job. */
    fence: integer().notNull().default(0),
    leaseUntil: instant(),
    deadline: instant().notNull(),
    requestId: text(),
    statusUrl: text(),
    responseUrl: text(),
    cancelUrl: text(),
    queuePosition: integer(),
    nextPollAt: instant(),
    /** Its owner wants it no more: it ends as cancelled wherever the provider has not begun it. */
    cancelRequestedAt: instant(),
    seed: integer().notNull(),
    /** How many outputs were paid for, what each cost, and how many arrived. */
    outputs: integer().notNull(),
    creditsPerOutput: integer().notNull(),
    delivered: integer().notNull().default(0),
    /** Of those missing, how many the safety check held back, and of how many the charge was kept. */
    heldBack: integer(),
    kept: integer(),
    /** What the provider asks for it, in millionths of a US dollar; nothing where the engine is our own. */
    costMicroUsd: integer(),
    chargeId: text()
      .notNull()
      .references(() => userCreditHistory.id),
    result: text({ mode: "json" }).$type<Record<string, unknown>>(),
    /** A JobFailureCode. */
    errorCode: text(),
    createdAt: createdAt(),
    submittedAt: instant(),
    finishedAt: instant(),
  },
  (table) => [
    oneOf("job_status", table.status, JOB_STATUS),
    check(
      "job_outputs",
      sql`${table.outputs} > 0 AND ${table.creditsPerOutput} >= 0 AND ${table.delivered} BETWEEN 0 AND ${table.outputs}`,
    ),
    index("job_user").on(table.userId, table.status),
    index("job_user_kind").on(table.userId, table.kind, table.createdAt, table.id),
    index("job_subject").on(table.subjectId),
    index("job_open").on(table.status, table.nextPollAt).where(sql.raw(isOpenJob())),
    index("job_kind_finished").on(table.kind, table.finishedAt),
    index("job_charge").on(table.chargeId),
    /** One request, one job: nobody is ever given what was made for another. */
    uniqueIndex("job_request").on(table.requestId),
    /** Work of long ago. */
    index("job_finished").on(table.finishedAt, table.id).where(sql`"finishedAt" IS NOT NULL`),
  ],
);

/** The objects an open job works on, in order. */
export const jobInput = sqliteTable(
  "jobInput",
  {
    jobId: text()
      .notNull()
      .references(() => job.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    /** Which of its operation's inputs it is. */
    role: text().notNull(),
    /** Of the object in the bucket. */
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] })],
);
