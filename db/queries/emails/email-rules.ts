import { type EmailKind, MARKETING_KINDS, MARKETING_LIMITS } from "#schema/emails/emails.ts";
import { ACTIVE } from "../accounts/session.ts";

/** Who may be written to, as SQL over `user u`; every query that writes emails down says it through these. */

const quoted = MARKETING_KINDS.map((kind) => `'${kind}'`).join(", ");
const DAY = 86_400_000;

/** `column` holds a kind that needs consent. */
export const oneOfMarketing = (column: string) => `${column} IN (${quoted})`;

/** Nothing keeps email from `address`, a column or a parameter. */
export const notSuppressed = (address: string) =>
  `NOT EXISTS (SELECT 1 FROM emailSuppression x WHERE x.address = ${address})`;

/** The person did not turn off the kind that `kind` (SQL) names. */
export const notMuted = (kind: string) =>
  `NOT EXISTS (SELECT 1 FROM mutedMail m WHERE m.userId = u.id AND m.kind = ${kind})`;

/** Everyone an email of this kind may go to. Its parameters are `mayGetArgs`. */
export function mayGet(kind: EmailKind | null): string {
  const always = `${ACTIVE} AND ${notSuppressed("u.email")}`;
  if (kind === null) return always;
  if (kind === "WORK") return `${always} AND ${notMuted("'WORK'")}`;
  return `${always} AND u.allowMarketing = 1 AND ${notMuted(`'${kind}'`)} AND ${withinLimits()}`;
}

function withinLimits(): string {
  return MARKETING_LIMITS.map(
    ({ count }) =>
      `(SELECT count(*) FROM email f WHERE f.userId = u.id AND f.createdAt > ? AND f.failedAt IS NULL
        AND ${oneOfMarketing("f.kind")}) < ${count}`,
  ).join(" AND ");
}

/** From when on each limit counts. */
export function mayGetArgs(kind: EmailKind | null, now: number): number[] {
  if (kind === null || kind === "WORK") return [];
  return MARKETING_LIMITS.map(({ days }) => now - days * DAY);
}
