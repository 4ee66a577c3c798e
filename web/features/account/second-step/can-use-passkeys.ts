/** Browsers make passkeys for names alone, and old ones not at all. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === "function" && !/^[\d.]+$|:/.test(window.location.hostname);
