import { beginCopy, findCopy, findMaking, insertCopy } from "#db/queries/library/copies.ts";
import { selectSource } from "#db/queries/pictures/edit-sources.ts";
import { ADJUSTED } from "#schema/operations/edits/edit.ts";
import { type SourceType, sourceTypeOf } from "#schema/pictures/ai-marking.ts";
import { type CopyOptions, MAX_COPIES } from "#schema/pictures/copies.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import { MARK_WITHIN, markAiMade, markOf } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { AppError } from "../app-error.ts";
import { commit, commitOnce } from "../commit.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { readSources, type Source } from "../edits/read-sources.ts";
import { UNFINISHED_OBJECT_MS } from "../media/unfinished-object.ts";
import { prepareCopy } from "../media/uploads/prepare-photo.ts";
import { readAs } from "../read-as.ts";

/**
 * Saves what somebody adjusted on their device as a picture of their library, pixel by pixel as it came: free, kept until
 * they delete it, and a version of what it was made from. The same id again is the copy that was saved first.
 */
export async function saveCopy({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { id: string; from: EditSource | null; bytes: Uint8Array<ArrayBuffer> };
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { id, from, bytes } = input;
  await countUse(ctx, [["uploadByAccount", userId]]);
  const [[earlier]] = await readAs(ctx, findCopy(deps.db, { userId, id }));
  if (earlier) return earlier;
  const sources = from ? await readSources(ctx, [selectSource(deps.db, { userId, source: from })]) : [];
  if (!sources) throw new AppError("NOT_FOUND");
  const { width, height, ...file } = await prepareCopy(deps, bytes);
  const mark = markOf(bytes) ?? (from && (await markOfSource(ctx, from, sources[0]!)));

  const now = deps.now();
  const key = `outputs/${userId}/${id}/${crypto.randomUUID()}/0.${file.extension}`;
  await commit(ctx, {
    statements: beginCopy({ userId, key, dueAt: now + UNFINISHED_OBJECT_MS, max: MAX_COPIES }),
  });
  await deps.storage.put(key, mark ? markAiMade(file.bytes, mark) : file.bytes, file.type);
  const first = await commitOnce(ctx, {
    statements: insertCopy({
      id,
      userId,
      key,
      width,
      height,
      options: { mark },
      source: from,
      max: MAX_COPIES,
      now,
    }),
    once: {
      repeatBreaks: "imageToImageGeneration.id",
      // the same copy arrived twice at once: the other one stands, ours is swept
      findEarlier: async () => (await findCopy(deps.db, { userId, id }))[0] ?? null,
    },
  });
  return first ?? { id };
}

/** What a copy says of itself where its file no longer does: pictures made here are AI-made, photos where they say so. */
async function markOfSource(
  ctx: ActorCtx,
  from: EditSource,
  { key }: Pick<Source, "key">,
): Promise<SourceType | null> {
  const { deps } = ctx;
  if (from.kind === "upload") {
    const photo = await deps.storage.get(key, `bytes=0-${MARK_WITHIN - 1}`);
    return photo && markOf(new Uint8Array(await new Response(photo.body).arrayBuffer()));
  }
  if (from.kind === "edit") {
    const [[made]] = await readAs(ctx, findMaking(deps.db, { userId: ctx.actor.userId, id: from.id }));
    if (made?.operation === ADJUSTED) return (made.options as CopyOptions).mark;
  }
  return sourceTypeOf(deps.config.INFERENCE_KIND);
}
