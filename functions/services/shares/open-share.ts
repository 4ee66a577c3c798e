import { findShared, findSharedPicture } from "#db/queries/library/shares.ts";
import { MAX_SHARED_PICTURES } from "#schema/limits.ts";
import type { Deps } from "../../deps.ts";
import { readShareToken } from "./share-token.ts";

/** What a link shows to whoever opens it; null where it does not work, whatever the reason. */
export async function openShare(deps: Deps, token: string) {
  const id = await readShareToken(deps.config, token);
  if (id === null) return null;
  const rows = await findShared(deps.db, { id, now: deps.now(), limit: MAX_SHARED_PICTURES });
  const [first] = rows;
  if (!first) return null;
  return { name: first.name, expires: first.expires, pictures: rows };
}

/** The object of one picture it shows; asked for each time, so that nothing is seen once it is revoked. */
export async function openSharedPicture(deps: Deps, input: { token: string; itemId: string }) {
  const id = await readShareToken(deps.config, input.token);
  if (id === null) return null;
  const [picture] = await findSharedPicture(deps.db, { id, itemId: input.itemId, now: deps.now() });
  return picture?.key ?? null;
}
