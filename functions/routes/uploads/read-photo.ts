import { AppError } from "#functions/services/app-error.ts";
import { readAtMost } from "#functions/services/media/image-bytes/read-at-most.ts";
import { UPLOAD } from "#schema/trainings/upload.ts";

/** A photo that is a request's body. Whoever sends too much, or so slowly that the body holds a connection open, is told so. */
export async function readPhoto(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  const deadline = AbortSignal.timeout(UPLOAD.deadlineSeconds * 1000);
  try {
    const bytes = await readAtMost(body, UPLOAD.maxBytes, deadline);
    if (!bytes) throw new AppError("UPLOAD_TOO_LARGE");
    return bytes;
  } catch (error) {
    throw deadline.aborted ? new AppError("UPLOAD_TOO_SLOW") : error;
  }
}
