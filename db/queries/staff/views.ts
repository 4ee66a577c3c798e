import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { staffAction } from "#db/tables/accounts/rewards.ts";
import { libraryItem } from "#db/tables/library/library.ts";
import type { StaffAct } from "#schema/staff/audit.ts";
import { VIEW_MINUTES } from "#schema/staff/person-acts.ts";
import type { Db } from "../../client.ts";
import type { Actor } from "../accounts/session.ts";

const VIEWED: StaffAct = "pictures viewed";

/** When staff looked at somebody's pictures, and why. */
export function listViewsOf(db: Db, input: { userId: string; limit: number }) {
  return db.orm
    .select({ id: staffAction.id, at: staffAction.createdAt, reason: staffAction.reason })
    .from(staffAction)
    .where(and(eq(staffAction.userId, input.userId), eq(staffAction.what, VIEWED)))
    .orderBy(desc(staffAction.createdAt), desc(staffAction.id))
    .limit(input.limit);
}

/** Somebody's newest pictures. */
export function newestPictures(db: Db, input: { userId: string; limit: number }) {
  return db.orm
    .select({
      id: libraryItem.id,
      width: libraryItem.width,
      height: libraryItem.height,
      kind: libraryItem.kind,
    })
    .from(libraryItem)
    .where(and(eq(libraryItem.userId, input.userId), isNull(libraryItem.deletedAt)))
    .orderBy(desc(libraryItem.seq))
    .limit(input.limit);
}

/** The object of a picture whose owner's pictures this very member of staff said lately why they look at. */
export function findViewedPicture(
  db: Db,
  input: { viewId: string; actor: Pick<Actor, "userId">; pictureId: string; now: number },
) {
  return db.orm
    .select({
      key: sql<
        string | null
      >`iif(${libraryItem.kind} = 'video', ${libraryItem.posterUrl}, ${libraryItem.imageUrl})`,
    })
    .from(staffAction)
    .innerJoin(libraryItem, eq(libraryItem.userId, staffAction.userId))
    .where(
      and(
        eq(staffAction.id, input.viewId),
        eq(staffAction.what, VIEWED),
        eq(staffAction.staffId, input.actor.userId),
        gt(staffAction.createdAt, new Date(input.now - VIEW_MINUTES * 60_000)),
        eq(libraryItem.id, input.pictureId),
        isNull(libraryItem.deletedAt),
      ),
    );
}
