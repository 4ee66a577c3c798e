import { Worker } from "node:worker_threads";
import { type Compute, PictureRefused, TrainingRefused } from "./compute-types.ts";
import type { Output, SharedPlan, TaskName, Tasks, WorkerAnswer, WorkerReady } from "./worker-messages.ts";

type Task = { [Name in TaskName]: { task: Name; input: Parameters<Tasks[Name]>[0] } }[TaskName];

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
    worker.on("message", (message: WorkerAnswer | SharedPlan) => {
      if ("planned" in message) tellOthers(seat, message);
      else finish(seat, message);
    });
    worker.on("error", (error) => lose(seat, error));
    seats.push(seat);
  }

  function tellOthers(teller: Seat, plan: SharedPlan): void {
    for (const seat of seats) {
      if (seat !== teller && seat.bundleKey === plan.bundleKey) seat.worker.postMessage(plan);
    }
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
        ({ task }) => task.task === "portrait" && task.input.bundleKey === seat.bundleKey,
      );
      const [job] = queue.splice(Math.max(0, warm), 1);
      seat.job = job;
      seat.worker.postMessage({ ...messageFor(seat, job!.task), id: nextId++ });
    }
  }

  /** A bundle is sent to a worker once. */
  function messageFor(seat: Seat, task: Task) {
    if (task.task !== "portrait") return task;
    const { bundle, ...input } = task.input;
    const known = seat.bundleKey === input.bundleKey;
    seat.bundleKey = input.bundleKey;
    return { ...task, input: known ? input : { ...input, bundle } };
  }

  async function run(task: Task): Promise<Output<TaskName>> {
    if (closed) throw new Error("The studio is closed");
    const answer = await new Promise<WorkerAnswer>((resolve, reject) => {
      queue.push({ task, resolve, reject });
      assign();
    });
    if ("report" in answer) throw new TrainingRefused(answer.report);
    if ("refused" in answer) throw new PictureRefused(answer.refused);
    if ("error" in answer) throw new Error(answer.error);
    return answer.output;
  }
  const ask =
    <Name extends TaskName>(task: Name) =>
    (input: Parameters<Tasks[Name]>[0]) =>
      run({ task, input } as Task) as Promise<Output<Name>>;

  await Promise.all(Array.from({ length: options.workers ?? 2 }, openSeat));

  return {
    train: ask("train"),
    portrait: ask("portrait"),
    upscale: ask("upscale"),
    cutOut: ask("cutOut"),
    erase: ask("erase"),
    replaceBackground: ask("replaceBackground"),
    restore: ask("restore"),
    finish: ask("finish"),
    swapFace: ask("swapFace"),
    clip: ask("clip"),
    join: ask("join"),
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
