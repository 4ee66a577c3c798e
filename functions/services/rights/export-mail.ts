import type { NewEmail } from "#db/queries/emails.ts";
import type { Deps } from "../../deps.ts";
import { accountMail } from "../accounts/account-email.ts";

/** The mail with the link to an export. */
export function exportMail(
  deps: Deps,
  args: { id: string; to: string; linkId: string; now: number },
): NewEmail {
  const { linkId, ...mail } = args;
  return accountMail(deps, { ...mail, template: "export-ready", params: { linkId } });
}
