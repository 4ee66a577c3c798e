import { ERRORS } from "#schema/errors/errors.ts";
import { FormRefusal } from "#web/lib/forms/use-form.ts";

type Browser = typeof import("@simplewebauthn/browser");

/** Asks the browser for something with a passkey; what the person or the browser refuses is told in words. */
export async function withPasskeys<T>(ask: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await import("@simplewebauthn/browser");
  try {
    return await ask(browser);
  } catch (error) {
    // closing the browser's own dialog is an answer
    if (error instanceof Error && error.name === "NotAllowedError") throw new FormRefusal(CLOSED);
    if (error instanceof Error && error.name === "InvalidStateError") throw new FormRefusal(KNOWN);
    if (error instanceof Error && error.name === "WebAuthnError")
      throw new FormRefusal(ERRORS.PASSKEY_REFUSED.message);
    throw error;
  }
}

const CLOSED = "No passkey was used. Try again, or choose another way.";
const KNOWN = "This device already has a passkey for your account.";
