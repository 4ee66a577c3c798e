import { makeZip } from "client-zip";
import { findGenerations } from "#db/queries/pictures/generations.ts";
import { MAX_ZIP_CALLS, WEB_SIZE_CALLS } from "#schema/limits.ts";
import { WEB_WIDTH } from "#schema/trainings/upload.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { getThumbnail } from "../media/thumbnail.ts";
import { readAs } from "../read-as.ts";
import { pictureFileName } from "./picture-file-name.ts";

type ZipSize = "full" | "web";

/** Names what could not be put into a zip; the rest of it is good. */
export const MISSING_NAME = "not-included.txt";

/**
 * A zip of one's own pictures, oldest first, an edit's all together, streamed from the bucket one after the other.
 * Refused before its first byte unless every one of them is there, and where they are more files than one request can
 * read; an object lost since is named inside it.
 */
export async function zipGenerations({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { ids: string[]; size: ZipSize };
}): Promise<{ body: ReadableStream<Uint8Array>; name: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  await countUse(ctx, [["zipByAccount", userId]]);
  const { size } = input;
  const ids = new Set(input.ids);
  const [rows] = await readAs(ctx, findGenerations(deps.db, { userId, ids: [...ids] }));
  if (rows.length !== ids.size) throw new AppError("NOT_FOUND");

  // the number is its place in the zip, so that no two are alike
  const pictures = rows
    .flatMap((row) => (row.editKeys ?? [row.imageUrl]).map((imageUrl) => ({ ...row, imageUrl })))
    .map((picture, index) => ({
      ...picture,
      name: pictureFileName({ ...picture, number: index + 1, size }),
    }));
  const calls = pictures.map(({ imageUrl }) => (isMadeSmaller(imageUrl, size) ? WEB_SIZE_CALLS : 1));
  if (calls.reduce((sum, each) => sum + each, 0) > MAX_ZIP_CALLS) throw new AppError("ZIP_TOO_LARGE");
  const files = async function* () {
    const missing: string[] = [];
    for (const { imageUrl, name, createdAt } of pictures) {
      const object = await objectOf(deps, imageUrl, size);
      if (object) yield { name, input: object.body, size: object.size, lastModified: createdAt };
      else missing.push(name);
    }
    if (missing.length === 0) return;
    deps.log.error("zip_incomplete", new Error("pictures are missing from the bucket"), {
      count: missing.length,
    });
    yield { name: MISSING_NAME, input: `We could not find these pictures:\n${missing.join("\n")}\n` };
  };
  const day = new Date(deps.now()).toISOString().slice(0, 10);
  return { body: makeZip(files()), name: `likeness-${day}-${pictures.length}.zip` };
}

/** No smaller copies are made of a video. */
const isMadeSmaller = (key: string, size: ZipSize) => size === "web" && !key.endsWith(".mp4");

/** Null: it is not there, or cannot be made smaller now. */
async function objectOf(deps: Deps, key: string, size: ZipSize) {
  if (!isMadeSmaller(key, size)) return deps.storage.get(key);
  const copy = await getThumbnail(deps, { key, width: WEB_WIDTH, range: null });
  return copy === "unmade" ? null : copy;
}
