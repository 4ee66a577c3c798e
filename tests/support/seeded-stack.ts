import { join } from "node:path";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";

/** Objects put into a stack's bucket before it starts: the Worker's own runtime keeps its files there. */
export async function seedBucket(
  dataDir: string,
  objects: AsyncIterable<[key: string, body: Uint8Array]> | Iterable<[key: string, body: Uint8Array]>,
): Promise<void> {
  const runtime = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      log: new Log(LogLevel.ERROR),
      telemetry: { enabled: false },
      modules: true,
      script: "export default { fetch: () => new Response(null, { status: 404 }) }",
      compatibilityDate: "2026-10-01",
      resourcePersistencePath: join(dataDir, "worker"),
      r2Buckets: { MEDIA: "likeness-media" },
    } as never),
  );
  await runtime.ready;
  const bucket = await runtime.getR2Bucket("MEDIA");
  for await (const [key, body] of objects) {
    await bucket.put(key, body, { httpMetadata: { contentType: "image/jpeg" } });
  }
  await runtime.dispose();
}
