import { auditLedger as query } from "#db/queries/credits/credits.ts";
import { noteAudit } from "#db/queries/credits/ledger-audit.ts";
import type { Deps } from "../../deps.ts";
import { alertEmail } from "../emails/alert-email.ts";
import { enqueue } from "../enqueue.ts";

/** Problems named in the email; the log has more of them. */
const NAMED = 10;
const LOGGED = 50;

/**
 * Audits the ledger. What does not add up stands in the error log, in /api/health until an audit finds nothing, and in
 * one email a day to whoever looks after this installation.
 */
export async function auditLedger(deps: Deps): Promise<void> {
  const problems = await query(deps.db);
  const now = deps.now();
  if (problems.length === 0) {
    await noteAudit(deps.db, { problems: 0, now, alert: null });
    return;
  }
  deps.log.error("ledger_audit", new Error("the ledger does not add up"), {
    count: problems.length,
    problems: JSON.stringify(problems.slice(0, LOGGED)),
  });
  const named = problems.slice(0, NAMED).map(({ problem, id }) => `${problem} ${id}`);
  const params = { count: String(problems.length), named: named.join("\n") };
  const alert = alertEmail(deps, { template: "ledger-alert", params }, "ledger");
  const written = await noteAudit(deps.db, { problems: problems.length, now, alert });
  if (written) await enqueue(deps, [{ job: "send-email", body: { id: alert.id } }]);
}
