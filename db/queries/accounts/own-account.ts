import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import { account, bannedDomain, session, user } from "#db/tables/accounts/account.ts";
import { accountExport } from "#db/tables/accounts/account-rights.ts";
import { emailSuppression, mutedMail } from "#db/tables/accounts/email.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { expectChange } from "../guards.ts";
import { keepObject } from "../media/media.ts";
import { accountLosses } from "../rights/deletion-request.ts";
import type { Actor } from "./session.ts";

/** Everything on a person's own page. */
export function findOwnAccount(db: Db, { userId, now }: { userId: string; now: number }) {
  const queries = [
    db.orm
      .select({
        name: user.name,
        email: user.email,
        allowMarketing: user.allowMarketing,
        hasPassword: sql<number>`${user.password} IS NOT NULL`,
        hasPicture: sql<number>`${user.pictureKey} IS NOT NULL`,
      })
      .from(user)
      .where(eq(user.id, userId)),
    db.orm
      .select({ email: account.providerEmail })
      .from(account)
      .where(and(eq(account.userId, userId), eq(account.provider, "google"))),
    db.orm
      .select({
        id: session.id,
        userAgent: session.userAgent,
        ipaddress: session.ipaddress,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
      })
      .from(session)
      .where(and(eq(session.userId, userId), sql`${session.expires} > ${now}`))
      .orderBy(desc(sql`coalesce(${session.lastSeenAt}, ${session.createdAt})`)),
    db.orm.select({ kind: mutedMail.kind }).from(mutedMail).where(eq(mutedMail.userId, userId)),
    db.orm
      .select({ reason: emailSuppression.reason })
      .from(emailSuppression)
      .innerJoin(user, eq(user.email, emailSuppression.address))
      .where(eq(user.id, userId)),
    db.orm
      .select()
      .from(accountExport)
      .where(and(eq(accountExport.userId, userId), gt(accountExport.expires, new Date(now)))),
    ...accountLosses(db, userId),
  ] as const;
  return combineReads(queries, ([users, google, devices, muted, suppressed, exports, sums, plans]) => ({
    own: users[0]!,
    google: google[0] ?? null,
    devices,
    muted: muted.map(({ kind }) => kind),
    emailProblem: suppressed[0]?.reason ?? null,
    lastExport: exports[0] ?? null,
    losses: {
      ...(sums[0] ?? { credits: 0, models: 0, pictures: 0, videos: 0 }),
      subscription: plans[0] ?? null,
    },
  }));
}

/** A picture of oneself: chosen here, or where the service one signs in with has it. */
export function findPicture(db: Db, userId: string) {
  return db.orm
    .select({ image: user.image, pictureKey: user.pictureKey })
    .from(user)
    .where(eq(user.id, userId));
}

/** The object is the person's picture from now on; the one before goes. */
export function replacePicture(input: { userId: string; key: string | null; now: number }): Statement[] {
  const { userId, key, now } = input;
  return [
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT pictureKey, ? FROM user
            WHERE id = ? AND pictureKey IS NOT NULL ON CONFLICT (prefix) DO NOTHING`,
      args: [now, userId],
    },
    {
      sql: "UPDATE user SET pictureKey = ?, updatedAt = ? WHERE id = ?",
      args: [key, now, userId],
    },
    ...(key === null ? [] : keepObject(key)),
  ];
}

/** What proving to be the owner needs. */
export function findOwner(db: Db, actor: Actor) {
  const owner = db.orm
    .select({ email: user.email, password: user.password, signedInAt: session.createdAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.id, actor.sessionId), eq(session.userId, actor.userId)));
  return combineReads([owner], ([owners]) => owners[0]!);
}

/** What stands against moving to an address. */
export function findAddress(db: Db, input: { email: string; domains: readonly string[] }) {
  const queries = [
    db.orm.select({ emailVerified: user.emailVerified }).from(user).where(eq(user.email, input.email)),
    db.orm
      .select({ reason: bannedDomain.reason })
      .from(bannedDomain)
      .where(inArray(bannedDomain.domain, input.domains)),
  ] as const;
  return combineReads(queries, ([holders, domains]) => ({
    taken: Boolean(holders[0]?.emailVerified),
    domainBanned: domains.length > 0,
  }));
}

/** Only while the password is still the one that was checked; else aborts as `moved_on`. */
export function changePassword(input: {
  userId: string;
  from: string;
  to: string;
  now: number;
}): Statement[] {
  return expectChange(
    {
      sql: "UPDATE user SET password = ?, updatedAt = ? WHERE id = ? AND password = ?",
      args: [input.to, input.now, input.userId, input.from],
    },
    "moved_on",
  );
}

export function renameUser(input: { userId: string; name: string; now: number }): Statement {
  return {
    sql: "UPDATE user SET name = ?, updatedAt = ? WHERE id = ?",
    args: [input.name, input.now, input.userId],
  };
}
