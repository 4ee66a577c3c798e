import { findSessionUser } from "#db/queries/session.ts";
import type { ProfilePicture } from "../../providers/profile-pictures/profile-pictures.ts";
import { AppError, unwrapSession } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { sha256 } from "../signing.ts";

/** Whose picture is at Google sees it from here: no page of ours asks Google for anything. */
export async function getPicture({ ctx }: { ctx: ActorCtx }): Promise<ProfilePicture> {
  const { deps, actor } = ctx;
  const { image } = unwrapSession(await findSessionUser(deps.db, actor, deps.now()));
  const picture = image && (await deps.profilePictures.fetch(image));
  if (!picture) throw new AppError("NOT_FOUND");
  return picture;
}

/** Where one's own picture is shown from; another picture has another address, so none is kept by mistake. */
export async function pictureAddress(image: string): Promise<string> {
  return `/api/account/picture?v=${(await sha256(image)).slice(0, 16)}`;
}
