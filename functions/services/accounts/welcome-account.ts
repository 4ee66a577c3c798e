import type { Statement } from "#db/client.ts";
import { welcomeUser } from "#db/queries/first-proofs.ts";
import { insertReferral } from "#db/queries/referrals.ts";
import type { Ctx } from "../context.ts";
import { mailboxFingerprints, networkFingerprints } from "./fingerprints.ts";

/**
 * What an account gets as its address is first proven: its bonus, unless it is a second one, and its place among the
 * friends of whoever's link it came by. Stands before the statement that proves it; does nothing where that has been.
 */
export async function welcomeAccount(
  { deps, ipaddress }: Ctx,
  of: { userId: string; email: string; referralCode: string | null; now: number },
): Promise<Statement[]> {
  const { userId, email, referralCode: code, now } = of;
  const [mailboxHashes, addressHashes] = await Promise.all([
    mailboxFingerprints(deps, email),
    tells(ipaddress) ? networkFingerprints(deps, ipaddress) : [],
  ]);
  const bonus = deps.config.REGISTRATION_BONUS_CREDITS;
  return [
    ...welcomeUser({ userId, mailboxHashes, addressHashes, bonus, now }),
    ...(code ? [insertReferral({ userId, code, now })] : []),
  ];
}

/** Whether an address (of `clientAddress`) is somebody's in the network: this very machine's is not. */
function tells(address: string): boolean {
  return address !== "unknown" && !address.startsWith("127.") && address !== "0:0:0:0::/64";
}
