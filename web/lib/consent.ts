import { keptText } from "./storage.ts";

/** Things of others a page loads only once a person has allowed them, in this browser. */
export type Consent = Purpose | "google-script";

/** What outside services are for. Asked for together, where any is connected. */
export type Purpose = "analytics" | "advertising" | "error-replay";

type Answer = "yes" | "no";

const PREFIX = "likeness.allowed.";
const answerKept = (what: Consent) => keptText("localStorage", PREFIX + what);

/** Given in this page; storage may be forbidden, and the answer then holds here only. */
const given = new Map<Consent, Answer>();
const listeners = new Set<() => void>();
let asking = false;

/** What was answered in this browser; null while nothing was. */
export function answerTo(what: Consent): Answer | null {
  const here = given.get(what);
  if (here) return here;
  const kept = answerKept(what).read();
  return kept === "yes" || kept === "no" ? kept : null;
}

export function isAllowed(what: Consent): boolean {
  // Google's script is switched on where it is used, and follows nobody around
  if (what !== "google-script" && refusesTracking()) return false;
  return answerTo(what) === "yes";
}

export function setAllowed(what: Consent, allowed: boolean): void {
  const answer = allowed ? "yes" : "no";
  given.set(what, answer);
  answerKept(what).write(answer);
  tell();
}

/** The browser says for its person that they are not to be tracked: Global Privacy Control, or the older Do Not Track. */
export function refusesTracking(): boolean {
  const { globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || navigator.doNotTrack === "1";
}

/** Shows the choices again, wherever the person is. */
export function askAgain(): void {
  asking = true;
  tell();
}

export function doneAsking(): void {
  asking = false;
  tell();
}

export const isAskedAgain = (): boolean => asking;

/** Calls back after every answer, this page's and those of other tabs. Returns the end of that. */
export function onConsentChange(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => {
    // null: everything was cleared
    if (key !== null && !key.startsWith(PREFIX)) return;
    given.clear();
    listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", fromOtherTab);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
