import { findVisitorPictures } from "#db/queries/visitors/visitor-requests.ts";
import type { StoredObject } from "../../providers/storage/storage.ts";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../context.ts";
import { knownVisitor } from "./visitor-browser.ts";

/** A picture for the browser that asked for it, and its name for saving. Strangers learn nothing from the refusal. */
export async function openVisitorPicture({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; place: number };
}): Promise<{ object: StoredObject; name: string }> {
  const { deps } = ctx;
  const visitor = await knownVisitor(ctx);
  const { browserHash } = visitor ?? {};
  const found = browserHash
    ? await findVisitorPictures(deps.db, {
        browserHash,
        ipaddress: ctx.ipaddress,
        id: input.id,
        now: deps.now(),
      })
    : null;
  const key = found?.imageUrls[input.place];
  const object = key ? await deps.storage.get(key) : null;
  if (!found || !key || !object) throw new AppError("NOT_FOUND");
  return { object, name: `likeness-${found.tool}${key.slice(key.lastIndexOf("."))}` };
}
