import Google from "@auth/core/providers/google";
import type { Profile } from "@auth/core/types";
import * as z from "zod";
import type { Config } from "../../env.ts";
import type { GoogleIdentity } from "../../services/accounts/google/sign-in-with-google.ts";

/** Sign-in with Google, where this installation has an id and a secret for it. */
export function googleProvider(config: Config): ReturnType<typeof Google>[] {
  const { AUTH_GOOGLE_ID, AUTH_GOOGLE_SECRET, AUTH_GOOGLE_ISSUER } = config;
  if (!AUTH_GOOGLE_ID || !AUTH_GOOGLE_SECRET || !AUTH_GOOGLE_ISSUER) return [];
  return [
    Google({
      clientId: AUTH_GOOGLE_ID,
      clientSecret: AUTH_GOOGLE_SECRET,
      issuer: AUTH_GOOGLE_ISSUER,
      checks: ["pkce", "state", "nonce"],
      authorization: { params: { prompt: "select_account" } },
    }),
  ];
}

/** The claims of an ID token that we use. Source: OpenID Connect Core 1.0, section 5.1. */
const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).toLowerCase().pipe(z.email()).optional(),
  email_verified: z.boolean().optional(),
  name: z.string().optional(),
  // worth no refusal, whatever is in it
  picture: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .optional()
    .catch(undefined),
});

/** Throws on claims no OpenID provider would send. Without an address there is none that is verified. */
export function readIdentity(profile: Profile | undefined): GoogleIdentity {
  const { sub, email, email_verified, name, picture } = claims.parse(profile);
  return {
    subject: sub,
    email: email ?? "",
    emailVerified: email !== undefined && email_verified === true,
    name: name ?? null,
    picture: picture ?? null,
  };
}
