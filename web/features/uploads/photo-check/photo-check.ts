import type { PhotoCheckAnswer, PhotoCheckRequest } from "./messages.ts";

/** Looks at photos one after another, off the page's own thread. */
export interface PhotoCheck {
  /** `onTurn` is called when its turn comes; the answer is `null` when it was given up before that ended. */
  analyse(file: Blob, signal: AbortSignal, onTurn: () => void): Promise<PhotoCheckAnswer | null>;
  close(): void;
}

interface Task {
  request: PhotoCheckRequest;
  signal: AbortSignal;
  onTurn(): void;
  done(answer: PhotoCheckAnswer | null): void;
}

/** Starts the worker with the first photo; a worker that dies fails its photo and is replaced for the next. */
export function createPhotoCheck(): PhotoCheck {
  const waiting: Task[] = [];
  let worker: Worker | undefined;
  let busy: Task | undefined;
  let nextId = 1;

  function finish(answer: PhotoCheckAnswer | null): void {
    const task = busy;
    busy = undefined;
    task?.done(task.signal.aborted ? null : answer);
    turn();
  }

  function open(): Worker {
    const opened = new Worker(new URL("./photo-check-worker.ts", import.meta.url), { type: "module" });
    opened.addEventListener("message", ({ data }: MessageEvent<PhotoCheckAnswer>) => finish(data));
    opened.addEventListener("error", () => {
      opened.terminate();
      worker = undefined;
      if (busy) finish({ id: busy.request.id, result: "lost" });
    });
    return opened;
  }

  function turn(): void {
    if (busy) return;
    const task = waiting.shift();
    if (!task) return;
    if (task.signal.aborted) {
      task.done(null);
      turn();
      return;
    }
    busy = task;
    task.onTurn();
    worker ??= open();
    worker.postMessage(task.request);
  }

  return {
    analyse(file, signal, onTurn) {
      return new Promise((done) => {
        waiting.push({ request: { id: nextId++, file }, signal, onTurn, done });
        turn();
      });
    },
    close() {
      worker?.terminate();
      worker = undefined;
      for (const task of waiting.splice(0)) task.done(null);
      busy?.done(null);
      busy = undefined;
    },
  };
}
