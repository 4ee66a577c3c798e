const KEY = "likeness.flash";

/** Leaves a message to be shown once the page has been loaded anew. */
export function flashAfterLoad(message: string): void {
  try {
    sessionStorage.setItem(KEY, message);
  } catch {
    // storage may be forbidden: the person loses a confirmation, nothing more
  }
}

/** The message left by the page before, once. */
export function takeFlash(): string | null {
  try {
    const message = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return message;
  } catch {
    return null;
  }
}
