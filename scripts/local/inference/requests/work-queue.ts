import type { Store } from "../store.ts";
import { RequestFailure } from "./request-failure.ts";
import type { StoredRequest } from "./request-table.ts";

/** After this many interrupted runs a request is given up, as fal does. */
const MAX_ATTEMPTS = 10;

/** Does the work of one request and answers its output body. A `RequestFailure` ends it as that failure. */
export type Work = (request: StoredRequest) => Promise<unknown>;

/**
 * Runs waiting requests oldest first, `concurrency` at once. `onEnd` is called whenever one has ended.
 * Work cut off by a kill is found by the next start and runs again.
 */
export function startWorkQueue(input: { store: Store; concurrency: number; work: Work; onEnd: () => void }) {
  const { store } = input;
  let running = 0;
  let closed = false;

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
      end(false, 200, await input.work(request), null);
    } catch (error) {
      if (closed) return;
      const failure = error instanceof RequestFailure ? error : unexpected(request, error);
      end(true, failure.status, failure.body, failure.errorType);
    }
  }

  function pump(): void {
    while (!closed && running < input.concurrency) {
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
    },
  };
}

function unexpected(request: StoredRequest, error: unknown): RequestFailure {
  console.error(`inference: ${request.endpoint} ${request.id} failed`, error);
  return new RequestFailure(500, { detail: "Internal server error", error_type: "runner_server_error" });
}
