import { SITE } from "../site/site.ts";

/** Shorter names stand in too many words to be refused wherever they do. */
const LEAST_PART = 4;

/** How passwords are compared: signs and letters that look alike to a person are alike. */
export function foldPassword(password: string): string {
  return password.normalize("NFKC").toLowerCase();
}

/** Whether a password holds our name or the first half of its owner's address, which is what a stranger tries first. */
export function isPersonalPassword(password: string, email: string): boolean {
  const folded = foldPassword(password);
  const name = foldPassword(email.slice(0, email.lastIndexOf("@")));
  // the mailbox of "ada+shop@…" is Ada's
  const names = [SITE.name.toLowerCase(), name, name.split("+")[0] ?? ""].filter(Boolean);
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
  return names.some(
    (one) =>
      (one.length >= LEAST_PART && folded.includes(one)) ||
      (letters(one) !== "" && letters(folded) === letters(one)),
  );
}
