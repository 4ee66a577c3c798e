import type { CoachAnswer, CoachRequest } from "./coach-messages.ts";

/** Looks at photos one after another, off the page's own thread. */
export interface Coach {
  /** `onTurn` is called when its turn comes; the answer is `null` when it was given up before that ended. */
  look(file: Blob, signal: AbortSignal, onTurn: () => void): Promise<CoachAnswer | null>;
  close(): void;
}

interface Task {
  request: CoachRequest;
  signal: AbortSignal;
  onTurn(): void;
  done(answer: CoachAnswer | null): void;
}

/** Starts the worker with the first photo; a worker that dies fails its photo and is replaced for the next. */
export function createCoach(): Coach {
  const waiting: Task[] = [];
  let worker: Worker | undefined;
  let busy: Task | undefined;
  let nextId = 1;

  function finish(answer: CoachAnswer | null): void {
    const task = busy;
    busy = undefined;
    task?.done(task.signal.aborted ? null : answer);
    turn();
  }

  function open(): Worker {
    const opened = new Worker(new URL("./coach-worker.ts", import.meta.url), { type: "module" });
    opened.addEventListener("message", ({ data }: MessageEvent<CoachAnswer>) => finish(data));
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
    look(file, signal, onTurn) {
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
