import { announceVisitorPhoto } from "#db/queries/visitors/visitor-requests.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { HOUSE_ACCOUNT, VISITOR_PHOTO_MS } from "#schema/visitors/visitor-rules.ts";
import type { VisitorPhotoView } from "#schema/visitors/visitors.ts";
import { commit } from "../commit.ts";
import type { Ctx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { preparePhoto } from "../media/uploads/prepare-photo.ts";
import { visitorHere } from "./visitor-browser.ts";
import { requireVisitorsOpen } from "./visitor-budget.ts";
import { photoCode } from "./visitor-photo.ts";

/**
 * Stores a visitor's photo as any photo is stored, to be deleted within hours whatever comes of it: that is written down
 * before it is stored.
 */
export async function storeVisitorPhoto({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { bytes: Uint8Array<ArrayBuffer>; permission: string };
}): Promise<VisitorPhotoView> {
  const { deps } = ctx;
  requireVisitorsOpen(deps);
  await countUse(ctx, [["visitorPhotoByAddress", ctx.ipaddress]], "VISITOR_LIMIT");
  const { width, height, bytes } = await preparePhoto(deps, input.bytes);
  const { browserHash } = await visitorHere(ctx);
  const until = deps.now() + VISITOR_PHOTO_MS;
  const key = `uploads/${HOUSE_ACCOUNT}/${crypto.randomUUID()}.jpg`;
  await commit({ deps }, { statements: [announceVisitorPhoto({ key, dueAt: until })] });
  await deps.storage.put(key, bytes, UPLOAD.storedType);
  const { permission } = input;
  const photo = await photoCode(deps, browserHash, { key, width, height, permission, until });
  return { photo, width, height };
}
