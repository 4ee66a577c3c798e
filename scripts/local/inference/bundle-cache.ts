import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Locate } from "../app-addresses.ts";
import { download } from "./download.ts";
import type { FailureDetail } from "./request-failure.ts";
import type { Store } from "./store.ts";

const KEEP = 12;
const MAX_BYTES = 256 * 2 ** 20;

/**
 * Trained models fetched by address, kept on disk by content. Signed addresses differ from job to job, so the
 * query string does not count; the sender is asked each time whether its version is still ours.
 */
export function openBundleCache(dataDir: string, store: Store, locate: Locate) {
  const folder = path.join(dataDir, "bundles");
  const fileOf = (sha256: string) => path.join(folder, sha256);

  async function keep(source: string, etag: string | null, bytes: Uint8Array): Promise<string> {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    await mkdir(folder, { recursive: true });
    const draft = `${fileOf(sha256)}.${randomUUID()}`;
    await writeFile(draft, bytes);
    await rename(draft, fileOf(sha256));
    store.rememberBundle(source, etag, sha256);
    const wanted = store.trimBundles(KEEP);
    const stored = (await readdir(folder)).filter((name) => name.length === sha256.length);
    for (const old of stored) if (!wanted.has(old)) await rm(fileOf(old), { force: true });
    return sha256;
  }

  /** The bytes at `address` and a key that names their content. Throws like `download`. */
  return async function fetchBundle(
    address: string,
    loc: FailureDetail["loc"],
  ): Promise<{ bytes: Uint8Array; key: string }> {
    const source = URL.canParse(address) ? new URL(address).origin + new URL(address).pathname : address;
    const known = store.findBundle(source);
    const cached = known && (await readFile(fileOf(known.sha256)).catch(() => null));
    const etag = cached ? known.etag : null;
    const fetched = await download(address, { loc, maxBytes: MAX_BYTES, etag, locate });
    if (fetched.status === "new") {
      return { bytes: fetched.bytes, key: await keep(source, fetched.etag, fetched.bytes) };
    }
    if (!known || !cached) throw new Error("A sender answered 304 to an unconditional request");
    store.rememberBundle(source, known.etag, known.sha256);
    return { bytes: cached, key: known.sha256 };
  };
}

export type FetchBundle = ReturnType<typeof openBundleCache>;
