import { extendStore } from "#db/queries/jobs/job-storing.ts";
import { type Job, listJobInputs } from "#db/queries/jobs/jobs.ts";
import { JOB_TIMES } from "#schema/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { Images } from "#schema/operations/outputs.ts";
import { sourceTypeOf } from "#schema/pictures/ai-marking.ts";
import { isJpeg, markAiMade } from "#schema/pictures/image-bytes/mark-ai-made.ts";
import { isPng, stripPng } from "#schema/pictures/image-bytes/png.ts";
import type { Deps } from "../../../deps.ts";
import { readAtMost } from "../../media/image-bytes/read-at-most.ts";
import { stripMetadata } from "../../media/image-bytes/strip-metadata.ts";
import { keepOutsideMask, type MaskedInput } from "./keep-outside-mask.ts";
import { OutputInvalid } from "./output-invalid.ts";

const MAX_PICTURE_BYTES = 30 * 1024 * 1024;

/** A picture that is in the bucket now, for the row at this place that waited for it. */
export interface CopiedPicture {
  position: number;
  key: string;
  width: number;
  height: number;
  seed: number;
}

/**
 * Copies a request's pictures into the bucket, one for each row that waits, in order. What the provider holds to be
 * unfit, or is no picture, is left out, and the former counted; OutputInvalid when that leaves none.
 */
export async function copyPictures(
  deps: Deps,
  job: Job,
  input: { prefix: string; output: Images; rows: readonly { width: number; height: number }[] },
): Promise<{ copied: CopiedPicture[]; heldBack: number }> {
  const { output } = input;
  const unfit = output.has_nsfw_concepts ?? [];
  const copied: CopiedPicture[] = [];
  const keepClaim = claimKeeper(deps, job);
  const masked = await maskedInput(deps, job);
  for (const [index, row] of input.rows.entries()) {
    const image = output.images[index];
    if (!image || unfit[index]) continue;
    await keepClaim();
    const picture = await readPicture(deps, image.url, masked);
    if (picture === null) continue;
    const key = `${input.prefix}${index}.${picture.extension}`;
    await deps.storage.put(key, picture.bytes, picture.type);
    copied.push({
      position: index,
      key,
      width: picture.size?.width ?? image.width ?? row.width,
      height: picture.size?.height ?? image.height ?? row.height,
      seed: (output.seed ?? job.seed) + index,
    });
  }
  const heldBack = input.rows.filter((_, index) => unfit[index]).length;
  if (copied.length === 0) {
    const code = heldBack === input.rows.length ? "UNFIT" : "OUTPUT_INVALID";
    throw new OutputInvalid("none of the pictures can be used", { code, heldBack });
  }
  return { copied, heldBack };
}

/** Asked before each picture: over a slow line four of them take longer than one lease, and another would begin anew. */
function claimKeeper(deps: Deps, { id, fence, leaseUntil: given }: Job): () => Promise<void> {
  let leaseUntil = given?.getTime() ?? 0;
  return async () => {
    const now = deps.now();
    if (leaseUntil - now > 1.1 * JOB_TIMES.fetch) return;
    leaseUntil = now + JOB_TIMES.storeLease;
    await extendStore(deps.db, { id, fence, leaseUntil });
  };
}

/** What a picture is stored as. */
interface PictureFile {
  bytes: Uint8Array<ArrayBuffer>;
  extension: "jpg" | "png";
  type: string;
  /** Where it is not what the provider says. */
  size?: { width: number; height: number };
}

/** The picture and the mask that a job works on; null where it changes all of a picture. */
async function maskedInput(deps: Deps, { id, operation }: Job): Promise<MaskedInput | null> {
  if (!("mask" in OPERATIONS[operation].inputs)) return null;
  const keys = new Map((await listJobInputs(deps.db, id)).map(({ role, key }) => [role, key]));
  const [imageKey, maskKey] = [keys.get("image"), keys.get("mask")];
  return imageKey && maskKey ? { imageKey, maskKey } : null;
}

/** A marked JPEG or PNG, or null where this one picture cannot be used. */
async function readPicture(deps: Deps, url: string, masked: MaskedInput | null): Promise<PictureFile | null> {
  const file = await deps.inference.download(url);
  if (file.size !== null && file.size > MAX_PICTURE_BYTES) {
    await file.body.cancel();
    return null;
  }
  const bytes = await readAtMost(file.body, MAX_PICTURE_BYTES);
  if (!bytes) return null;
  const source = sourceTypeOf(deps.config.INFERENCE_KIND);
  const kept = masked && (isJpeg(bytes) || isPng(bytes)) ? await keepOutsideMask(deps, bytes, masked) : null;
  if (kept) {
    const { width, height } = kept;
    const marked = markAiMade(kept.bytes, source);
    return { bytes: marked, extension: "png", type: "image/png", size: { width, height } };
  }
  if (masked) deps.log.info("outside_not_kept", { operation: "masked" });
  // what the provider wrote into its file is nobody's business, and what follows the picture is none of it
  if (isJpeg(bytes)) {
    return { bytes: markAiMade(stripMetadata(bytes), source), extension: "jpg", type: "image/jpeg" };
  }
  if (isPng(bytes)) {
    return { bytes: markAiMade(stripPng(bytes), source), extension: "png", type: "image/png" };
  }
  return null;
}
