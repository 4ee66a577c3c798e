import type { NewEmail } from "#db/queries/emails/emails.ts";
import type { EmailContent } from "#schema/emails/email-params.ts";
import { type AlwaysSent, EMAILS } from "#schema/emails/emails.ts";
import type { Deps } from "../../deps.ts";

/** An email ready to be written down. Secrets of links come in when it is sent: `params` holds ids and shown words only. */
export function accountEmail(
  deps: Deps,
  input: EmailContent<AlwaysSent> & {
    id: string;
    to: string;
    onlyTo?: NewEmail["onlyTo"];
    aboutUserId?: string;
    now: number;
  },
): NewEmail {
  const { subject, type } = EMAILS[input.template];
  const onlyTo = input.onlyTo ?? "anyone not banned";
  return { ...input, from: deps.config.EMAIL_FROM, subject, type, onlyTo };
}
