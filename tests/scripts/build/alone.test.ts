import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { alone } from "#scripts/build/alone.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const folder = scratchFolder("alone");
const [lock, log] = [join(folder, "lock"), join(folder, "log")];

/** Runs a script in a process of its own; answers its process id. */
async function run(script: string): Promise<number | undefined> {
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { stdio: "inherit" });
  await once(child, "exit");
  return child.pid;
}

test("of several at once, each works alone", async () => {
  const work = (name: string) => `
    import { appendFileSync } from "node:fs";
    import { alone } from "#scripts/build/alone.ts";
    alone("${lock}", () => {
      appendFileSync("${log}", "${name}+");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      appendFileSync("${log}", "${name}-");
    });`;
  await Promise.all(["a", "b", "c"].map((name) => run(work(name))));
  expect(readFileSync(log, "utf8")).toMatch(/^(?:a\+a-|b\+b-|c\+c-){3}$/);
  expect(existsSync(lock)).toBe(false);
});

test("takes over from one that died, and lets go after a failure", async () => {
  writeFileSync(lock, String(await run("")));
  const work = () => {
    throw new Error("half-way");
  };
  expect(() => alone(lock, work)).toThrow("half-way");
  expect(existsSync(lock)).toBe(false);
});
