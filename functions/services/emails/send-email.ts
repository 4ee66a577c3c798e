import {
  findEmailToSend,
  markEmailFailed,
  markEmailSent,
  postponeEmail,
  withholdEmail,
} from "#db/queries/emails/emails.ts";
import type { Deps } from "../../deps.ts";
import { EmailRefused } from "../../providers/email/mailer.ts";

/** Sends one email that was written down. Repeating it sends nothing twice: the mail's id is its idempotency key. */
export async function sendEmail(deps: Deps, id: string): Promise<void> {
  const mail = await findEmailToSend(deps.db, { id, now: deps.now() });
  if (!mail) return;
  if (mail.withheld) {
    deps.log.info("email_withheld", { emailId: id, why: mail.withheld });
    await withholdEmail(deps.db, { id, why: mail.withheld, now: deps.now() });
    return;
  }
  // React is set up only where an email is rendered
  const { renderEmail } = await import("./render-email.ts");
  const rendered = await renderEmail(deps, mail);
  if (!rendered) throw new Error(`no mail template ${mail.template}`);
  try {
    const resendId = await deps.mailer.send({
      from: mail.fromEmail,
      to: mail.to,
      subject: mail.subject,
      text: rendered.text,
      html: rendered.html,
      headers: rendered.headers,
      emailId: id,
      idempotencyKey: id,
    });
    await markEmailSent(deps.db, {
      id,
      resendId,
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
