import type { SuppressionReason } from "#schema/emails/emails.ts";
import type { Statement } from "../../client.ts";
import { expectChange } from "../guards.ts";
import { TO_ASKED_ADDRESS } from "./emails.ts";

export interface EmailReport {
  /** The report's own id. */
  id: string;
  emailId: string;
  resendId: string;
  status: string;
  metadata: Record<string, unknown>;
  /** When it happened. */
  at: number;
  /** Set where nothing more may go to the address. */
  suppress: SuppressionReason | null;
}

/**
 * Writes down what became of an email, and all that follows from it. Aborts as `moved_on` when the report is known already or
 * about no email of ours. In whatever order reports come, they end the same.
 */
export function insertEmailReport(input: EmailReport): Statement[] {
  return [
    ...expectChange(
      {
        sql: `INSERT INTO emailStatus (id, emailId, status, allMetadata, createdAt)
              SELECT ?, e.id, ?, ?, ? FROM email e WHERE e.id = ? AND (e.resendId IS NULL OR e.resendId = ?)
              ON CONFLICT (id) DO NOTHING`,
        args: [
          input.id,
          input.status,
          JSON.stringify(input.metadata),
          input.at,
          input.emailId,
          input.resendId,
        ],
      },
      "moved_on",
    ),
    // whoever handed it over may have died before it could note that
    { sql: "UPDATE email SET resendId = ? WHERE id = ?", args: [input.resendId, input.emailId] },
    ...(input.suppress ? [suppress(input, input.suppress)] : []),
    ...(input.suppress === "COMPLAINED" ? [withdrawConsent(input.emailId)] : []),
  ];
}

/** A complaint weighs more than a bounce, and the first of its kind is the one to remember. */
function suppress(input: EmailReport, reason: SuppressionReason): Statement {
  return {
    sql: `INSERT INTO emailSuppression (address, reason, emailId, createdAt)
          SELECT "to", ?, id, ? FROM email WHERE id = ?
          ON CONFLICT (address) DO UPDATE SET emailId = excluded.emailId, createdAt = excluded.createdAt,
            reason = excluded.reason
          WHERE (excluded.reason <> 'COMPLAINED', excluded.createdAt, excluded.reason, excluded.emailId)
              < (reason <> 'COMPLAINED', createdAt, reason, emailId)`,
    args: [reason, input.at, input.emailId],
  };
}

/**
 * Whoever calls an email spam wants no more of what they once agreed to, at any address. An address that an account only
 * asked to move to may be a stranger's.
 */
function withdrawConsent(emailId: string): Statement {
  return {
    sql: `UPDATE user SET allowMarketing = 0
          WHERE id = (SELECT userId FROM email WHERE id = ? AND template NOT IN (${TO_ASKED_ADDRESS}))`,
    args: [emailId],
  };
}
