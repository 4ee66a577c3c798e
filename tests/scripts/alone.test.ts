import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { alone } from "#scripts/alone.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const folder = scratchFolder("alone");
const lock = join(folder, "lock");
const log = join(folder, "log");

/** A process that writes when it begins and ends its work. */
function worker(name: string): ChildProcess {
  const script = `
    import { appendFileSync } from "node:fs";
    import { alone } from ${JSON.stringify(new URL("../../scripts/alone.ts", import.meta.url).href)};
    alone(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(log)}, "${name}+");
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
      appendFileSync(${JSON.stringify(log)}, "${name}-");
    });`;
  return spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "ignore", "inherit"],
  });
}

const ended = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once("exit", resolve));

test("of several at once, each works alone", async () => {
  const codes = await Promise.all(["a", "b", "c"].map((name) => ended(worker(name))));
  expect(codes).toEqual([0, 0, 0]);
  expect(readFileSync(log, "utf8")).toMatch(/^(?:a\+a-|b\+b-|c\+c-){3}$/);
  expect(existsSync(lock)).toBe(false);
});

test("takes over from one that died, and lets go after a failure", async () => {
  const gone = spawn(process.execPath, ["-e", ""]);
  await ended(gone);
  writeFileSync(lock, String(gone.pid));
  expect(() =>
    alone(lock, () => {
      throw new Error("half-way");
    }),
  ).toThrow("half-way");
  expect(existsSync(lock)).toBe(false);
});
