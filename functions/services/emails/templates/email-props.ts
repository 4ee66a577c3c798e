import type { UnsubscribeLink } from "../kit/letter.tsx";

/** What every template is given. */
export interface EmailProps {
  /** The full address of a page of ours. */
  page: (path: string) => string;
  /** The mail's one secret link; empty where it has none. */
  link: string;
  /** Ids, names and numbers it was written down with. */
  params: Record<string, string>;
  /** The way out of an email that can be turned off. */
  out: UnsubscribeLink | null;
}
