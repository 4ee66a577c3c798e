import type { AccountTable } from "./account-table.ts";
import { DELETED_TABLES } from "./deleted-tables.ts";
import { KEPT_TABLES } from "./kept-tables.ts";

/** Every table with something of a person in it, in the order in which deletion goes through them. */
export const ACCOUNT_TABLES: Readonly<Record<string, AccountTable>> = { ...DELETED_TABLES, ...KEPT_TABLES };

/** Tables that hold nothing of anybody's, and why. */
export const NOBODYS_TABLES: Readonly<Record<string, string>> = {
  migration: "what was done to the schema",
  promptCategory: "the catalogue",
  promptPack: "the catalogue",
  promptPackCategory: "the catalogue",
  stripeProduct: "what is sold",
  stripePrice: "what is sold",
  stripeEvent: "ids of events, without what they said",
  stripeRevision: "counts how often a person's payments were looked at, by an id",
  bannedIp: "addresses of networks, tied to no account",
  bannedDomain: "domains",
  dailyCredits: "how far a day's credits have come, by an id",
  visitorRequest: "of somebody without an account, by keyed hashes, for a day",
  visitorStrike: "of somebody without an account, by keyed hashes, for a day",
  creditDay: "sums of a day",
  taskCursor: "how far a task has come, by an id",
  ledgerAudit: "what the last audit found",
  libraryWords: "an index: words lead to numbers of pictures, and go with them",
  ...Object.fromEntries(
    ["data", "idx", "docsize", "config"].map((part) => [
      `libraryWords_${part}`,
      "what that index is kept in",
    ]),
  ),
  heartbeat: "when the database was last written to",
};
