import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** A new empty folder that nobody needs to remove: it goes with the run. */
export function scratchFolder(name = "folder"): string {
  return mkdtempSync(join(inject("scratchRoot"), `${name}-`));
}
