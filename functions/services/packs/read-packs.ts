import { findPack, listPacks as listQuery, type PackRow } from "#db/queries/packs/packs.ts";
import type { Page } from "#schema/pages.ts";
import type { PackView } from "#schema/pictures/pack-order.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";

export async function getPack({ ctx, input }: { ctx: ActorCtx; input: { id: string } }): Promise<PackView> {
  const { userId } = ctx.actor;
  const [[pack]] = await readAs(ctx, findPack(ctx.deps.db, { userId, id: input.id }));
  if (!pack) throw new AppError("NOT_FOUND");
  return packView(pack);
}

/** One's own packs, newest first. */
export async function listPacks({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { cursor?: string | null; limit: number };
}): Promise<Page<PackView>> {
  const before = parseCursor(input.cursor);
  const { userId } = ctx.actor;
  const [rows] = await readAs(ctx, listQuery(ctx.deps.db, { userId, before, limit: input.limit }));
  return toPage(rows, input.limit, packView);
}

/** An order as its owner sees it; a pack's place in the catalogue is part of its id. */
function packView(row: PackRow): PackView {
  const { selections, stopping, landedAt, ...rest } = row;
  return {
    ...rest,
    selections: selections.map(({ promptPackId, quantity }) => {
      const [themeSlug = "", packSlug = ""] = promptPackId.split("/");
      return { themeSlug, packSlug, quantity };
    }),
    stopping: Boolean(stopping),
    landedAt: landedAt === null ? null : new Date(landedAt),
  };
}
