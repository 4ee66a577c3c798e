import {
  findEmailToSend,
  markEmailFailed,
  markEmailSent,
  postponeEmail,
  withholdEmail,
} from "#db/queries/emails/emails.ts";
import { SITE } from "#schema/site/site.ts";
import type { Deps } from "../../deps.ts";
import { EmailRefused } from "../../providers/email/mailer.ts";

/** Sends one email that was written down. Repeating it sends nothing twice: the email's id is its idempotency key. */
export async function sendEmail(deps: Deps, id: string): Promise<void> {
  const email = await findEmailToSend(deps.db, { id, now: deps.now() });
  if (!email) return;
  if (email.withheld) {
    deps.log.info("email_withheld", { emailId: id, why: email.withheld });
    await withholdEmail(deps.db, { id, why: email.withheld, now: deps.now() });
    return;
  }
  // React is set up only where an email is rendered
  const { renderEmail } = await import("./render-email.ts");
  const rendered = await renderEmail(deps, email);
  if (!rendered) throw new Error(`no email template ${email.template}`);
  try {
    const resendId = await deps.mailer.send({
      from: email.fromEmail,
      to: email.to,
      replyTo: SITE.supportEmail,
      subject: email.subject,
      text: rendered.text,
      html: rendered.html,
      headers: rendered.headers,
      emailId: id,
      idempotencyKey: id,
    });
    await markEmailSent(deps.db, {
      id,
      resendId,
      replyTo: SITE.supportEmail,
      body: rendered.secret ? null : rendered.text,
      htmlMessage: rendered.secret ? null : rendered.html,
    });
  } catch (error) {
    if (!(error instanceof EmailRefused)) {
      await postponeEmail(deps.db, { id, now: deps.now() });
      throw error;
    }
    deps.log.error("email_refused", error, { emailId: id });
    await markEmailFailed(deps.db, { id, now: deps.now() });
  }
}
