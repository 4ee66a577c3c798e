import { useRef, useState } from "react";
import type { MediaView } from "#schema/media/media-upload.ts";
import { FormRefusal } from "#web/lib/forms/use-form.ts";
import { cancelMedia, type FileToSend, sendMedia } from "./send-media.ts";
import { PartRefused } from "./send-part.ts";

/** Why nothing more is sent: the person said so. */
class Stopped extends FormRefusal {}

/** Sends files one after the other; what has arrived is not sent again, however often it is asked for. */
export function useSendMedia() {
  const [progress, setProgress] = useState<{ name: string; share: number } | null>(null);
  const stopping = useRef<AbortController>(null);
  const there = useRef(new WeakMap<File, MediaView>());

  /** The stored files, in order. Rejects with a `FormRefusal` or what the server said. */
  async function send(files: readonly (FileToSend & { name: string })[]): Promise<MediaView[]> {
    const stop = new AbortController();
    stopping.current = stop;
    try {
      const stored: MediaView[] = [];
      for (const { name, ...file } of files) {
        const known = there.current.get(file.file);
        const onProgress = (share: number) => setProgress({ name, share });
        if (known === undefined) onProgress(0);
        const view = known ?? (await sendMedia(file, { signal: stop.signal, onProgress }));
        there.current.set(file.file, view);
        stored.push(view);
        stop.signal.throwIfAborted();
      }
      return stored;
    } catch (error) {
      if (stop.signal.aborted) for (const file of files) void cancelMedia(file);
      throw error instanceof PartRefused ? new FormRefusal(error.message) : error;
    } finally {
      stopping.current = null;
      setProgress(null);
    }
  }

  return {
    send,
    /** What is on its way, and how far; null while nothing is. */
    progress,
    cancel: () => stopping.current?.abort(new Stopped("The upload was cancelled. Nothing was charged.")),
  };
}
