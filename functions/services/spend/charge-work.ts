import type { Statement } from "#db/client.ts";
import { constraintName } from "#db/constraint-name.ts";
import {
  type Ceiling,
  countSpend,
  EVERYBODY,
  insertSpendAlarm,
  noteSpendRefusal,
} from "#db/queries/provider-spend.ts";
import { requireNotPaused } from "#db/queries/safety.ts";
import type { Deps } from "../../deps.ts";
import type { ActorCtx } from "../context.ts";
import { enqueue } from "../enqueue.ts";
import { spendAlarm } from "./spend-alarm.ts";

/** The share of a ceiling at which somebody is told, before it is reached. */
const ALARM_SHARE = 0.8;

/**
 * Writes a charge and the work it pays for, as one batch, unless the account is paused or what the provider asks would
 * pass the day's ceiling of the account or of everybody. Throws what undid the batch; then nothing was charged.
 */
export async function chargeWork(
  { deps, actor }: ActorCtx,
  work: { statements: Statement[]; costMicroUsd: number; now: number },
): Promise<void> {
  const { costMicroUsd, now } = work;
  const ceilings = costMicroUsd === 0 ? [] : ceilingsOf(deps, actor.userId);
  const alarms = ceilings.map((ceiling) => ({ ceiling, alarm: spendAlarm(deps, ceiling, "near", now) }));
  const statements = [
    ...work.statements,
    requireNotPaused(actor),
    ...countSpend({ ceilings, microUsd: costMicroUsd, now }),
  ];
  try {
    const results = await deps.db.write([
      ...statements,
      ...alarms.map(({ ceiling, alarm }) =>
        insertSpendAlarm({
          ...{ alarm, now, scope: ceiling.scope },
          fromMicroUsd: ceiling.microUsd * ALARM_SHARE,
        }),
      ),
    ]);
    const written = alarms.filter((_, i) => results[statements.length + i]?.rowsAffected === 1);
    for (const { ceiling } of written) {
      deps.log.error("spend_near_ceiling", new Error("most of a day's ceiling is spent"), {
        scope: ceiling.scope || "everybody",
      });
    }
    await enqueue(
      deps,
      written.map(({ alarm }) => ({ job: "send-email", body: { id: alarm.id } })),
    );
  } catch (error) {
    const broken = ceilings.find((ceiling) => ceiling.broken === constraintName(error));
    if (broken) await tellRefusal(deps, broken, now);
    throw error;
  }
}

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
    const results = await deps.db.write([
      noteSpendRefusal({ scope, now }),
      insertSpendAlarm({ alarm, scope, fromMicroUsd: 0, now }),
    ]);
    if (results[1]?.rowsAffected !== 1) return;
    await enqueue(deps, [{ job: "send-email", body: { id: alarm.id } }]);
  } catch (error) {
    deps.log.error("spend_alarm_failed", error);
  }
}
