import { addAbortListener } from "node:events";

/**
 * One call under a signal that ends it after `ms`, or with `stop`. By hand, as every `AbortSignal.any` that a fetch was
 * given stays in memory (Node 24): about a kilobyte for each call of a server that runs for weeks.
 */
export async function callWithDeadline<T>(
  { stop, ms }: { stop: AbortSignal; ms: number },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const end = (reason: unknown) => ending.abort(reason);
  const timer = setTimeout(() => end(new DOMException("The call took too long.", "TimeoutError")), ms);
  const stopping = addAbortListener(stop, () => end(stop.reason));
  try {
    return await call(ending.signal);
  } finally {
    clearTimeout(timer);
    stopping[Symbol.dispose]();
  }
}
