import { and, asc, count, eq, isNotNull, sql } from "drizzle-orm";
import { session, user } from "#db/tables/accounts/account.ts";
import { authenticatorApp, passkey, recoveryCode } from "#db/tables/accounts/second-factor.ts";
import type { ChallengePurpose } from "#schema/accounts/second-factor.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { expectChange, requireThat } from "../guards.ts";
import { type Actor, hasSecondFactor } from "./session.ts";

/** What stands beside somebody's password, as they may see it. */
export function findSecondFactors(db: Db, { userId, sessionId }: Actor) {
  const queries = [
    db.orm
      .select({ since: authenticatorApp.confirmedAt })
      .from(authenticatorApp)
      .where(and(eq(authenticatorApp.userId, userId), isNotNull(authenticatorApp.confirmedAt))),
    db.orm
      .select({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.createdAt,
        lastUsedAt: passkey.lastUsedAt,
      })
      .from(passkey)
      .where(eq(passkey.userId, userId))
      .orderBy(asc(passkey.createdAt)),
    db.orm.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.userId, userId)),
    db.orm.select({ provenAt: session.provenAt }).from(session).where(eq(session.id, sessionId)),
  ] as const;
  return combineReads(queries, ([apps, passkeys, [codes], [device]]) => ({
    appSince: apps[0]?.since ?? null,
    passkeys,
    codesLeft: codes?.left ?? 0,
    proven: Boolean(device?.provenAt),
  }));
}

/** What a second step is checked against, and the password it comes after. */
export function findForSecondStep(db: Db, userId: string) {
  const queries = [
    db.orm
      .select({ id: user.id, email: user.email, name: user.name, password: user.password })
      .from(user)
      .where(eq(user.id, userId)),
    db.orm
      .select({
        secret: authenticatorApp.secret,
        lastStep: authenticatorApp.lastStep,
        confirmedAt: authenticatorApp.confirmedAt,
      })
      .from(authenticatorApp)
      .where(eq(authenticatorApp.userId, userId)),
    db.orm
      .select({ id: passkey.id, transports: passkey.transports })
      .from(passkey)
      .where(eq(passkey.userId, userId)),
  ] as const;
  return combineReads(queries, ([users, apps, passkeys]) => ({
    user: users[0] ?? null,
    app: apps[0] ?? null,
    passkeys,
    isOn: Boolean(apps[0]?.confirmedAt) || passkeys.length > 0,
  }));
}

/** A passkey and whose it is. */
export function findPasskey(db: Db, id: string) {
  return db.orm
    .select({
      id: passkey.id,
      userId: passkey.userId,
      publicKey: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      email: user.email,
      name: user.name,
    })
    .from(passkey)
    .innerJoin(user, eq(user.id, passkey.userId))
    .where(eq(passkey.id, id));
}

/** Begins with an app, or begins anew; aborts as `moved_on` where one is in use. */
export function beginApp(input: { userId: string; secret: string; now: number }): Statement[] {
  const begin = {
    sql: `INSERT INTO authenticatorApp (userId, secret, createdAt) VALUES (?1, ?2, ?3)
          ON CONFLICT (userId) DO UPDATE SET secret = ?2, createdAt = ?3, lastStep = 0 WHERE confirmedAt IS NULL`,
    args: [input.userId, input.secret, input.now],
  };
  return expectChange(begin, "moved_on");
}

export function confirmApp(input: {
  userId: string;
  secret: string;
  step: number;
  now: number;
}): Statement[] {
  const confirm = {
    sql: `UPDATE authenticatorApp SET confirmedAt = ?, lastStep = ?
          WHERE userId = ? AND secret = ? AND confirmedAt IS NULL`,
    args: [input.now, input.step, input.userId, input.secret],
  };
  return expectChange(confirm, "moved_on");
}

/** An app's code is spent, and its secret kept as it is sealed now; aborts as `code_used` where this or a later code was. */
export function spendAppCode(input: {
  userId: string;
  step: number;
  secret: { before: string; now: string };
}): Statement[] {
  const spend = {
    sql: `UPDATE authenticatorApp SET lastStep = ?1, secret = CASE secret WHEN ?3 THEN ?4 ELSE secret END
          WHERE userId = ?2 AND lastStep < ?1 AND confirmedAt IS NOT NULL`,
    args: [input.step, input.userId, input.secret.before, input.secret.now],
  };
  return expectChange(spend, "code_used");
}

/** A recovery code is spent; aborts as `code_used` where it is none of theirs, or not any more. */
export function spendRecoveryCode(input: { userId: string; hash: string }): Statement[] {
  const spend = {
    sql: "DELETE FROM recoveryCode WHERE userId = ? AND hash = ?",
    args: [input.userId, input.hash],
  };
  return expectChange(spend, "code_used");
}

