import { onTestFinished, vi } from "vitest";

type Asked = { id: number; task: string };

/** A worker whose work is told to it, and what it was asked. */
export class WorkerStandIn extends EventTarget {
  readonly asked: Asked[] = [];
  isTerminated = false;
  readonly #work: (worker: WorkerStandIn, request: Asked) => void;

  constructor(work: (worker: WorkerStandIn, request: Asked) => void) {
    super();
    this.#work = work;
  }

  postMessage(request: Asked): void {
    this.asked.push(request);
    this.#work(this, request);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  answer(data: object): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  die(): void {
    this.dispatchEvent(new Event("error"));
  }
}

/** Puts such workers in the browser's place for the rest of the test; answers those that were started. */
export function stubWorkers(work: (worker: WorkerStandIn, request: Asked) => void): WorkerStandIn[] {
  onTestFinished(() => void vi.unstubAllGlobals());
  const started: WorkerStandIn[] = [];
  const Started = class extends WorkerStandIn {
    constructor() {
      super(work);
      started.push(this);
    }
  };
  vi.stubGlobal("Worker", Started);
  return started;
}
