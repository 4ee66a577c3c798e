import type { Fetcher } from "@cloudflare/workers-types";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import type { Env } from "#functions/env.ts";

/** The official runtime's own bucket and image service, for the app running in this process. */
export async function startRuntime(): Promise<{
  bindings: Pick<Env, "MEDIA" | "IMAGES" | "ASSETS">;
  close(): Promise<void>;
}> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      modules: true,
      script: "export default { fetch: () => new Response(null, { status: 404 }) }",
      compatibilityDate: "2026-10-01",
      r2Buckets: ["MEDIA"],
      images: { binding: "IMAGES" },
    } as never),
  );
  await miniflare.ready;
  return {
    bindings: {
      MEDIA: (await miniflare.getR2Bucket("MEDIA")) as unknown as Env["MEDIA"],
      IMAGES: (await miniflare.getImagesBinding("IMAGES")) as unknown as Env["IMAGES"],
      // every build has the documents that are asked for here
      ASSETS: { fetch: async () => new Response("<!doctype html>") } as unknown as Fetcher,
    },
    close: () => miniflare.dispose(),
  };
}
