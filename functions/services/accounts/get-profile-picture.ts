import { findPicture } from "#db/queries/accounts/own-account.ts";
import type { ProfilePicture } from "../../providers/profile-pictures/profile-pictures.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { sha256 } from "../security/signing.ts";

/**
 * One's own picture: the one chosen here, else Google's. Whose picture is at Google sees it from here: no page of ours
 * asks Google for anything.
 */
export async function getPicture({ ctx }: { ctx: ActorCtx }): Promise<ProfilePicture> {
  const { deps, actor } = ctx;
  const [[found]] = await readAs(ctx, findPicture(deps.db, actor.userId));
  const own = found?.pictureKey && (await deps.storage.get(found.pictureKey));
  if (own) return { body: own.body, contentType: own.contentType };
  const picture = found?.image && (await deps.profilePictures.fetch(found.image));
  if (!picture) throw new AppError("NOT_FOUND");
  return picture;
}

/** Where one's own picture is shown from; another picture has another address, so none is kept by mistake. */
export async function pictureAddress(image: string): Promise<string> {
  return `/api/account/picture?v=${(await sha256(image)).slice(0, 16)}`;
}
