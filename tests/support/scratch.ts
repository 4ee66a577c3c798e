import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Makes a folder for what this run's tests write, gone when the run is over. */
export default function setup(): () => void {
  const root = mkdtempSync(join(tmpdir(), "likeness-tests-"));
  process.env.SCRATCH_ROOT = root;
  return () => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}

/** A new empty folder that nobody needs to remove: it goes with the run. */
export function scratchFolder(name = "folder"): string {
  return mkdtempSync(join(process.env.SCRATCH_ROOT ?? tmpdir(), `${name}-`));
}
