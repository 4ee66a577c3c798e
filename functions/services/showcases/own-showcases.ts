import type * as z from "zod";
import {
  findPictureOfPack,
  findShowcase,
  insertShowcase,
  listOwnShowcases,
  withdrawShowcase as withdraw,
} from "#db/queries/library/showcases.ts";
import { isPrivate } from "#schema/catalogue/private-themes.ts";
import type { offerShowcaseInput, ShowcaseState, ShowcaseView } from "#schema/catalogue/showcases.ts";
import { MAX_OPEN_SHOWCASES } from "#schema/limits.ts";
import { packPath } from "#schema/site/page-paths.ts";
import { AppError } from "../app-error.ts";
import { commit } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";

const MAX_LISTED = 200;

interface Call<T> {
  ctx: ActorCtx;
  input: T;
}

/** Offers a picture of one's own as an example of its pack. Nobody sees it before staff have approved it. */
export async function offerShowcase({
  ctx,
  input,
}: Call<z.output<typeof offerShowcaseInput>>): Promise<{ ok: true }> {
  const { deps, actor } = ctx;
  const { userId } = actor;
  const { id, pictureId, consent } = input;
  const [[picture], [earlier]] = await readAs(
    ctx,
    findPictureOfPack(deps.db, { userId, pictureId }),
    findShowcase(deps.db, id),
  );
  if (earlier?.userId === userId && earlier.pictureId === pictureId) return { ok: true };
  if (!picture) throw new AppError("NOT_FOUND");
  const [theme = "", pack = ""] = picture.packId?.split("/") ?? [];
  if (!picture.packId || isPrivate(theme, pack)) throw new AppError("NO_SHOWCASE");
  await commit(ctx, {
    statements: insertShowcase({ id, userId, pictureId, consent, max: MAX_OPEN_SHOWCASES, now: deps.now() }),
    duplicates: {
      "promptPackShowcaseImage.id": "CONFLICT",
      "promptPackShowcaseImage.generationId": "SHOWCASE_OFFERED",
    },
  });
  return { ok: true };
}

/** What one offered, the newest first. */
export async function listShowcases({ ctx }: { ctx: ActorCtx }): Promise<ShowcaseView[]> {
  const { userId } = ctx.actor;
  const [rows] = await readAs(ctx, listOwnShowcases(ctx.deps.db, { userId, limit: MAX_LISTED }));
  return rows.map(({ isApproved, decidedAt, withdrawnAt, packId, ...row }) => {
    const [theme = "", pack = ""] = packId.split("/");
    return {
      ...row,
      packPath: packPath(theme, pack),
      state: stateOf({ isApproved, decidedAt, withdrawnAt }),
    };
  });
}

function stateOf(row: {
  isApproved: boolean;
  decidedAt: Date | null;
  withdrawnAt: Date | null;
}): ShowcaseState {
  if (row.withdrawnAt) return "withdrawn";
  if (!row.decidedAt) return "waiting";
  return row.isApproved ? "shown" : "refused";
}

/** Takes an offer back: nobody is given the picture from the next request on. */
export async function withdrawShowcase({ ctx, input }: Call<{ id: string }>): Promise<{ ok: true }> {
  const { userId } = ctx.actor;
  await commit(ctx, { statements: withdraw({ id: input.id, userId, now: ctx.deps.now() }) });
  return { ok: true };
}
