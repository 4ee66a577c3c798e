import type { ThemeSlug } from "./index.ts";

/** Themes, and single packs of others, in which nobody is drawn before they have signed in and agreed to it, order by order. */
const PRIVATE: readonly (ThemeSlug | `${ThemeSlug}/${string}`)[] = [
  "boudoir",
  "lingerie",
  "maternity",
  "beach/sunset-bikini",
];

/** Whether pictures of this theme, or of this pack of it, are made for people with an account alone. */
export function isPrivate(theme: string, pack?: string): boolean {
  return PRIVATE.some((one) => one === theme || one === `${theme}/${pack}`);
}
