import type { NewEmail } from "#db/queries/emails.ts";
import type { Deps } from "../../deps.ts";

type Kind = "verify-email" | "register-again" | "already-registered";

/** A mail about confirming an address, ready to be written down. The link's secret comes in when it is sent. */
export function verificationMail(
  deps: Deps,
  of: { id: string; to: string; kind: Kind; tokenId: string; onlyTo: NewEmail["onlyTo"]; now: number },
): NewEmail {
  const known = of.kind === "already-registered";
  return {
    id: of.id,
    from: deps.config.EMAIL_FROM,
    to: of.to,
    subject: known ? "You already have a Likeness account" : "Confirm your e-mail address",
    type: known ? "OTHER" : "EMAIL_CONFIRMATION",
    template: of.kind,
    params: of.kind === "verify-email" ? { tokenId: of.tokenId } : {},
    onlyTo: of.onlyTo,
    now: of.now,
  };
}
