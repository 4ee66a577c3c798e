/** Google's own address as an OpenID provider; only its own sign-in script belongs to it. */
export const GOOGLE_ISSUER = "https://accounts.google.com";

/** The script that suggests the Google account one is signed in with; the pages' security policy names it too. */
export const GOOGLE_SCRIPT = `${GOOGLE_ISSUER}/gsi/client`;
