import { findPerson, type PersonRows } from "#db/queries/models/virtual-people.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

/** A virtual person of one's own. */
export async function findOwn(ctx: ActorCtx, id: string): Promise<PersonRows> {
  const [found] = await readAs(ctx, findPerson(ctx.deps.db, { userId: ctx.actor.userId, id }));
  if (!found) throw new AppError("NOT_FOUND");
  return found;
}

/** The chosen face with the views of it that are there, the newest of each. */
export function referenceSet({ person, pictures }: PersonRows) {
  const there = pictures.filter(({ status }) => status === "COMPLETED");
  const face = there.find(({ id, view }) => id === person.faceId && view === null);
  if (!face) return null;
  const views = new Map(
    there.filter(({ view, faceId }) => view !== null && faceId === face.id).map((one) => [one.view, one]),
  );
  return { face, views: [...views.values()] };
}
