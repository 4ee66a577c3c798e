import type { Alert } from "#db/queries/emails.ts";
import { MAILS, type MailTemplate } from "#schema/mails.ts";
import { SITE } from "#schema/site.ts";
import type { Deps } from "../../deps.ts";

/** To whoever looks after this installation: at most one a day about one subject. */
export function alertEmail(
  { config, now }: Deps,
  template: Extract<MailTemplate, `${string}-alert`>,
  params: Record<string, string>,
  subject: string,
): Alert {
  return {
    id: crypto.randomUUID(),
    key: `ALERT:${subject}:${new Date(now()).toISOString().slice(0, 10)}`,
    from: config.EMAIL_FROM,
    to: config.ALERT_EMAIL ?? SITE.supportEmail,
    subject: MAILS[template].subject,
    template,
    params,
    now: now(),
  };
}
