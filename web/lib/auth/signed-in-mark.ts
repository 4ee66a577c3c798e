import { keptText } from "../storage.ts";

/** Holds "1" while this browser's person is signed in. Only a hint: the session itself is in a cookie no script reads. */
export const SIGNED_IN_KEY = "likeness.signed-in";

const mark = keptText("localStorage", SIGNED_IN_KEY);

/** Runs before anything is painted, so that a signed-in person is not shown the visitors' page for a moment. */
export const SIGNED_IN_SCRIPT = `try{if(localStorage.getItem("${SIGNED_IN_KEY}"))document.documentElement.dataset.signedIn="maybe"}catch{}`;

/** Marks a browser whose person is signed in: its pages start their scripts at once instead of when idle. */
export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn) document.documentElement.dataset.signedIn = "yes";
  else delete document.documentElement.dataset.signedIn;
  mark.write(signedIn ? "1" : null);
}

/** Whether this browser's person was signed in when last heard of. */
export const wasSignedIn = (): boolean => mark.read() === "1";
