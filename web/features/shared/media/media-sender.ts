import type { MediaView } from "#schema/media/media-upload.ts";
import { FormRefusal } from "#web/lib/forms/use-form.ts";
import { cancelMedia, type FileToSend, sendMedia } from "./send-media.ts";
import { PartRefused } from "./send-part.ts";

/** What is on its way, and how far it is, 0 to 1. */
export interface SendProgress {
  name: string;
  share: number;
}

/** Why nothing more is sent: the person said so. */
class Stopped extends FormRefusal {}

/** Why nothing more is sent: its field is gone. What has arrived waits until the file is chosen again. */
class Left extends Error {}

/** Sends files one after the other; what has arrived is not sent again, however often it is asked for. */
export function createMediaSender(
  onProgress: (progress: SendProgress | null) => void,
  calls = { sendMedia, cancelMedia },
) {
  const there = new WeakMap<File, MediaView>();
  let stopping: AbortController | null = null;

  /** The stored files, in order. Rejects with a `FormRefusal` or what the server said. */
  async function send(files: readonly (FileToSend & { name: string })[]): Promise<MediaView[]> {
    const stop = new AbortController();
    stopping = stop;
    const { signal } = stop;
    try {
      const stored: MediaView[] = [];
      for (const { name, ...file } of files) {
        const known = there.get(file.file);
        const tell = (share: number) => onProgress({ name, share });
        if (known === undefined) tell(0);
        const view = known ?? (await calls.sendMedia(file, { signal, onProgress: tell }));
        there.set(file.file, view);
        stored.push(view);
        signal.throwIfAborted();
      }
      return stored;
    } catch (error) {
      if (signal.reason instanceof Stopped) for (const file of files) void calls.cancelMedia(file);
      throw error instanceof PartRefused ? new FormRefusal(error.message) : error;
    } finally {
      stopping = null;
      onProgress(null);
    }
  }

  return {
    send,
    cancel: () => stopping?.abort(new Stopped("The upload was cancelled. Nothing was charged.")),
    /** Sends nothing more, and keeps on the server what has arrived. */
    leave: () => stopping?.abort(new Left()),
  };
}
