import type { NewEmail } from "#db/queries/emails.ts";
import { MAILS, type MailTemplate } from "#schema/mails.ts";
import type { Deps } from "../../deps.ts";

/** A mail ready to be written down. Secrets of links come in when it is sent: `params` holds ids and shown words only. */
export function accountMail(
  deps: Deps,
  input: {
    id: string;
    to: string;
    template: MailTemplate;
    params?: Record<string, string>;
    onlyTo?: NewEmail["onlyTo"];
    now: number;
  },
): NewEmail {
  const { subject, type } = MAILS[input.template];
  return {
    id: input.id,
    from: deps.config.EMAIL_FROM,
    to: input.to,
    subject,
    type,
    template: input.template,
    params: input.params ?? {},
    onlyTo: input.onlyTo ?? "anyone not banned",
    now: input.now,
  };
}
