import type { Fetcher } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import type { Env } from "#functions/env.ts";
import { PUBLIC_SUFFIXES_PATH } from "#schema/emails/public-email-hosts.ts";
import { publicSuffixes } from "#scripts/public-suffixes.ts";

/** More than any process asks for: a runtime's buckets are named before it starts. */
const BUCKETS = Array.from({ length: 200 }, (_, index) => `MEDIA_${index}`);

let started: Promise<Miniflare> | undefined;
let taken = 0;

/** The official runtime's image service and a bucket of one's own, in one runtime for all files of a process. */
export async function startRuntime(): Promise<Pick<Env, "MEDIA" | "IMAGES" | "ASSETS">> {
  started ??= start();
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

async function start(): Promise<Miniflare> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      modules: true,
      script: "export default { fetch: () => new Response(null, { status: 404 }) }",
      compatibilityDate: "2026-10-01",
      r2Buckets: BUCKETS,
      images: { binding: "IMAGES" },
    } as never),
  );
  await miniflare.ready;
  return miniflare;
}
