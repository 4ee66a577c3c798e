import type { NewEmail } from "#db/queries/emails/emails.ts";
import type { Deps } from "../../deps.ts";
import { accountEmail } from "../accounts/account-email.ts";

/** The email with the link to an export. */
export function exportEmail(
  deps: Deps,
  args: { id: string; to: string; linkId: string; now: number },
): NewEmail {
  const { linkId, ...mail } = args;
  return accountEmail(deps, { ...mail, template: "export-ready", params: { linkId } });
}
