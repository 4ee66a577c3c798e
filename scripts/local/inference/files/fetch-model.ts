import { createHash } from "node:crypto";
import type { Locate } from "#scripts/local/app-addresses.ts";
import type { FailureDetail } from "../requests/request-failure.ts";
import { downloadChanged } from "./download.ts";

const MAX_MODELS = 4;

interface Model {
  bytes: Uint8Array;
  /** Names the content. */
  key: string;
  etag: string | null;
}

/**
 * Fetches trained models and keeps the last few: one pack asks for the same model many times. Signed addresses differ
 * from job to job, so the query string does not count; the sender is asked each time whether its version is still ours.
 */
export function modelFetcher(locate: Locate) {
  const kept = new Map<string, Model>();
  return async (address: string, loc: FailureDetail["loc"]): Promise<Model> => {
    const source = address.replace(/\?.*$/, "");
    const known = kept.get(source);
    const fetched = await downloadChanged(address, { loc, etag: known?.etag ?? null, locate });
    const { bytes, etag } = fetched ?? {};
    const model =
      bytes === undefined
        ? known
        : { bytes, etag: etag ?? null, key: createHash("sha256").update(bytes).digest("hex") };
    if (!model) throw new Error("A sender answered 304 to an unconditional request");
    kept.delete(source);
    kept.set(source, model);
    for (const oldest of kept.keys()) if (kept.size > MAX_MODELS) kept.delete(oldest);
    return model;
  };
}

export type FetchModel = ReturnType<typeof modelFetcher>;
