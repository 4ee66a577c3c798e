import { PUBLIC_EMAIL_HOSTS } from "#schema/emails/public-email-hosts.ts";
import type { Deps } from "../../../deps.ts";
import { canonicalEmail } from "./canonical-email.ts";
import { domainOf } from "./email-domain.ts";

/** Nobody's: kept for examples and tests, and no mail ever arrives there (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/**
 * The domain somebody registered for their own mail, whatever sub-domain an address names: whoever has it can make any
 * number of addresses. Null: a public mail host's, or nobody's.
 */
export async function ownEmailDomain(
  { publicSuffixes }: Pick<Deps, "publicSuffixes">,
  email: string,
): Promise<string | null> {
  const domain = await publicSuffixes.registeredDomain(domainOf(canonicalEmail(email)));
  return PUBLIC_EMAIL_HOSTS.has(domain) || RESERVED.test(domain) ? null : domain;
}
