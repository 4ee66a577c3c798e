import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CHALLENGE_PURPOSES } from "#schema/accounts/second-factor.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { user } from "./account.ts";

const person = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "cascade" });

/** The app that shows somebody's codes. One that never showed a right code counts for nothing. */
export const authenticatorApp = sqliteTable("authenticatorApp", {
  userId: person().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secret: text().notNull(),
  createdAt: createdAt(),
  confirmedAt: instant(),
  /** The half minute of the last code that was accepted: no code works twice. */
  lastStep: integer().notNull().default(0),
});

/** A key kept by somebody's device or password manager; only its public half is here. */
export const passkey = sqliteTable(
  "passkey",
  {
    /** As the device names it. */
    id: id(),
    userId: person(),
    publicKey: text().notNull(),
    /** How often it says it was used; many always say zero. */
    counter: integer().notNull(),
    transports: text({ mode: "json" }).$type<string[]>().notNull(),
    /** What its owner knows it by. */
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (table) => [index("passkey_user").on(table.userId)],
);

/** A code on paper for whoever lost app and passkeys. The row goes when it is used. */
export const recoveryCode = sqliteTable(
  "recoveryCode",
  {
    /** SHA-256: each code has 120 random bits. */
    hash: text().primaryKey(),
    userId: person(),
    createdAt: createdAt(),
  },
  (table) => [index("recovery_code_user").on(table.userId)],
);

/** What a passkey was asked to sign; answered once or not at all. */
export const passkeyChallenge = sqliteTable(
  "passkeyChallenge",
  {
    /** SHA-256 of the challenge. */
    hash: text().primaryKey(),
    purpose: text({ enum: CHALLENGE_PURPOSES }).notNull(),
    /** Null: whoever signs in says who they are by the passkey alone. */
    userId: text().references(() => user.id, { onDelete: "cascade" }),
    expires: instant().notNull(),
  },
  (table) => [
    oneOf("passkey_challenge_purpose", table.purpose, CHALLENGE_PURPOSES),
    index("passkey_challenge_expires").on(table.expires),
    index("passkey_challenge_user").on(table.userId),
  ],
);
