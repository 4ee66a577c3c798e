import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

const run = promisify(execFile);
const UNPACK = `
  const { unpackBrowser } = await import("#scripts/unpack-browser.ts");
  console.info(await unpackBrowser(process.argv[1]));
`;

const into = scratchFolder("browser");

/** Another process, as a second file of tests is one. Resolves to the browser's version, run as soon as it is there. */
async function unpackAndRun(): Promise<string> {
  const { stdout: folder } = await run(process.execPath, ["--input-type=module", "-e", UNPACK, into]);
  const { stdout } = await run(join(folder.trim(), "chromium"), ["--version"], {
    env: { LD_LIBRARY_PATH: join(folder.trim(), "al2023", "lib") },
  });
  return stdout;
}

test("who comes while another unpacks gets a whole browser too, and nothing is left over", async () => {
  const versions = await Promise.all([unpackAndRun(), unpackAndRun(), unpackAndRun()]);
  expect(new Set(versions).size).toBe(1);
  expect(versions[0]).toMatch(/Chrom\w* \d+\./);
  expect(readdirSync(into)).toHaveLength(1);
  expect(await unpackAndRun()).toBe(versions[0]);
}, 120_000);
