import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** Addresses beside the app's own that a client on this machine may need. */
export interface Running {
  mailbox: string;
}

const folder = join(tmpdir(), `likeness-${userInfo().uid}`);
const fileOf = (url: string) => join(folder, `${new URL(url).port}.json`);

/** Lets other programs of this user find the mailbox that belongs to an app's address; forgotten when we exit. */
export function announceRunning(url: string, running: Running): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = fileOf(url);
  writeFileSync(file, JSON.stringify(running));
  process.once("exit", () => rmSync(file, { force: true }));
}

export function findRunning(url: string): Running | null {
  const file = fileOf(url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Running) : null;
}
