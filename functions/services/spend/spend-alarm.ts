import { type Ceiling, dayOf, type SpendAlarm } from "#db/queries/provider-spend.ts";
import { MAILS } from "#schema/mails.ts";
import { SITE } from "#schema/site.ts";
import type { Deps } from "../../deps.ts";

/** The mail to whoever looks after this installation; its id, which the mail provider takes as a tag, is its key: one a day for each ceiling and state. */
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
    subject: MAILS["spend-alert"].subject,
    template: "spend-alert",
    params: { state, userId: ceiling.scope, usd: (ceiling.microUsd / 1e6).toFixed(2) },
  };
}
