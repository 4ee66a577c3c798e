/** Things of others a page loads only once a person has allowed them, in this browser. */
export type Consent = "google-script";

const keyOf = (what: Consent) => `likeness.allowed.${what}`;

export function isAllowed(what: Consent): boolean {
  try {
    return localStorage.getItem(keyOf(what)) === "yes";
  } catch {
    return false;
  }
}

export function setAllowed(what: Consent, allowed: boolean): void {
  try {
    if (allowed) localStorage.setItem(keyOf(what), "yes");
    else localStorage.removeItem(keyOf(what));
  } catch {
    // storage may be forbidden: the answer then holds for this page only
  }
}
