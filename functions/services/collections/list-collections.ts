import {
  type CollectionRow,
  findCollection,
  listCollections as query,
} from "#db/queries/library/collections.ts";
import type { Page } from "#schema/pages.ts";
import type { CollectionPage, CollectionView } from "#schema/pictures/collections.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { generationView } from "../generations/generation-view.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";

interface PageInput {
  cursor?: string | null | undefined;
  limit: number;
}

export async function listCollections({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: PageInput;
}): Promise<Page<CollectionView>> {
  const { limit } = input;
  const before = parseCursor(input.cursor);
  const [rows] = await readAs(ctx, query(ctx.deps.db, { userId: ctx.actor.userId, before, limit }));
  return toPage(rows, limit, collectionView);
}

/** One of them with a page of its pictures, in their order. */
export async function getCollection({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: PageInput & { id: string };
}): Promise<CollectionPage> {
  const { id, limit } = input;
  if (input.cursor && !/^\d{1,15}$/.test(input.cursor)) throw new AppError("BAD_INPUT");
  const after = input.cursor ? Number(input.cursor) : null;
  const [{ found, pictures }] = await readAs(
    ctx,
    findCollection(ctx.deps.db, { userId: ctx.actor.userId, id, after, limit }),
  );
  if (!found) throw new AppError("NOT_FOUND");
  const page = pictures.slice(0, limit);
  return {
    collection: collectionView(found),
    items: page.map(({ place: _, ...row }) => generationView(row)),
    nextCursor: pictures.length > limit ? String(page.at(-1)?.place) : null,
  };
}

function collectionView({ cover, ...row }: CollectionRow): CollectionView {
  return { ...row, coverUrl: cover === null ? null : `/media/${cover}` };
}
