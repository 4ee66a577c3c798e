import {
  findOrClaimProviderFile,
  noteProviderFile,
  releaseProviderFile,
} from "#db/queries/pictures/provider-files.ts";
import { JOB_TIMES } from "#schema/jobs.ts";
import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import type { Deps } from "../../../deps.ts";
import { ProviderUnavailable } from "../../../providers/inference/inference.ts";
import { providerUrl } from "./provider-url.ts";
import { trainingOfZip, zipPhotos } from "./zip-photos.ts";

/** Whether the provider's machines can call us and fetch from us: not when only we are on loopback. */
export function providerReachesUs(config: Pick<Deps["config"], "APP_URL" | "INFERENCE_QUEUE_URL">): boolean {
  return !isLoopback(config.APP_URL) || isLoopback(config.INFERENCE_QUEUE_URL);
}

/**
 * An address from which the provider, and nobody we did not tell, can fetch an object of ours until after the deadline:
 * our own where it reaches us, otherwise a copy in its storage that expires by itself. Null: the object is gone.
 * Throws ProviderUnavailable when the copy cannot be made now, or another job is making it.
 */
export async function providerInput(
  deps: Deps,
  input: { key: string; deadline: number },
): Promise<string | null> {
  if (providerReachesUs(deps.config)) return providerUrl(deps, input);
  const now = deps.now();
  const copy = await findOrClaimProviderFile(deps.db, {
    key: input.key,
    usableUntil: input.deadline,
    now,
    claimUntil: now + JOB_TIMES.uploadLease,
  });
  if (copy === "busy") {
    throw new ProviderUnavailable("another job is copying this input", { surelyNotTaken: true });
  }
  return copy === "claimed" ? makeCopy(deps, input.key) : copy.url;
}

async function makeCopy(deps: Deps, key: string): Promise<string | null> {
  try {
    const content = await read(deps, key);
    const url =
      content && (await deps.inference.upload({ content, keepSeconds: RETENTION_HOURS.providerFile * 3600 }));
    if (url === null) await releaseProviderFile(deps.db, key);
    else
      await noteProviderFile(deps.db, {
        key,
        url,
        expires: deps.now() + RETENTION_HOURS.providerFile * 3600 * 1000,
      });
    return url;
  } catch (error) {
    await releaseProviderFile(deps.db, key);
    throw error;
  }
}

/** Held in memory: our address is loopback only on a machine that also holds the bucket. */
async function read(deps: Deps, key: string): Promise<Blob | null> {
  const trainingId = trainingOfZip(key);
  if (trainingId !== null) {
    const zip = await zipPhotos(deps, trainingId);
    return zip && (await toBlob(zip.body, "application/zip"));
  }
  const object = await deps.storage.get(key);
  return object && (await toBlob(object.body, object.contentType));
}

function toBlob(body: ReadableStream<Uint8Array>, type: string): Promise<Blob> {
  return new Response(body, { headers: { "content-type": type } }).blob();
}

function isLoopback(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
}
