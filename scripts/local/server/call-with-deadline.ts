import { addAbortListener } from "node:events";

/**
 * One call under a signal that ends it after `ms`, or with `stop`; it is over then whether or not it heeds the signal. By
 * hand, as every `AbortSignal.any` that a fetch was given stays in memory (Node 24): about a kilobyte for each call of a
 * server that runs for weeks.
 */
export async function callWithDeadline<T>(
  { stop, ms }: { stop: AbortSignal; ms: number },
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const ended = Promise.withResolvers<never>();
  // nobody waits for it where the call fails at once
  ended.promise.catch(() => {});
  const end = (reason: unknown) => {
    ending.abort(reason);
    ended.reject(reason);
  };
  const timer = setTimeout(() => end(new DOMException("The call took too long.", "TimeoutError")), ms);
  const stopping = addAbortListener(stop, () => end(stop.reason));
  try {
    return await Promise.race([call(ending.signal), ended.promise]);
  } finally {
    clearTimeout(timer);
    stopping[Symbol.dispose]();
  }
}
