import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** What an installation keeps in a JSON file; `otherwise` where there is none yet. */
export function readKept<T>(file: string, otherwise: T): T {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : otherwise;
}

export const writeKept = (file: string, value: unknown) => writeWhole(file, JSON.stringify(value, null, 2));

/** Writes a file whole or not at all, readable by its owner alone; also where several processes write it at once. */
export function writeWhole(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, text, { mode: 0o600 });
  renameSync(fresh, file);
}
