import type { NewEmail } from "#db/queries/emails/emails.ts";
import { EMAILS, type EmailTemplate } from "#schema/emails/emails.ts";
import type { Deps } from "../../deps.ts";

/** An email ready to be written down. Secrets of links come in when it is sent: `params` holds ids and shown words only. */
export function accountEmail(
  deps: Deps,
  input: {
    id: string;
    to: string;
    template: EmailTemplate;
    params?: Record<string, string>;
    onlyTo?: NewEmail["onlyTo"];
    now: number;
  },
): NewEmail {
  const { subject, type } = EMAILS[input.template];
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
