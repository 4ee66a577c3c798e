import { and, count, eq, gt, isNull, sql } from "drizzle-orm";
import { session, user } from "#db/tables/accounts/account.ts";
import { accountDeletion, accountExport } from "#db/tables/accounts/account-rights.ts";
import { imageToImageGeneration } from "#db/tables/work/edit.ts";
import { generation } from "#db/tables/work/generation.ts";
import { training } from "#db/tables/work/training.ts";
import { videoGeneration } from "#db/tables/work/video.ts";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { insert } from "../../write.ts";
import type { Actor } from "../accounts/session.ts";
import { liveSubscription } from "../billing/billing.ts";
import { expectChange } from "../guards.ts";

/** Who asks for it, and when their account is to be deleted if they asked before. */
export function findLeaver(db: Db, actor: Actor) {
  const leaver = db.orm
    .select({
      email: user.email,
      password: user.password,
      credits: user.credits,
      signedInAt: session.createdAt,
      dueAt: accountDeletion.dueAt,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(accountDeletion, eq(accountDeletion.userId, user.id))
    .where(and(eq(session.id, actor.sessionId), eq(session.userId, actor.userId)));
  return combineReads([leaver], ([rows]) => rows[0]!);
}

/** What goes with an account, for one's own page; to stand in a batch of reads. */
export function accountLosses(db: Db, userId: string) {
  return [
    db.orm
      .select({
        credits: user.credits,
        models: sql<number>`(${db.orm.select({ n: count() }).from(training).where(eq(training.userId, userId))})`,
        pictures: sql<number>`(${db.orm
          .select({ n: count() })
          .from(generation)
          .where(
            and(
              eq(generation.userId, userId),
              eq(generation.status, "COMPLETED"),
              isNull(generation.deletedAt),
            ),
          )}) + (${db.orm
          .select({ n: count() })
          .from(imageToImageGeneration)
          .where(
            and(
              eq(imageToImageGeneration.userId, userId),
              eq(imageToImageGeneration.status, "COMPLETED"),
              isNull(imageToImageGeneration.deletedAt),
            ),
          )})`,
        videos: sql<number>`(${db.orm
          .select({ n: count() })
          .from(videoGeneration)
          .where(
            and(
              eq(videoGeneration.userId, userId),
              eq(videoGeneration.status, "COMPLETED"),
              isNull(videoGeneration.deletedAt),
            ),
          )})`,
      })
      .from(user)
      .where(eq(user.id, userId)),
    liveSubscription(db, userId),
  ] as const;
}

/** Stands after what proves the session. Aborts as `moved_on` when it was asked for before. */
export function requestDeletion(args: {
  userId: string;
  linkId: string;
  tokenHash: string;
  dueAt: number;
  now: number;
}): Statement[] {
  return [
    ...expectChange(
      {
        sql: "UPDATE user SET deletion = 'REQUESTED', updatedAt = ? WHERE id = ? AND deletion IS NULL",
        args: [args.now, args.userId],
      },
      "moved_on",
    ),
    insert(accountDeletion, {
      userId: args.userId,
      linkId: args.linkId,
      token: args.tokenHash,
      createdAt: new Date(args.now),
      dueAt: new Date(args.dueAt),
    }),
  ];
}

/** Whose deletion a mailed link stops; null once that cannot be done any more. */
export async function findDeletionByToken(db: Db, tokenHash: string) {
  const [row] = await db.orm
    .select({ userId: user.id, email: user.email })
    .from(accountDeletion)
    .innerJoin(user, eq(user.id, accountDeletion.userId))
    .where(
      and(eq(accountDeletion.token, tokenHash), isNull(accountDeletion.startedAt), eq(user.banned, false)),
    );
  return row ?? null;
}

/** The account is kept. Aborts as `link_used` when there is nothing to stop, or it can no longer be stopped. */
export function undoDeletion(args: { userId: string; now: number }): Statement[] {
  return [
    ...expectChange(
      { sql: "DELETE FROM accountDeletion WHERE userId = ? AND startedAt IS NULL", args: [args.userId] },
      "link_used",
    ),
    { sql: "UPDATE user SET deletion = NULL, updatedAt = ? WHERE id = ?", args: [args.now, args.userId] },
  ];
}

/** Everything on the page of an account that is to be deleted. */
export function findClosing(db: Db, { userId, now }: { userId: string; now: number }) {
  const queries = [
    db.orm
      .select({
        email: user.email,
        credits: user.credits,
        dueAt: accountDeletion.dueAt,
        export: accountExport,
      })
      .from(user)
      .leftJoin(accountDeletion, eq(accountDeletion.userId, user.id))
      .leftJoin(
        accountExport,
        and(eq(accountExport.userId, user.id), gt(accountExport.expires, new Date(now))),
      )
      .where(eq(user.id, userId)),
    liveSubscription(db, userId),
  ] as const;
  return combineReads(queries, ([people, plans]) => ({
    ...people[0]!,
    planEnds: plans[0]?.periodEnd ?? null,
  }));
}
