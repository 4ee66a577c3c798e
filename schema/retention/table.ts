import { LINK_HOURS } from "../emails/email-links.ts";
import { BONUS_WINDOW_DAYS } from "../rewards/reward-rules.ts";
import { KEPT_BY_PEOPLE } from "./kept-by-people.ts";
import { KEPT_BY_US } from "./kept-by-us.ts";
import { RETENTION_DAYS, RETENTION_HOURS } from "./lengths.ts";
import type { Retention } from "./retention.ts";

/** Lengths by the names texts use. */
export const LENGTHS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(RETENTION_DAYS).map(([name, days]) => [name, `${days} days`])),
  ...Object.fromEntries(Object.entries(RETENTION_HOURS).map(([name, hours]) => [name, `${hours} hours`])),
  bonusWindow: `${BONUS_WINDOW_DAYS} days`,
  exportLink: `${LINK_HOURS.DOWNLOAD_EXPORT / 24} days`,
  longestLink: `${Math.max(...Object.values(LINK_HOURS)) / 24} days`,
};

/** Every kind of record or object with what ends it: the clock's tasks, the privacy policy and the tests go by this. */
export const RETENTION: readonly Retention[] = [...KEPT_BY_PEOPLE, ...KEPT_BY_US];

/** Its length in words. @throws on a name nobody knows, so that no page is built with one. */
export function retentionText({ until }: Retention): string {
  return until.replace(/\{(\w+)\}/g, (_, name: string) => {
    const length = LENGTHS[name];
    if (length === undefined) throw new Error(`no length is called {${name}}`);
    return length;
  });
}
