import type { Alert } from "#db/queries/emails/emails.ts";
import type { EmailContent } from "#schema/emails/email-params.ts";
import { EMAILS, type EmailTemplate } from "#schema/emails/emails.ts";
import { SITE } from "#schema/site/site.ts";
import type { Deps } from "../../deps.ts";

/** To whoever looks after this installation: at most one a day about one subject. */
export function alertEmail(
  { config, now }: Deps,
  content: EmailContent<Extract<EmailTemplate, `${string}-alert`>>,
  subject: string,
): Alert {
  return {
    ...content,
    id: crypto.randomUUID(),
    key: `ALERT:${subject}:${new Date(now()).toISOString().slice(0, 10)}`,
    from: config.EMAIL_FROM,
    to: config.ALERT_EMAIL ?? SITE.supportEmail,
    subject: EMAILS[content.template].subject,
    now: now(),
  };
}
