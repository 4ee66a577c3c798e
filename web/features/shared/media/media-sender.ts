import { FormRefusal } from "#web/lib/forms/use-form.ts";
import { cancelMedia, deleteMedia, type FileToSend, type SentMedia, sendMedia } from "./send-media.ts";
import { PartRefused } from "./send-part.ts";

/** What is on its way, and how far it is, 0 to 1. */
export interface SendProgress {
  name: string;
  share: number;
}

type NamedFile = FileToSend & { name: string };

/** Why nothing more is sent: the person said so. */
class Stopped extends FormRefusal {}

/** Why nothing more is sent: its field is gone. What has arrived waits until the file is chosen again. */
class Left extends Error {}

/** Sends files one after the other; what has arrived is not sent again, however often it is asked for. */
export function createMediaSender(
  onProgress: (progress: SendProgress | null) => void,
  calls = { sendMedia, cancelMedia, deleteMedia },
) {
  const there = new WeakMap<File, SentMedia>();
  let running: AbortController | null = null;
  /** The end of what was asked for before, and of taking it back. */
  let ended: Promise<unknown> = Promise.resolve();

  /** The stored files, in order. Rejects with a `FormRefusal` or what the server said. */
  function send(files: readonly NamedFile[]): Promise<SentMedia[]> {
    const stop = new AbortController();
    running = stop;
    const sent = sendAfter(ended, files, stop);
    ended = sent.catch(async () => {
      if (stop.signal.reason instanceof Stopped) await Promise.all(files.map(takeBack));
    });
    return Promise.race([sent, untilGivenUp(stop.signal)]);
  }

  async function sendAfter(before: Promise<unknown>, files: readonly NamedFile[], stop: AbortController) {
    const { signal } = stop;
    const tell = (progress: SendProgress | null) => {
      if (running === stop) onProgress(progress);
    };
    try {
      const stored: SentMedia[] = [];
      for (const { name, ...file } of files) {
        if (!there.has(file.file)) tell({ name, share: 0 });
        await before;
        signal.throwIfAborted();
        const onShare = (share: number) => tell({ name, share });
        const one = there.get(file.file) ?? (await calls.sendMedia(file, { signal, onProgress: onShare }));
        there.set(file.file, one);
        stored.push(one);
      }
      signal.throwIfAborted();
      return stored;
    } catch (error) {
      signal.throwIfAborted();
      throw error instanceof PartRefused ? new FormRefusal(error.message) : error;
    } finally {
      tell(null);
      if (running === stop) running = null;
    }
  }

  /** Throws away what the server has of a file, unless it had the same before. */
  async function takeBack(file: FileToSend): Promise<void> {
    const stored = there.get(file.file);
    there.delete(file.file);
    if (!stored) await calls.cancelMedia(file);
    else if (stored.isNew) await calls.deleteMedia(stored);
  }

  function abort(reason: Error): void {
    if (!running) return;
    running.abort(reason);
    running = null;
    onProgress(null);
  }

  return {
    send,
    /** Resolves once nothing of what was asked for is on its way any more, its taking back included. */
    ended: () => ended,
    cancel: () => abort(new Stopped("The upload was cancelled. Nothing was charged.")),
    /** Sends nothing more, and keeps on the server what has arrived. */
    leave: () => abort(new Left()),
  };
}

/** Rejects as soon as it is given up: what the server is at work on ends by itself. */
function untilGivenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
