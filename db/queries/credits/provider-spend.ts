import type { EmailContent } from "#schema/emails/email-params.ts";
import type { Statement } from "../../client.ts";
import { notSuppressed } from "../emails/email-rules.ts";
import { requireThat } from "../guards.ts";

/** Whose spending is counted: a user's id, or everybody's. */
export const EVERYBODY = "";

/** Days as they are counted, in UTC: 2026-11-22. */
export const dayOf = (now: number) => new Date(now).toISOString().slice(0, 10);

/** A ceiling in millionths of a US dollar a day, and what a batch is undone as when it is passed. */
export interface Ceiling {
  scope: string;
  microUsd: number;
  broken: "account_ceiling" | "deployment_ceiling";
}

export type SpendAlarm = EmailContent<"spend-alert"> & {
  id: string;
  from: string;
  to: string;
  subject: string;
};

const SPENT = "(SELECT microUsd FROM providerSpend WHERE day = ? AND scope = ?)";

/** Counts what a charge costs us, under each ceiling; aborts where one is passed, and then nothing is counted. */
export function countSpend(options: {
  ceilings: readonly Ceiling[];
  microUsd: number;
  now: number;
}): Statement[] {
  const day = dayOf(options.now);
  return options.ceilings.flatMap(({ scope, microUsd, broken }) => [
    {
      sql: `INSERT INTO providerSpend (day, scope, microUsd) VALUES (?, ?, ?)
            ON CONFLICT (day, scope) DO UPDATE SET microUsd = microUsd + excluded.microUsd`,
      args: [day, scope, options.microUsd],
    },
    requireThat(broken, `${SPENT} <= ?`, [day, scope, microUsd]),
  ]);
}

/** What never reached the provider no longer counts: stands in the batch that ends the job. */
export const releaseSpend = (jobId: string): Statement =>
  releaseSpendWhere({ where: "id = ?", args: [jobId] });

/** The same for the one job of which the condition is true; nothing where it is of none. */
export function releaseSpendWhere(input: { where: string; args: readonly string[] }): Statement {
  const { where, args } = input;
  return {
    sql: `UPDATE providerSpend SET microUsd = max(0, microUsd - (SELECT coalesce(costMicroUsd, 0) FROM job WHERE ${where}))
          WHERE day = (SELECT date(createdAt / 1000, 'unixepoch') FROM job WHERE ${where})
          AND scope IN ((SELECT userId FROM job WHERE ${where}), ?)`,
    args: [...args, ...args, ...args, EVERYBODY],
  };
}

/** The email that says so, once a day for each scope and share, as soon as this share of a ceiling is spent. */
export function insertSpendAlarm(options: {
  alarm: SpendAlarm;
  scope: string;
  fromMicroUsd: number;
  now: number;
}): Statement {
  const { alarm, now } = options;
  return {
    sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, template, params, key, createdAt)
          SELECT ?, ?, ?, ?, ?, 'OTHER', ?, ?, ?, ?
          WHERE coalesce(${SPENT}, 0) >= ? AND ${notSuppressed("?")} ON CONFLICT DO NOTHING`,
    args: [
      ...[alarm.id, alarm.from, alarm.to, alarm.subject, now, alarm.template],
      ...[JSON.stringify(alarm.params), alarm.id, now],
      ...[dayOf(now), options.scope, options.fromMicroUsd, alarm.to],
    ],
  };
}

/** Notes that something was refused for a ceiling; the first time of a day stands. */
export function noteSpendRefusal(options: { scope: string; now: number }): Statement {
  return {
    sql: `INSERT INTO providerSpend (day, scope, microUsd, refusedAt) VALUES (?, ?, 0, ?)
          ON CONFLICT (day, scope) DO UPDATE SET refusedAt = coalesce(refusedAt, excluded.refusedAt)`,
    args: [dayOf(options.now), options.scope, options.now],
  };
}
