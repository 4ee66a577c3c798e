import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { SERVICE_WORKER_PATH } from "#schema/site/service-worker.ts";

const SOURCE = fileURLToPath(new URL("../../web/service-worker/service-worker.ts", import.meta.url));
const NAMES = /["'`](?:\.\/|\/?assets\/)?([\w-]+\.js)["'`]/g;

/** Writes the service worker into a built folder. */
export function writeServiceWorker(folder: string): void {
  const { outputFiles } = buildSync({
    ...{ entryPoints: [SOURCE], bundle: true, minify: true, write: false, format: "iife", target: "es2023" },
    define: {
      "process.env.NODE_ENV": '"production"',
      TOOL_FILES: JSON.stringify(toolFiles(folder)),
    },
  });
  writeFileSync(join(folder, SERVICE_WORKER_PATH), outputFiles[0]!.contents);
}

/** Larger ones are kept by who has used them: few need an encoder of ours, or a network. */
const MOST_BYTES = 100_000;

/** Addresses of the scripts that a device tool's thread can come to load. */
export function toolFiles(folder: string): string[] {
  const waiting = globSync("assets/desk-worker-*.js", { cwd: folder }).map((path) => basename(path));
  if (waiting.length !== 1) throw new Error("the build has not one script for the thread of tools");
  const all = new Set(globSync("assets/*.js", { cwd: folder }).map((path) => basename(path)));
  const found = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || !all.has(name)) continue;
    found.add(name);
    const text = readFileSync(join(folder, "assets", name), "utf8");
    for (const [, other] of text.matchAll(NAMES)) waiting.push(other!);
  }
  return [...found]
    .filter((name) => statSync(join(folder, "assets", name)).size <= MOST_BYTES)
    .sort()
    .map((name) => `/assets/${name}`);
}
