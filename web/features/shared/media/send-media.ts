import { MEDIA_REFUSALS, type MediaKind } from "#schema/media/media-limits.ts";
import type { MediaUploadView, MediaView } from "#schema/media/media-upload.ts";
import { api } from "#web/lib/api/api.ts";
import { codeOf } from "#web/lib/api/remote-error.ts";
import { PartRefused, sendPart } from "./send-part.ts";
import { noteUpload, unfinishedUpload } from "./unfinished-uploads.ts";

/** A part is tried so often where the line breaks, after pauses in milliseconds. */
const PAUSES = [1000, 3000] as const;

export interface FileToSend {
  kind: MediaKind;
  file: File;
  waveform: number[] | null;
}

/** A file that is stored; `isNew`: nobody had sent the same before. */
export type SentMedia = MediaView & { isNew: boolean };

/**
 * Sends a video or recording in parts; one that was begun in this tab goes on where it stopped. `onProgress` gets 0 to 1.
 * Rejects with what the server said, or with the signal's reason.
 */
export async function sendMedia(
  sending: FileToSend,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<SentMedia> {
  const { kind, file } = sending;
  const upload = (await resumed(sending)) ?? (await begun(kind, file));
  if ("isNew" in upload) return upload;
  const { id, parts, partBytes, arrived } = upload;
  const there = new Set(arrived);
  const bytesOf = (number: number) => Math.min(file.size, number * partBytes) - (number - 1) * partBytes;
  let sent = arrived.reduce((sum, number) => sum + bytesOf(number), 0);
  for (let number = 1; number <= parts; number++) {
    if (there.has(number)) continue;
    const body = file.slice((number - 1) * partBytes, number * partBytes);
    const tell = (bytes: number) => onProgress((sent + Math.min(bytes, body.size)) / file.size);
    await again(signal, () => sendPart({ id, number, body, signal, onProgress: tell }));
    sent += body.size;
    onProgress(sent / file.size);
  }
  signal.throwIfAborted();
  return finished(id, sending);
}

/** Throws away what has arrived of a file that is not wanted any more. */
export async function cancelMedia({ kind, file }: Pick<FileToSend, "kind" | "file">): Promise<void> {
  const id = unfinishedUpload(kind, file);
  if (id === null) return;
  noteUpload(kind, file, null);
  // what nobody finishes is swept
  await api.uploads.cancelMedia.mutate({ id }).catch(() => {});
}

/** Deletes a stored file that is not wanted any more. */
export async function deleteMedia({ kind, id }: Pick<MediaView, "kind" | "id">): Promise<void> {
  // what something needs meanwhile stays, and what nothing needs is swept
  await api.uploads.deleteMedia.mutate({ kind, id }).catch(() => {});
}

async function begun(kind: MediaKind, file: File): Promise<MediaUploadView> {
  const { name, size } = file;
  const upload = await api.uploads.beginMedia.mutate({ kind, name: name.slice(-200) || "recording", size });
  noteUpload(kind, file, upload.id);
  return upload;
}

/** The upload that goes on, or the file where it was at its end already and only the answer was lost. */
async function resumed(sending: FileToSend): Promise<MediaUploadView | SentMedia | null> {
  const id = unfinishedUpload(sending.kind, sending.file);
  if (id === null) return null;
  try {
    return await api.uploads.mediaUpload.query({ id });
  } catch (error) {
    if (codeOf(error) !== "MEDIA_UPLOAD_GONE") throw error;
  }
  try {
    return await finished(id, sending);
  } catch (error) {
    if (codeOf(error) !== "MEDIA_UPLOAD_GONE") throw error;
    return null;
  }
}

/** After these nothing is left of an upload; after anything else it can be finished once more. */
const OVER: ReadonlySet<string | null> = new Set([...MEDIA_REFUSALS, "MEDIA_UPLOAD_GONE"]);

async function finished(id: string, { kind, file, waveform }: FileToSend): Promise<SentMedia> {
  try {
    const view = await api.uploads.finishMedia.mutate({ id, waveform });
    noteUpload(kind, file, null);
    // the same file as an earlier one is called as that is
    return { ...view, isNew: view.id === id };
  } catch (error) {
    if (OVER.has(codeOf(error))) noteUpload(kind, file, null);
    throw error;
  }
}

async function again(signal: AbortSignal, send: () => Promise<void>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof PartRefused) || !error.lost || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await send();
}
