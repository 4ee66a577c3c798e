import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { STRIKE_KINDS } from "#schema/staff/safety.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { job } from "./job.ts";

/**
 * What somebody without an account asked a free tool for. Its job belongs to the house account; the row is gone within a
 * day, with its pictures. Hashes are keyed.
 */
export const visitorRequest = sqliteTable(
  "visitorRequest",
  {
    /** Its job's. */
    id: text()
      .primaryKey()
      .references(() => job.id),
    /** Of the signed cookie: only who holds it sees the result. */
    browserHash: text().notNull(),
    /** Of the network address, for strikes. */
    addressHash: text().notNull(),
    /** Slug of the tool. */
    tool: text().notNull(),
    /** Of the text by which the photo may be used; null: there is none. */
    permission: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Object keys of the pictures; empty until they have arrived. */
    imageUrls: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    index("visitor_request_browser").on(table.browserHash, table.createdAt),
    index("visitor_request_expires").on(table.expiresAt),
    check("visitor_request_size", sql`${table.width} > 0 AND ${table.height} > 0`),
  ],
);

/** Refused words or a held-back picture of a visitor's, for a day. Its id says which: the same one again counts once. */
export const visitorStrike = sqliteTable(
  "visitorStrike",
  {
    id: id(),
    browserHash: text().notNull(),
    addressHash: text().notNull(),
    kind: text({ enum: STRIKE_KINDS }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("visitor_strike_kind", table.kind, STRIKE_KINDS),
    index("visitor_strike_browser").on(table.browserHash, table.kind, table.createdAt),
    index("visitor_strike_address").on(table.addressHash, table.kind, table.createdAt),
    index("visitor_strike_age").on(table.createdAt),
  ],
);
