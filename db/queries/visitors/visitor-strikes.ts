import { sql } from "drizzle-orm";
import { rangesAround } from "#schema/accounts/address-ranges.ts";
import type { StrikeKind } from "#schema/staff/safety.ts";
import { VISITOR_STRIKES } from "#schema/visitors/visitor-rules.ts";
import type { Statement } from "../../client.ts";
import { requireThat } from "../guards.ts";

const DAY = 86_400_000;

/** A browser and the network address it comes from, by keyed hashes. */
export interface VisitorHashes {
  browserHash: string;
  addressHash: string;
}

/** A refused request, once for each id. */
export function insertVisitorStrike(
  input: VisitorHashes & { id: string; kind: StrikeKind; now: number },
): Statement {
  return {
    sql: `INSERT INTO visitorStrike (id, browserHash, addressHash, kind, createdAt) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (id) DO NOTHING`,
    args: [input.id, input.browserHash, input.addressHash, input.kind, input.now],
  };
}

/** Aborts while this browser, or all that come from its address, had too many strikes within a day. */
export function requireVisitorNotPaused(input: VisitorHashes & { now: number }): Statement {
  const since = input.now - DAY;
  const counts = Object.entries(VISITOR_STRIKES).flatMap(([kind, { browser, address }]) => [
    { column: "browserHash", hash: input.browserHash, kind, limit: browser },
    { column: "addressHash", hash: input.addressHash, kind, limit: address },
  ]);
  return requireThat(
    "visitor_paused",
    counts
      .map(
        ({ column }) =>
          `(SELECT count(*) FROM visitorStrike WHERE ${column} = ? AND kind = ? AND createdAt > ?) < ?`,
      )
      .join(" AND "),
    counts.flatMap(({ hash, kind, limit }) => [hash, kind, since, limit]),
  );
}

/** Aborts where nobody may come from this address. */
export function requireAddressNotBanned(ipaddress: string): Statement {
  return requireThat(
    "visitor_banned",
    "NOT EXISTS (SELECT 1 FROM bannedIp WHERE ipAddress IN (SELECT value FROM json_each(?)))",
    [JSON.stringify(rangesAround(ipaddress))],
  );
}

/** The read-side twin: whether the address, or a range around it, is banned. */
export const isAddressBanned = (ipaddress: string) =>
  sql<boolean>`EXISTS (SELECT 1 FROM "bannedIp" WHERE "ipAddress" IN (
    SELECT value FROM json_each(${JSON.stringify(rangesAround(ipaddress))})))`;

/** A visitor's held-back picture counts against who asked for it, never against the account that pays. */
export function holdBackOfVisitor(input: { jobId: string; now: number }): Statement {
  return {
    sql: `INSERT INTO visitorStrike (id, browserHash, addressHash, kind, createdAt)
          SELECT 'held-back:' || j.id, v.browserHash, v.addressHash, 'HELD_BACK', ?
          FROM job j JOIN visitorRequest v ON v.id = j.id WHERE j.id = ? AND j.heldBack > 0
          ON CONFLICT (id) DO NOTHING`,
    args: [input.now, input.jobId],
  };
}
