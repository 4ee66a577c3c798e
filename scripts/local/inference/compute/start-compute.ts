import { Worker } from "node:worker_threads";
import { type Compute, TrainingRefused } from "./compute-types.ts";
import type { WorkerAnswer, WorkerReady, WorkerRequest } from "./worker-messages.ts";

type Task = WorkerRequest extends infer R ? (R extends WorkerRequest ? Omit<R, "id"> : never) : never;

interface Job {
  task: Task;
  resolve(answer: WorkerAnswer): void;
  reject(error: Error): void;
}

/** A worker thread and the job it is busy with. */
interface Seat {
  worker: Worker;
  job: Job | undefined;
  /** Bundle the worker has unpacked. */
  bundleKey: string | undefined;
}

/**
 * Starts the studio: a pool of worker threads, each with the models loaded. Jobs wait for a free worker, in order,
 * though one whose bundle a free worker holds goes to that worker. A worker that dies fails its job and is replaced.
 */
export async function startCompute(options: { workers?: number } = {}): Promise<Compute> {
  const queue: Job[] = [];
  const seats: Seat[] = [];
  let closed = false;
  let nextId = 1;

  async function openSeat(): Promise<void> {
    const worker = new Worker(new URL("./compute-worker.ts", import.meta.url));
    const seat: Seat = { worker, job: undefined, bundleKey: undefined };
    await new Promise<void>((resolve, reject) => {
      worker.once("error", reject);
      worker.once("message", (_ready: WorkerReady) => resolve());
    });
    worker.removeAllListeners("error");
    worker.on("message", (answer: WorkerAnswer) => finish(seat, answer));
    worker.on("error", (error) => lose(seat, error));
    seats.push(seat);
  }

  function finish(seat: Seat, answer: WorkerAnswer): void {
    const job = seat.job;
    seat.job = undefined;
    // the bundle may not have been unpacked
    if ("error" in answer) seat.bundleKey = undefined;
    job?.resolve(answer);
    assign();
  }

  function lose(seat: Seat, error: Error): void {
    seats.splice(seats.indexOf(seat), 1);
    seat.job?.reject(new Error("The studio lost a worker", { cause: error }));
    if (closed) return;
    openSeat().then(assign, (cause: Error) => {
      for (const job of queue.splice(0))
        job.reject(new Error("The studio could not restart a worker", { cause }));
    });
  }

  function assign(): void {
    for (const seat of seats) {
      if (seat.job || queue.length === 0) continue;
      const warm = queue.findIndex(
        ({ task }) => task.task === "portrait" && task.bundleKey === seat.bundleKey,
      );
      const [job] = queue.splice(Math.max(0, warm), 1);
      seat.job = job;
      const { task } = job!;
      if (task.task === "train") {
        seat.worker.postMessage({ ...task, id: nextId++ });
      } else {
        const known = seat.bundleKey === task.bundleKey;
        seat.bundleKey = task.bundleKey;
        seat.worker.postMessage({ ...task, bundle: known ? undefined : task.bundle, id: nextId++ });
      }
    }
  }

  function run(task: Task): Promise<WorkerAnswer> {
    if (closed) return Promise.reject(new Error("The studio is closed"));
    return new Promise((resolve, reject) => {
      queue.push({ task, resolve, reject });
      assign();
    });
  }

  await Promise.all(Array.from({ length: options.workers ?? 2 }, openSeat));

  return {
    async train({ photos }) {
      const answer = await run({ task: "train", photos });
      if ("refused" in answer) throw new TrainingRefused(answer.refused);
      if ("error" in answer) throw new Error(answer.error);
      if (answer.ok !== "train") throw new Error("A worker answered another task");
      return { bundle: answer.bundle, report: answer.report };
    },
    async portrait(input) {
      const answer = await run({ task: "portrait", ...input });
      if ("error" in answer) throw new Error(answer.error);
      if (!("ok" in answer) || answer.ok !== "portrait") throw new Error("A worker answered another task");
      return answer.jpeg;
    },
    async close() {
      closed = true;
      const open = seats.splice(0);
      await Promise.all(open.map((seat) => seat.worker.terminate()));
      const error = new Error("The studio is closed");
      for (const seat of open) seat.job?.reject(error);
      for (const job of queue.splice(0)) job.reject(error);
    },
  };
}
