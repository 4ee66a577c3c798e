import type { NewEmail } from "#db/queries/emails.ts";
import type { Deps } from "../../../deps.ts";
import { accountMail } from "../account-email.ts";

type Kind = "verify-email" | "register-again" | "already-registered";

/** A mail about confirming an address, ready to be written down. The link's secret comes in when it is sent. */
export function verificationMail(
  deps: Deps,
  input: { id: string; to: string; kind: Kind; linkId: string; onlyTo: NewEmail["onlyTo"]; now: number },
): NewEmail {
  const { kind, linkId, ...rest } = input;
  return accountMail(deps, {
    ...rest,
    template: kind,
    params: kind === "verify-email" ? { linkId } : {},
  });
}
