import { findVitals, proveWrites, type Vitals } from "#db/queries/credits/ledger-audit.ts";
import { SPEND_WARNING_SHARE } from "#schema/limits.ts";
import type { Deps } from "../deps.ts";

/** It is audited every night: without an audit for this long, something keeps the clock or the audit from it. */
const AUDIT_LATE_MS = 36 * 3_600_000;

/** How long an answer stands for everybody who asks this isolate: asking more often costs no more. */
export const HEALTH_FRESH_MS = 5000;

/** How long the database is waited for, to write and then to read, in milliseconds. */
const TIMEOUT_MS = 3000;

const LEDGER = {
  fine: "ok",
  broken: "does not add up",
  late: "not audited lately",
  new: "not audited yet",
} as const;

const SPEND = { fine: "ok", near: "near the limit", reached: "limit reached" } as const;

export interface Health {
  ok: boolean;
  status: "ok" | "degraded" | "down";
  checks: {
    configuration: "ok";
    database: "ok" | "no answer";
    /** Absent where the database does not even answer. */
    writes?: "ok" | "do not go through";
    rateLimits: "ok" | "no answer";
    ledger?: (typeof LEDGER)[keyof typeof LEDGER];
    /** Today's provider costs against the ceiling. */
    spend?: (typeof SPEND)[keyof typeof SPEND];
  };
  /** When the ledger was last audited, as an ISO instant. */
  ledgerAuditedAt?: string | null;
}

const latest = new WeakMap<Deps["config"], { askedAt: number; health: Health | null }>();

/** How the service is: asked anew at most every few seconds, and meanwhile as it was. */
export async function findHealth(deps: Deps): Promise<Health> {
  const known = latest.get(deps.config);
  if (known?.health && deps.now() - known.askedAt < HEALTH_FRESH_MS) return known.health;
  // noted before it is asked: others get the earlier answer meanwhile
  const current = { askedAt: deps.now(), health: known?.health ?? null };
  latest.set(deps.config, current);
  current.health = await checkHealth(deps);
  return current.health;
}

/** Asks everything. What is wrong stands in the log too. */
export async function checkHealth(deps: Deps): Promise<Health> {
  const [database, rateLimits] = await Promise.all([checkDatabase(deps), checkRateLimits(deps)]);
  const { vitals, ...checks } = database;
  const ledger = vitals && ledgerState(vitals.audit, deps.now());
  const spend = vitals && spendState(vitals.spend, deps.config.SPEND_LIMIT_TOTAL_USD);
  const ok = checks.writes === "ok";
  const money = ledger === LEDGER.broken || ledger === LEDGER.late || spend === SPEND.reached;
  const degraded = rateLimits !== "ok" || money;
  return {
    ok,
    status: !ok ? "down" : degraded ? "degraded" : "ok",
    checks: { configuration: "ok", ...checks, rateLimits, ...(vitals ? { ledger, spend } : {}) },
    ...(vitals ? { ledgerAuditedAt: vitals.audit && new Date(vitals.audit.auditedAt).toISOString() } : {}),
  };
}

type Database = Pick<Health["checks"], "database" | "writes"> & { vitals?: Vitals };

async function checkDatabase({ db, log, now }: Deps): Promise<Database> {
  try {
    const vitals = await inTime(proveWrites(db, { now: now() }));
    return { database: "ok", writes: "ok", vitals };
  } catch (error) {
    log.error("unhealthy", error, { part: "writes" });
  }
  try {
    return {
      database: "ok",
      writes: "do not go through",
      vitals: await inTime(findVitals(db, { now: now() })),
    };
  } catch (error) {
    log.error("unhealthy", error, { part: "database" });
    return { database: "no answer" };
  }
}

async function checkRateLimits({ limits, log }: Deps): Promise<Health["checks"]["rateLimits"]> {
  try {
    await limits.ping();
    return "ok";
  } catch (error) {
    log.error("unhealthy", error, { part: "rate limits" });
    return "no answer";
  }
}

function ledgerState(audit: Vitals["audit"], now: number): (typeof LEDGER)[keyof typeof LEDGER] {
  if (!audit) return LEDGER.new;
  if (audit.problems > 0) return LEDGER.broken;
  return now - audit.auditedAt > AUDIT_LATE_MS ? LEDGER.late : LEDGER.fine;
}

function spendState(
  { microUsd, refused }: Vitals["spend"],
  limitUsd: number,
): (typeof SPEND)[keyof typeof SPEND] {
  if (refused) return SPEND.reached;
  return microUsd / 1e6 >= limitUsd * SPEND_WARNING_SHARE ? SPEND.near : SPEND.fine;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
