import { setTimeout as sleep } from "node:timers/promises";
import type { Locate } from "#scripts/local/app-addresses.ts";
import { isLoopback } from "#scripts/local/server/loopback.ts";
import { type FailureDetail, refuse } from "../requests/request-failure.ts";

/** Waits before the second, third … try, in milliseconds: the sender may just be restarting, which takes a while. */
const RETRY_AFTER = [200, 800, 2000, 4000, 8000, 15_000];
const TIMEOUT = 60_000;

interface Download {
  bytes: Uint8Array;
  etag: string | null;
}

/** Fetches a file an input refers to. Throws a 422 `file_download_error` at `loc`. */
export async function download(
  address: string,
  input: { loc: FailureDetail["loc"]; locate: Locate },
): Promise<Download> {
  const file = await downloadChanged(address, { ...input, etag: null });
  if (!file) throw new Error("A sender answered 304 to an unconditional request");
  return file;
}

/** The same; null when the sender still has the version `etag` names. */
export async function downloadChanged(
  address: string,
  input: { loc: FailureDetail["loc"]; etag: string | null; locate: Locate },
): Promise<Download | null> {
  const failed = () =>
    refuse({
      loc: input.loc,
      msg: "The file at this address could not be downloaded.",
      type: "file_download_error",
    });
  if (!isLoopback(address)) throw failed();

  for (let attempt = 0; ; attempt++) {
    // each time anew: the sender may just be coming back at another address
    const today = input.locate(address);
    const response = today === null ? null : await ask(today, input.etag);
    if (response?.status === 304) return null;
    if (response?.ok) {
      const bytes = await response.arrayBuffer().catch(() => null);
      // else the connection broke midway
      if (bytes) return { bytes: new Uint8Array(bytes), etag: response.headers.get("etag") };
    } else {
      await response?.body?.cancel();
      if (response && response.status < 500) throw failed();
    }
    const wait = RETRY_AFTER[attempt];
    if (wait === undefined) throw failed();
    await sleep(wait);
  }
}

/** Null when nobody answers. */
function ask(address: string, etag: string | null): Promise<Response | null> {
  return fetch(address, {
    headers: etag ? { "If-None-Match": etag } : {},
    signal: AbortSignal.timeout(TIMEOUT),
    redirect: "error",
  }).catch(() => null);
}
