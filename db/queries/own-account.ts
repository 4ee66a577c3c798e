import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db, Statement } from "../client.ts";
import { account, bannedDomain, session, user } from "../tables/account.ts";
import { accountExport } from "../tables/account-rights.ts";
import { emailSuppression, mutedMail } from "../tables/mail.ts";
import { accountLosses } from "./account-deletion.ts";
import { type Actor, isLive, liveSession } from "./session.ts";

/** Everything on a person's own page, or null when the session ended. */
export async function findOwnAccount(db: Db, actor: Actor, now: number) {
  const [alive, users, google, devices, muted, suppressed, exports, sums, plans] = await db.read([
    liveSession(db, actor, now),
    db.orm
      .select({
        name: user.name,
        email: user.email,
        allowMarketing: user.allowMarketing,
        hasPassword: sql<number>`${user.password} IS NOT NULL`,
      })
      .from(user)
      .where(eq(user.id, actor.userId)),
    db.orm
      .select({ email: account.providerEmail })
      .from(account)
      .where(and(eq(account.userId, actor.userId), eq(account.provider, "google"))),
    db.orm
      .select({
        id: session.id,
        userAgent: session.userAgent,
        ipaddress: session.ipaddress,
        createdAt: session.createdAt,
        lastSeenAt: session.lastSeenAt,
      })
      .from(session)
      .where(and(eq(session.userId, actor.userId), sql`${session.expires} > ${now}`))
      .orderBy(desc(sql`coalesce(${session.lastSeenAt}, ${session.createdAt})`)),
    db.orm.select({ kind: mutedMail.kind }).from(mutedMail).where(eq(mutedMail.userId, actor.userId)),
    db.orm
      .select({ reason: emailSuppression.reason })
      .from(emailSuppression)
      .innerJoin(user, eq(user.email, emailSuppression.address))
      .where(eq(user.id, actor.userId)),
    db.orm
      .select()
      .from(accountExport)
      .where(and(eq(accountExport.userId, actor.userId), gt(accountExport.expires, new Date(now)))),
    ...accountLosses(db, actor.userId),
  ] as const);
  const own = users[0];
  if (alive.length === 0 || !own) return null;
  return {
    own,
    google: google[0] ?? null,
    devices,
    muted: muted.map(({ kind }) => kind),
    mailProblem: suppressed[0]?.reason ?? null,
    lastExport: exports[0] ?? null,
    losses: {
      ...(sums[0] ?? { credits: 0, models: 0, pictures: 0 }),
      subscription: plans[0] ?? null,
    },
  };
}

/** What proving to be the owner needs; null when the session ended. */
const owner = (db: Db, actor: Actor, now: number) =>
  db.orm
    .select({ email: user.email, password: user.password, signedInAt: session.createdAt })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(isLive(actor, now));

export async function findOwner(db: Db, actor: Actor, now: number) {
  const [row] = await owner(db, actor, now);
  return row ?? null;
}

/** The same, with what stands against moving to an address. */
export async function findOwnerAndAddress(
  db: Db,
  actor: Actor,
  input: { email: string; domains: readonly string[]; now: number },
) {
  const [owners, holders, domains] = await db.read([
    owner(db, actor, input.now),
    db.orm.select({ emailVerified: user.emailVerified }).from(user).where(eq(user.email, input.email)),
    db.orm
      .select({ reason: bannedDomain.reason })
      .from(bannedDomain)
      .where(inArray(bannedDomain.domain, input.domains)),
  ] as const);
  const found = owners[0];
  if (!found) return null;
  return { owner: found, taken: Boolean(holders[0]?.emailVerified), domainBanned: domains.length > 0 };
}

/** Only while the password is still the one that was checked. Follow it with `requireChanged("moved_on")`. */
export function changePassword(input: { userId: string; from: string; to: string; now: number }): Statement {
  return {
    sql: "UPDATE user SET password = ?, updatedAt = ? WHERE id = ? AND password = ?",
    args: [input.to, input.now, input.userId, input.from],
  };
}

export function renameUser(input: { userId: string; name: string; now: number }): Statement {
  return {
    sql: "UPDATE user SET name = ?, updatedAt = ? WHERE id = ?",
    args: [input.name, input.now, input.userId],
  };
}
