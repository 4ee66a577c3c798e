import { findLastAudit } from "#db/queries/ledger-audit.ts";
import type { Deps } from "../deps.ts";

/** It is audited every night: without an audit for this long, something keeps the clock or the audit from it. */
const AUDIT_LATE_MS = 36 * 3_600_000;

const LEDGER = {
  fine: "ok",
  broken: "does not add up",
  late: "not audited lately",
  new: "not audited yet",
} as const;

export interface Health {
  ok: boolean;
  status: "ok" | "degraded" | "down";
  checks: {
    configuration: "ok";
    database: "ok" | "no answer";
    ledger?: (typeof LEDGER)[keyof typeof LEDGER];
  };
  /** When the ledger was last audited, as an ISO instant. */
  ledgerAuditedAt?: string | null;
}

/** How the service is, in one round trip. */
export async function findHealth({ db, log, now }: Deps): Promise<Health> {
  try {
    const audit = await findLastAudit(db);
    const ledger = !audit
      ? LEDGER.new
      : audit.problems > 0
        ? LEDGER.broken
        : now() - audit.auditedAt > AUDIT_LATE_MS
          ? LEDGER.late
          : LEDGER.fine;
    return {
      ok: true,
      status: ledger === LEDGER.broken || ledger === LEDGER.late ? "degraded" : "ok",
      checks: { configuration: "ok", database: "ok", ledger },
      ledgerAuditedAt: audit && new Date(audit.auditedAt).toISOString(),
    };
  } catch (error) {
    log.error("unhealthy", error, { part: "database" });
    return { ok: false, status: "down", checks: { configuration: "ok", database: "no answer" } };
  }
}
