import { insertAlert } from "#db/queries/emails/emails.ts";
import type { EmailParams } from "#schema/emails/email-params.ts";
import type { Deps } from "../../deps.ts";
import { commit } from "../commit.ts";
import { alertEmail } from "../emails/alert-email.ts";

type Attack = EmailParams<"security-alert">["what"];

/**
 * Counts what may be an attack over all accounts at once, where no limit of one account or address is reached. Beyond
 * its limit the error log says so and whoever looks after the installation gets an email.
 */
export async function countForAlert(deps: Deps, what: Attack): Promise<void> {
  try {
    if (await deps.limits.allow(what, "all")) return;
    deps.log.error("security_alert", new Error("far more than usual"), { what });
    if (await deps.limits.allow("alertBySubject", what)) await sendAlert(deps, what);
  } catch (error) {
    // the caller's own answer does not depend on it
    deps.log.error("security_alert_failed", error, { what });
  }
}

async function sendAlert(deps: Deps, what: Attack): Promise<void> {
  const alert = alertEmail(deps, { template: "security-alert", params: { what } }, what);
  await commit(
    { deps },
    {
      statements: [insertAlert(alert)],
      messages: ([written]) => (written?.rowsAffected ? [{ job: "send-email", body: { id: alert.id } }] : []),
    },
  );
}
