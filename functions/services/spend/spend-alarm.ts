import { type Ceiling, dayOf, type SpendAlarm } from "#db/queries/credits/provider-spend.ts";
import { EMAILS } from "#schema/emails/emails.ts";
import { SITE } from "#schema/site/site.ts";
import type { Deps } from "../../deps.ts";

/** The email to whoever looks after this installation; its id, which the email provider takes as a tag, is its key: one a day for each ceiling and state. */
export function spendAlarm(
  { config }: Deps,
  ceiling: Ceiling,
  state: "near" | "reached",
  now: number,
): SpendAlarm {
  return {
    id: `alert-spend-${dayOf(now)}-${ceiling.scope || "all"}-${state}`,
    from: config.EMAIL_FROM,
    to: config.ALERT_EMAIL ?? SITE.supportEmail,
    subject: EMAILS["spend-alert"].subject,
    template: "spend-alert",
    params: { state, userId: ceiling.scope, usd: (ceiling.microUsd / 1e6).toFixed(2) },
  };
}
