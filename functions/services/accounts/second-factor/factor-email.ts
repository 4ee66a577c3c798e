import type { FactorChange } from "#schema/emails/email-params.ts";
import type { Deps } from "../../../deps.ts";
import { accountEmail } from "../account-email.ts";

/** Tells somebody that their second step changed. */
export function factorEmail(deps: Deps, input: { to: string; change: FactorChange }) {
  return accountEmail(deps, {
    id: crypto.randomUUID(),
    to: input.to,
    template: "second-step-changed",
    params: { change: input.change },
    now: deps.now(),
  });
}
