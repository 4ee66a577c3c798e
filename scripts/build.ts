import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { finishPages } from "./finish-pages.ts";

const root = fileURLToPath(new URL("../", import.meta.url));
const stamp = `${root}.build/sources.txt`;
const SOURCES = [
  "{schema,db,functions,web}/**/*.{ts,tsx,css,mdx,svg,json,bin}",
  "web/public/**/*",
  "scripts/finish-pages.ts",
  "{wrangler.toml,package-lock.json,vite.config.ts,react-router.config.ts}",
];
const OFFLINE = {
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  NO_UPDATE_NOTIFIER: "1",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
};

/** Builds the web and the Worker, as deployed, unless nothing changed since the last time. */
export function build(): void {
  const now = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now && existsSync(`${root}.build/worker/index.js`))
    return;
  console.info("Building…");
  run("node_modules/@react-router/dev/bin.cjs", "build");
  finishPages(`${root}.build/web/client`);
  run("node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--outdir", ".build/worker");
  mkdirSync(`${root}.build`, { recursive: true });
  writeFileSync(stamp, now);
}

function run(script: string, ...args: string[]): void {
  try {
    execFileSync(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...OFFLINE, NODE_ENV: "production" },
      stdio: "pipe",
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`${script} failed\n${stdout ?? ""}${stderr ?? ""}`);
  }
}

/** Names, sizes and times of all sources: cheap, and enough to notice a change. */
function fingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(SOURCES, { cwd: root }).sort()) {
    const { size, mtimeMs } = statSync(`${root}${file}`);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
