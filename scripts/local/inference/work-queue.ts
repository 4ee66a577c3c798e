import type { TimeSource } from "../time-source.ts";
import { RequestFailure } from "./request-failure.ts";
import type { StoredRequest } from "./request-table.ts";
import type { Store } from "./store.ts";

/** After this many interrupted runs a request is given up, as fal does. */
const MAX_ATTEMPTS = 10;

/** Does the work of one request and answers its output body. A `RequestFailure` ends it as that failure. */
export type Work = (request: StoredRequest, log: (line: string) => void) => Promise<unknown>;

/**
 * Runs waiting requests oldest first, `concurrency` at once. `onEnd` is called whenever one has ended.
 * Work cut off by a kill is found by the next start and runs again.
 */
export function startWorkQueue(input: {
  store: Store;
  time: TimeSource;
  concurrency: number;
  work: Work;
  onEnd: () => void;
}) {
  const { store, time } = input;
  let running = 0;
  let closed = false;
  let cancelTimer = () => {};

  async function run(request: StoredRequest): Promise<void> {
    const started = performance.now();
    const end = (failed: boolean, status: number, body: unknown, errorType: string | null) => {
      if (closed) return;
      store.finish(request.id, {
        phase: failed ? "FAILED" : "DONE",
        status,
        body: JSON.stringify(body),
        errorType,
        seconds: (performance.now() - started) / 1000,
      });
    };
    try {
      if (request.attempts > MAX_ATTEMPTS) {
        const detail = "The runner stopped during this request too often.";
        throw new RequestFailure(503, { detail, error_type: "runner_disconnected" });
      }
      const output = await input.work(request, (line) => {
        if (!closed) store.log(request.id, line);
      });
      end(false, 200, output, null);
    } catch (error) {
      if (closed) return;
      const failure = error instanceof RequestFailure ? error : unexpected(request, error);
      store.log(request.id, failure.message, "ERROR");
      end(true, failure.status, failure.body, failure.errorType);
    }
  }

  function pump(): void {
    cancelTimer();
    if (closed) return;
    if (store.endLate()) input.onEnd();
    startWaiting();
    const startBy = store.nextStartBy();
    if (startBy !== null) cancelTimer = time.after(startBy - time.now(), pump);
  }

  function startWaiting(): void {
    while (running < input.concurrency) {
      const request = store.startNext();
      if (!request) return;
      running += 1;
      void run(request).finally(() => {
        running -= 1;
        if (closed) return;
        input.onEnd();
        pump();
      });
    }
  }

  store.requeueInterrupted();
  return {
    pump,
    /** From now on nothing is started or recorded. */
    close(): void {
      closed = true;
      cancelTimer();
    },
  };
}

function unexpected(request: StoredRequest, error: unknown): RequestFailure {
  console.error(`inference: ${request.endpoint} ${request.id} failed`, error);
  return new RequestFailure(500, { detail: "Internal server error", error_type: "runner_server_error" });
}
