import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { duringFile } from "#tests/support/during-file.ts";
import { clip, mp3, opus, vp9, wav } from "#tests/support/media/media-files.ts";

/** Videos and recordings are read and written anew by the edge's own runtime, which has no encoders and decoders. */
const runtime = duringFile(start, (miniflare) => miniflare.dispose());

async function start(): Promise<Miniflare> {
  const { outputFiles } = await build({
    entryPoints: ["tests/support/media/media-worker.ts"],
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["workerd", "browser"],
  });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      telemetry: { enabled: false },
      modules: true,
      script: outputFiles[0]!.text,
      compatibilityDate: "2026-10-01",
      compatibilityFlags: ["nodejs_compat"],
      r2Buckets: ["MEDIA"],
    } as never),
  );
  await miniflare.ready;
  return miniflare;
}

test.each([
  ["AUDIO", () => wav(2), "audio/wav"],
  ["AUDIO", () => mp3(2), "audio/mpeg"],
  ["AUDIO", () => opus("ogg", 2), "audio/ogg"],
  ["AUDIO", () => opus("webm", 2), "audio/webm"],
  ["AUDIO", () => opus("m4a", 2), "audio/mp4"],
  ["VIDEO", () => clip(), "video/mp4"],
  ["VIDEO", () => vp9("webm"), "video/webm"],
  // more than one part of an upload
  ["VIDEO", () => vp9("mp4", { bytes: 1_100_000, sound: false }), "video/mp4"],
] as const)("%s %#", async (kind, make, mimeType) => {
  const body = await make();
  const response = await runtime.dispatchFetch("http://edge/", {
    method: "POST",
    body,
    headers: { "x-kind": kind },
  });
  const text = await response.text();
  expect([response.status, text]).toEqual([200, expect.stringContaining(`"mimeType":"${mimeType}"`)]);
  const { size, duration } = JSON.parse(text) as { size: number; duration: number };
  expect(duration).toBeCloseTo(2, 0);
  expect(size).toBeGreaterThan(body.length * 0.8);
});
