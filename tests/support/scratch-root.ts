import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for what this run's tests write, gone when the run is over. */
    scratchRoot: string;
  }
}

export default function setup(project: TestProject): () => void {
  const root = mkdtempSync(join(tmpdir(), "likeness-tests-"));
  project.provide("scratchRoot", root);
  return () => rmSync(root, { recursive: true, force: true, maxRetries: 5 });
}
