import type { NewEmail } from "#db/queries/emails/emails.ts";
import type { Deps } from "../../../deps.ts";
import { accountEmail } from "../account-email.ts";

type Kind = "verify-email" | "register-again" | "already-registered";

/** An email about confirming an address, ready to be written down. The link's secret comes in when it is sent. */
export function verificationEmail(
  deps: Deps,
  input: { id: string; to: string; kind: Kind; linkId: string; onlyTo: NewEmail["onlyTo"]; now: number },
): NewEmail {
  const { kind, linkId, ...rest } = input;
  return accountEmail(deps, {
    ...rest,
    ...(kind === "verify-email" ? { template: kind, params: { linkId } } : { template: kind }),
  });
}
