import { createHash } from "node:crypto";
import type { Statement } from "#db/client.ts";
import {
  dropMediaUpload,
  type MediaUpload,
  noteKnownFile,
  requireMediaUpload,
} from "#db/queries/media/media-uploads.ts";
import {
  announceObject,
  insertAudioFile,
  insertVideoFile,
  type OwnMedia,
  renewMediaFile,
} from "#db/queries/media/uploaded-media.ts";
import type { MediaView } from "#schema/media/media-upload.ts";
import type { Storage } from "../../../providers/storage/storage.ts";
import { AppError } from "../../app-error.ts";
import { commit, commitOnce } from "../../commit.ts";
import type { ActorCtx } from "../../context.ts";
import { openMedia } from "../media-files/open-media.ts";
import { MediaRefused, readMedia } from "../media-files/read-media.ts";
import { formOf, rewriteMedia } from "../media-files/rewrite-media.ts";
import { watchStorage } from "../media-files/watch-storage.ts";
import { UNFINISHED_OBJECT_MS } from "../unfinished-object.ts";
import { audioFileView, videoFileView } from "./media-view.ts";

/** Reading a file's head, its packets and its end again takes this many times its bytes at most. */
const READ_FACTOR = 3;
const READ_BYTES = 64 * 1024 * 1024;

/** Examines a file that is whole in the bucket, stores it without what nobody needs to know, and keeps that. */
export async function keepMedia(args: {
  ctx: ActorCtx;
  upload: MediaUpload;
  waveform: number[] | null;
  find(by: OwnMedia): Promise<MediaView | null>;
}): Promise<MediaView> {
  const { ctx, upload, find } = args;
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { id, kind, size } = upload;
  const drop = () => dropMediaUpload({ id, userId, now: deps.now() });
  const isKnown = ({ id: fileId }: MediaView) => noteKnownFile({ id, userId, fileId, now: deps.now() });
  const { storage, failure } = watchStorage(deps.storage);
  const input = openMedia(storage, { key: upload.key, size, kind, maxRead: READ_FACTOR * size + READ_BYTES });
  try {
    const facts = await readMedia(input, kind);
    const hash = await hashObject(storage, upload.key);
    const known = await find({ userId, hash });
    if (known) {
      // added again, it has its days again
      const renewed = renewMediaFile({ kind, id: known.id, userId, now: deps.now() });
      await commit(ctx, { statements: [renewed, ...isKnown(known)] });
      return known;
    }
    const form = await formOf(input, kind, facts);
    const key = `uploads/${userId}/${id}.${form.extension}`;
    await commit(ctx, { statements: [announceObject({ key, dueAt: deps.now() + UNFINISHED_OBJECT_MS })] });
    let stored: number;
    try {
      stored = await rewriteMedia(storage, input, { key, kind, facts, form });
    } catch (error) {
      await storage.delete(key);
      throw error;
    }
    const name = upload.name.replace(/(\.\w{1,5})?$/, `.${form.extension}`);
    const file = { id, url: `/media/${key}`, key, name, size: stored, mimeType: form.mimeType, hash, userId };
    const common = { ...file, duration: facts.duration, createdAt: new Date(deps.now()) };
    const { video, audio } = facts;
    const kept = async (
      insertion: Statement[],
      repeatBreaks: "uploadedVideo.hash" | "uploadedAudio.hash",
    ) => {
      const statements = [requireMediaUpload({ id, userId }), ...insertion, ...drop()];
      const once = { repeatBreaks, findEarlier: () => find({ userId, hash }) } as const;
      const earlier = await commitOnce(ctx, { statements, once, errors: { not_there: "MEDIA_UPLOAD_GONE" } });
      // the same file came twice at once: nothing of this one is left
      if (earlier) await commit(ctx, { statements: isKnown(earlier) });
      return earlier;
    };
    if (video) {
      const { codec, width, height } = video;
      const codecs = { videoCodec: codec, audioCodec: audio?.codec ?? null };
      const row = { ...common, width, height, ...codecs, posterKey: null };
      return (await kept(insertVideoFile(row), "uploadedVideo.hash")) ?? videoFileView(row);
    }
    const row = { ...common, audioCodec: audio?.codec ?? "", waveform: args.waveform, made: false };
    return (await kept(insertAudioFile(row), "uploadedAudio.hash")) ?? audioFileView(row);
  } catch (error) {
    // the bucket's fault is not the file's
    if (error instanceof MediaRefused && failure()) throw failure();
    // cancelled meanwhile: the file may have been put together after what was to go was written down
    if (error instanceof AppError && error.code === "MEDIA_UPLOAD_GONE")
      await deps.storage.delete(upload.key);
    throw error;
  } finally {
    input.dispose();
  }
}

/** SHA-256 of an object, hex, without holding it. */
async function hashObject(storage: Pick<Storage, "get">, key: string): Promise<string> {
  const object = await storage.get(key);
  if (!object) throw new Error("the file is gone");
  const hash = createHash("sha256");
  for await (const chunk of object.body) hash.update(chunk);
  return hash.digest("hex");
}
