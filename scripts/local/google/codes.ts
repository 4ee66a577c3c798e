import { createHash, randomBytes } from "node:crypto";
import type { AuthorizationRequest } from "./authorization-request.ts";
import type { Person } from "./people.ts";

const CODE_MS = 60_000;
const TOKEN_MS = 3_600_000;

interface Grant {
  request: AuthorizationRequest;
  person: Person;
  until: number;
  used: boolean;
  /** The access token made from it: a code used twice takes it back. RFC 6749 section 4.1.2. */
  accessToken: string | null;
}

/** Codes and access tokens handed out; forgotten when the server stops. */
export function createGrants() {
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, { person: Person; until: number }>();
  return {
    /** A code for one exchange within a minute. */
    issue(request: AuthorizationRequest, person: Person): string {
      const code = randomBytes(24).toString("base64url");
      codes.set(code, { request, person, until: Date.now() + CODE_MS, used: false, accessToken: null });
      return code;
    },
    /** Null where RFC 6749 answers invalid_grant. */
    exchange(input: { code: string; redirectUri: string; verifier: string | null }) {
      const grant = codes.get(input.code);
      if (!grant) return null;
      if (grant.used) {
        if (grant.accessToken) tokens.delete(grant.accessToken);
        return null;
      }
      grant.used = true;
      const { request, person } = grant;
      if (grant.until < Date.now() || request.redirectUri !== input.redirectUri) return null;
      if (!provesChallenge(request.codeChallenge, input.verifier)) return null;
      const accessToken = randomBytes(32).toString("base64url");
      grant.accessToken = accessToken;
      tokens.set(accessToken, { person, until: Date.now() + TOKEN_MS });
      return { request, person, accessToken, expiresIn: TOKEN_MS / 1000 };
    },
    /** Whom an access token belongs to. */
    personOf(accessToken: string): Person | null {
      const token = tokens.get(accessToken);
      return token && token.until > Date.now() ? token.person : null;
    },
  };
}

/** RFC 7636 section 4.6; a verifier nobody announced is refused too. */
function provesChallenge(challenge: string | null, verifier: string | null): boolean {
  if (challenge === null) return verifier === null;
  if (verifier === null || !/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
  return createHash("sha256").update(verifier).digest("base64url") === challenge;
}
