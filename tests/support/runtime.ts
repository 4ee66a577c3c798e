import { join } from "node:path";
import type { Fetcher } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import type { Env } from "#functions/env.ts";
import { PUBLIC_SUFFIXES_PATH } from "#schema/emails/public-email-hosts.ts";
import { publicSuffixes } from "#scripts/build/public-suffixes.ts";

/** More than any process asks for: a runtime's buckets are named before it starts. */
const BUCKETS = Array.from({ length: 200 }, (_, index) => `MEDIA_${index}`);

let started: Promise<Miniflare> | undefined;
let taken = 0;

/** The official runtime's image service and a bucket of one's own, in one runtime for all files of a process. */
export async function startRuntime(): Promise<Pick<Env, "MEDIA" | "IMAGES" | "ASSETS">> {
  started ??= start({ r2Buckets: BUCKETS, images: { binding: "IMAGES" } });
  const miniflare = await started;
  const bucket = BUCKETS[taken++];
  if (!bucket) throw new Error(`one process asked for more than ${BUCKETS.length} buckets`);
  return {
    MEDIA: (await miniflare.getR2Bucket(bucket)) as unknown as Env["MEDIA"],
    IMAGES: (await miniflare.getImagesBinding("IMAGES")) as unknown as Env["IMAGES"],
    ASSETS: {
      fetch: async (url: string) => new Response(asset(new URL(url).pathname)),
    } as unknown as Fetcher,
  };
}

/** Every build has the list and the documents that are asked for here. */
function asset(path: string): string {
  return path === PUBLIC_SUFFIXES_PATH ? publicSuffixes().join("\n") : "<!doctype html>";
}

/** Objects put into a stack's bucket before it starts: the Worker's own runtime keeps its files there. */
export async function seedBucket(
  dataDir: string,
  objects: Iterable<[key: string, body: Uint8Array]>,
): Promise<void> {
  const runtime = await start({
    resourcePersistencePath: join(dataDir, "worker"),
    r2Buckets: { MEDIA: "likeness-media" },
  });
  const bucket = await runtime.getR2Bucket("MEDIA");
  for (const [key, body] of objects)
    await bucket.put(key, body, { httpMetadata: { contentType: "image/jpeg" } });
  await runtime.dispose();
}

async function start(options: object): Promise<Miniflare> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      modules: true,
      script: "export default { fetch: () => new Response(null, { status: 404 }) }",
      compatibilityDate: "2026-10-01",
      ...options,
    } as never),
  );
  await miniflare.ready;
  return miniflare;
}
