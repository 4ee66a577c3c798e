import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs Wrangler and answers whether it succeeded; `quietly` keeps what it says to itself. */
export function wrangler(args: string[], quietly = false): boolean {
  const { status } = spawnSync(process.execPath, ["node_modules/wrangler/bin/wrangler.js", ...args], {
    cwd: root,
    stdio: quietly ? "ignore" : "inherit",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
  });
  return status === 0;
}

/** Hands secrets to `use` as a file that only its owner can read, and that is gone afterwards. */
export function withSecretsFile<T>(secrets: Record<string, string>, use: (file: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "likeness-deploy-"));
  try {
    const file = join(folder, "secrets.json");
    writeFileSync(file, JSON.stringify(secrets), { mode: 0o600 });
    return use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
