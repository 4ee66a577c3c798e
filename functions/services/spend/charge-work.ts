import type { ResultSet, Statement } from "#db/client.ts";
import { constraintName } from "#db/constraint-name.ts";
import { moveCredits } from "#db/queries/credits/credits.ts";
import {
  type Ceiling,
  countSpend,
  EVERYBODY,
  insertSpendAlarm,
  noteSpendRefusal,
} from "#db/queries/credits/provider-spend.ts";
import { requireNotPaused } from "#db/queries/staff/safety.ts";
import { SPEND_WARNING_SHARE } from "#schema/limits.ts";
import type { Deps } from "../../deps.ts";
import type { ConstraintErrors } from "../app-error.ts";
import { commit, commitOnce } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import type { NewJob } from "../jobs/submission/new-job.ts";
import { spendAlarm } from "./spend-alarm.ts";

interface Work {
  /** Who pays. */
  userId: string;
  /** One movement of credits; its key, within the account, says which request it is for. */
  charge: { id: string; key: string; extra: Record<string, string> };
  /** Conditions of the work's own, which stand after the charge and before the jobs. */
  before?: readonly Statement[];
  /** What it pays for. */
  jobs: readonly NewJob[];
  /** What stands for the work where people see it; after the jobs, to which its rows refer. */
  statements: readonly Statement[];
  /** What the same request began the first time. */
  findEarlier(): Promise<string | null>;
  /** What a broken condition of its own means. */
  errors?: ConstraintErrors["errors"];
  now: number;
}

/**
 * Charges what the jobs cost and begins them, in one batch, unless the account is paused or what the provider asks would
 * pass the day's ceiling of the account or of everybody. Null: it did; else what the same request began before.
 */
export async function chargeWork(
  ctx: Pick<ActorCtx, "deps"> & Partial<Pick<ActorCtx, "actor">>,
  work: Work,
): Promise<string | null> {
  const { deps } = ctx;
  const { userId, charge, jobs, now } = work;
  const costMicroUsd = jobs.reduce((sum, job) => sum + job.costMicroUsd, 0);
  const ceilings = costMicroUsd === 0 ? [] : ceilingsOf(deps, userId);
  const alarms = ceilings.map((ceiling) => ({ ceiling, alarm: spendAlarm(deps, ceiling, "near", now) }));
  const statements = [
    moveCredits({
      id: charge.id,
      userId,
      credits: -jobs.reduce((sum, job) => sum + job.credits, 0),
      reason: "OTHER",
      extra: charge.extra,
      key: chargeKey(userId, charge.key),
      now,
    }),
    ...(work.before ?? []),
    ...jobs.flatMap((job) => job.statements),
    ...work.statements,
    requireNotPaused(userId),
    ...countSpend({ ceilings, microUsd: costMicroUsd, now }),
    ...alarms.map(({ ceiling, alarm }) =>
      insertSpendAlarm({
        alarm,
        now,
        scope: ceiling.scope,
        fromMicroUsd: ceiling.microUsd * SPEND_WARNING_SHARE,
      }),
    ),
  ];
  const messagesOf = (results: ResultSet[]) => {
    const written = alarms.filter(
      (_, i) => results[statements.length - alarms.length + i]?.rowsAffected === 1,
    );
    for (const { ceiling } of written) {
      deps.log.error("spend_near_ceiling", new Error("most of a day's ceiling is spent"), {
        scope: ceiling.scope || "everybody",
      });
    }
    return [
      ...jobs.filter(({ waits }) => !waits).map(({ id }) => ({ job: "submit", body: { id } })),
      ...written.map(({ alarm }) => ({ job: "send-email", body: { id: alarm.id } })),
    ];
  };
  const once = { repeatBreaks: "ledger_key_reused", findEarlier: work.findEarlier } as const;
  try {
    return await commitOnce(ctx, {
      statements,
      messages: messagesOf,
      once,
      ...(work.errors && { errors: work.errors }),
    });
  } catch (error) {
    const broken = ceilings.find((ceiling) => ceiling.broken === constraintName(error));
    if (broken) await tellRefusal(deps, broken, now);
    throw error;
  }
}

/** A request's key in the ledger, where keys are everybody's. */
export const chargeKey = (userId: string, key: string) => `${userId}:${key}`;

function ceilingsOf({ config }: Deps, userId: string): Ceiling[] {
  const micro = (usd: number) => Math.round(usd * 1e6);
  return [
    { scope: userId, microUsd: micro(config.SPEND_LIMIT_ACCOUNT_USD), broken: "account_ceiling" },
    { scope: EVERYBODY, microUsd: micro(config.SPEND_LIMIT_TOTAL_USD), broken: "deployment_ceiling" },
  ];
}

/** For the log, the health page and, once a day, by mail. Whoever was refused is told whether or not this works. */
async function tellRefusal(deps: Deps, ceiling: Ceiling, now: number): Promise<void> {
  const { scope } = ceiling;
  deps.log.error("spend_ceiling_reached", new Error("a day's ceiling is reached"), {
    scope: scope || "everybody",
  });
  const alarm = spendAlarm(deps, ceiling, "reached", now);
  try {
    await commit(
      { deps },
      {
        statements: [
          noteSpendRefusal({ scope, now }),
          insertSpendAlarm({ alarm, scope, fromMicroUsd: 0, now }),
        ],
        messages: ([, written]) =>
          written?.rowsAffected === 1 ? [{ job: "send-email", body: { id: alarm.id } }] : [],
      },
    );
  } catch (error) {
    deps.log.error("spend_alarm_failed", error);
  }
}
