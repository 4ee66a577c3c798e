import type { Statement } from "#db/client.ts";
import { welcomeUser } from "#db/queries/accounts/first-proofs.ts";
import { insertReferral } from "#db/queries/billing/referrals.ts";
import type { Ctx } from "../../context.ts";
import {
  domainFingerprints,
  mailboxFingerprints,
  networkFingerprints,
  siteFingerprints,
} from "../addresses/fingerprints.ts";

/**
 * What an account gets as its address is first proven: its bonus, unless it is a second one, and its place among the
 * friends of whoever's link it came by. Stands before the statement that proves it; does nothing where that has been.
 */
export async function welcomeAccount(
  { deps, ipaddress }: Ctx,
  input: { userId: string; email: string; referralCode: string | null; now: number },
): Promise<Statement[]> {
  const { userId, email, referralCode: code, now } = input;
  const known = tells(ipaddress);
  const [mailboxHashes, addressHashes, networkHashes, domainHashes] = await Promise.all([
    mailboxFingerprints(deps, email),
    known ? networkFingerprints(deps, ipaddress) : [],
    known ? siteFingerprints(deps, ipaddress) : [],
    known ? domainFingerprints(deps, email) : [],
  ]);
  const bonus = deps.config.REGISTRATION_BONUS_CREDITS;
  return [
    ...welcomeUser({ userId, mailboxHashes, addressHashes, networkHashes, domainHashes, bonus, now }),
    ...(code ? [insertReferral({ userId, code, now })] : []),
  ];
}

/** Whether an address (of `clientAddress`) is somebody's in the network: this very machine's is not. */
function tells(address: string): boolean {
  return address !== "unknown" && !address.startsWith("127.") && address !== "0:0:0:0::/64";
}
