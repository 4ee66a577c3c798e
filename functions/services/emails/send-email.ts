import { findUnsentEmail, markEmailFailed, markEmailSent, postponeEmail } from "#db/queries/emails.ts";
import type { Deps } from "../../deps.ts";
import { MailRefused } from "../../providers/email/mailer.ts";
import { renderEmail } from "./render-email.ts";

/** Sends one mail that was written down. Repeating it sends nothing twice: the mail's id is its idempotency key. */
export async function sendEmail(deps: Deps, id: string): Promise<void> {
  const mail = await findUnsentEmail(deps.db, id);
  if (!mail) return;
  const rendered = await renderEmail(deps, mail);
  if (!rendered) throw new Error(`no mail template ${mail.template}`);
  try {
    const resendId = await deps.mailer.send({
      from: mail.fromEmail,
      to: mail.to,
      subject: mail.subject,
      text: rendered.text,
      html: rendered.html,
      idempotencyKey: mail.id,
    });
    await markEmailSent(deps.db, {
      id,
      resendId,
      body: rendered.secret ? null : rendered.text,
      htmlMessage: rendered.secret ? null : rendered.html,
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) {
      await postponeEmail(deps.db, { id, now: deps.now() });
      throw error;
    }
    deps.log.error("mail_refused", error, { emailId: id });
    await markEmailFailed(deps.db, { id, now: deps.now() });
  }
}