/** New codes in place of all others. */
export function replaceRecoveryCodes(input: { userId: string; hashes: string[]; now: number }): Statement[] {
  return [
    { sql: "DELETE FROM recoveryCode WHERE userId = ?", args: [input.userId] },
    {
      sql: "INSERT INTO recoveryCode (hash, userId, createdAt) SELECT value, ?, ? FROM json_each(?)",
      args: [input.userId, input.now, JSON.stringify(input.hashes)],
    },
  ];
}

export function insertPasskey(input: {
  id: string;
  userId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  max: number;
  now: number;
}): Statement[] {
  const { id, userId, publicKey, counter, transports, name, now } = input;
  return [
    requireThat("moved_on", "SELECT count(*) < ? FROM passkey WHERE userId = ?", [input.max, userId]),
    {
      sql: `INSERT INTO passkey (id, userId, publicKey, counter, transports, name, createdAt)
            VALUES (?, ?, ?, ?, ?, ?, ?)`,
      args: [id, userId, publicKey, counter, JSON.stringify(transports), name, now],
    },
  ];
}

export function notePasskeyUse(input: { id: string; counter: number; now: number }): Statement {
  return {
    sql: "UPDATE passkey SET counter = ?, lastUsedAt = ? WHERE id = ?",
    args: [input.counter, input.now, input.id],
  };
}

/** Aborts as `not_there` where there is none. */
export function deleteApp(userId: string): Statement[] {
  return expectChange(
    { sql: "DELETE FROM authenticatorApp WHERE userId = ? AND confirmedAt IS NOT NULL", args: [userId] },
    "not_there",
  );
}

export function deletePasskey(input: { userId: string; id: string }): Statement[] {
  return expectChange(
    { sql: "DELETE FROM passkey WHERE userId = ? AND id = ?", args: [input.userId, input.id] },
    "not_there",
  );
}

export function deleteAllFactors(userId: string): Statement[] {
  return ["authenticatorApp", "passkey"].map((table) => ({
    sql: `DELETE FROM ${table} WHERE userId = ?`,
    args: [userId],
  }));
}

/** Those that were set up after a moment. `dropIdleCodes` stands behind it. */
export function deleteNewFactors({ userId, since }: { userId: string; since: number }): Statement[] {
  const moments = { authenticatorApp: "coalesce(confirmedAt, createdAt)", passkey: "createdAt" };
  return Object.entries(moments).map(([table, moment]) => ({
    sql: `DELETE FROM ${table} WHERE userId = ? AND ${moment} > ?`,
    args: [userId, since],
  }));
}

/** Stands behind what removes a factor: with the last one go the recovery codes, and no device counts as proven. */
export function dropIdleCodes(userId: string): Statement[] {
  return [
    {
      sql: `DELETE FROM recoveryCode WHERE userId = ?1 AND NOT ${hasSecondFactor("?1")}`,
      args: [userId],
    },
    {
      sql: `UPDATE session SET provenAt = NULL WHERE userId = ?1 AND NOT ${hasSecondFactor("?1")}`,
      args: [userId],
    },
  ];
}

export function proveSession(actor: Actor, now: number): Statement {
  return {
    sql: "UPDATE session SET provenAt = ? WHERE id = ? AND userId = ?",
    args: [now, actor.sessionId, actor.userId],
  };
}

export function insertChallenge(input: {
  hash: string;
  purpose: ChallengePurpose;
  userId: string | null;
  expires: number;
}): Statement {
  return {
    sql: "INSERT INTO passkeyChallenge (hash, purpose, userId, expires) VALUES (?, ?, ?, ?)",
    args: [input.hash, input.purpose, input.userId, input.expires],
  };
}

/** A challenge is answered; aborts as `code_used` where it was before, or was another's. */
export function spendChallenge(input: {
  hash: string;
  purpose: ChallengePurpose;
  userId: string | null;
  now: number;
}): Statement[] {
  const spend = {
    sql: "DELETE FROM passkeyChallenge WHERE hash = ? AND purpose = ? AND userId IS ? AND expires > ?",
    args: [input.hash, input.purpose, input.userId, input.now],
  };
  return expectChange(spend, "code_used");
}

/** Whether a role's work waits for a second factor, for the guard of a batch. */
export function requireProven(actor: Actor): Statement {
  return requireThat(
    "not_proven",
    `SELECT count(*) = 0 FROM session s JOIN user u ON u.id = s.userId
     WHERE s.id = ? AND u.role = 'ADMIN' AND s.provenAt IS NULL`,
    [actor.sessionId],
  );
}

/** The name a factor's owner is written to under. */
export function findAddress(db: Db, userId: string) {
  return db.orm
    .select({ email: sql<string>`${user.email}` })
    .from(user)
    .where(eq(user.id, userId));
}
