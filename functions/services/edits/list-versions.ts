import { findVersions } from "#db/queries/pictures/versions.ts";
import type { EditSource, VersionsView } from "#schema/pictures/edits.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { editView } from "./edit-view.ts";

/** A picture with everything that was made of it, and of what that was made from, however often. */
export async function listVersions({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: EditSource;
}): Promise<VersionsView> {
  const { userId } = ctx.actor;
  const [{ root, edits, inputs }] = await readAs(ctx, findVersions(ctx.deps.db, { userId, source: input }));
  return {
    root: root && { ...root, url: `/media/${root.url}` },
    edits: edits.map((edit) => editView(edit, inputs)),
  };
}
