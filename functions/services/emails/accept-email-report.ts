import * as z from "zod";
import { constraintName } from "#db/constraint-name.ts";
import { insertEmailReport } from "#db/queries/emails/email-reports.ts";
import type { SuppressionReason } from "#schema/emails/emails.ts";
import type { Deps } from "../../deps.ts";
import type { EmailWebhook } from "../../providers/email/mailer.ts";
import { commit } from "../commit.ts";

/** What we need of a report; the rest is kept as it is. Source: Resend's documentation, "Event Types". */
const report = z.object({
  type: z.string().startsWith("email."),
  created_at: z.iso.datetime({ offset: true }),
  data: z.looseObject({
    email_id: z.string().min(1).max(100),
    tags: z.object({ email: z.string().min(1).max(64) }),
    bounce: z.looseObject({ type: z.string() }).optional(),
  }),
});

/** Takes a report of the email provider whose signature was checked. One that is not about an email of ours is passed over. */
export async function acceptEmailReport(deps: Deps, webhook: EmailWebhook): Promise<void> {
  const parsed = report.safeParse(webhook.payload);
  if (!parsed.success) {
    deps.log.info("email_report_ignored", { id: webhook.id });
    return;
  }
  const { type, created_at, data } = parsed.data;
  // which link was opened, and from where, is not ours to keep: links in emails are secrets
  const { click: _, ...metadata } = data;
  try {
    const statements = insertEmailReport({
      id: webhook.id,
      emailId: data.tags.email,
      resendId: data.email_id,
      status: type.slice("email.".length),
      metadata,
      at: Date.parse(created_at),
      suppress: suppressionOf(type, data.bounce?.type),
    });
    await commit({ deps }, { statements });
  } catch (error) {
    // known already, or not ours
    if (constraintName(error) !== "moved_on") throw error;
  }
}

function suppressionOf(type: string, bounce: string | undefined): SuppressionReason | null {
  if (type === "email.complained") return "COMPLAINED";
  if (type === "email.suppressed") return "SUPPRESSED";
  // a full mailbox empties again; an address that does not exist stays so
  return type === "email.bounced" && bounce === "Permanent" ? "BOUNCED" : null;
}
