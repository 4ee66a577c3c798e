import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readKept, writeKept } from "#scripts/local/server/kept-file.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const MODULE = fileURLToPath(new URL("../../../scripts/local/server/kept-file.ts", import.meta.url));

test("what was kept is read again, and what was never kept is told", () => {
  const file = join(scratchFolder("kept"), "deep", "kept.json");
  expect(readKept(file, { port: 1 })).toEqual({ port: 1 });
  writeKept(file, { port: 2 });
  expect(readKept(file, { port: 1 })).toEqual({ port: 2 });
});

test("processes that keep the same file at once do not take it from each other", async () => {
  const file = join(scratchFolder("kept"), "kept.json");
  const keep = `import { writeKept } from ${JSON.stringify(MODULE)};
    for (let i = 0; i < 400; i++) writeKept(${JSON.stringify(file)}, { by: process.pid, i });`;
  const ends = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ["--input-type=module", "-e", keep], { stdio: "ignore" });
      return (await once(child, "exit"))[0] as number;
    }),
  );
  expect(ends).toEqual([0, 0, 0, 0]);
  expect(readKept(file, { i: -1 }).i).toBe(399);
  expect(readdirSync(dirname(file))).toEqual([basename(file)]);
});
