import { SIGNED_IN_KEY } from "#web/lib/auth/signed-in-mark.ts";

/** What a browser holds in which somebody is signed in at `url`, as Playwright takes it (`storageState`). */
export function signedInState(url: string, { name, value }: { name: string; value: string }) {
  const lasting = { expires: -1, httpOnly: true, secure: false, sameSite: "Lax" } as const;
  return {
    cookies: [{ name, value, domain: new URL(url).hostname, path: "/", ...lasting }],
    origins: [{ origin: url, localStorage: [{ name: SIGNED_IN_KEY, value: "1" }] }],
  };
}
