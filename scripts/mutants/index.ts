import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FAULTS, type Fault } from "./faults.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const LEFT_BEHIND = new Set(["node_modules", ".git", ".build", ".data", ".wrangler"]);

/**
 * Plants the faults one after another in a copy of the project and runs the tests that must catch each.
 * Arguments narrow it to faults whose name contains one of them. Fails when one is not caught, when its place is not
 * found exactly once, or when the tests are not green without it.
 */
const wanted = process.argv.slice(2);
const faults = FAULTS.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
const copy = mkdtempSync(join(tmpdir(), "likeness-mutants-"));
try {
  cpSync(root, copy, {
    recursive: true,
    filter: (source) => !LEFT_BEHIND.has(source.slice(root.length).split("/")[0] ?? ""),
  });
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
  const tests = [...new Set(faults.flatMap((fault) => fault.tests))];
  if (!passes(tests)) throw new Error("the tests are not green without a fault");
  console.info(`green without a fault: ${tests.length} test files`);
  const killed = faults.filter(isKilled).length;
  console.info(`\n${killed} killed of ${faults.length}`);
  process.exitCode = killed === faults.length ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function isKilled(fault: Fault): boolean {
  const file = join(copy, fault.file);
  const source = readFileSync(file, "utf8");
  const places = source.split(fault.find).length - 1;
  if (places !== 1) {
    console.info(`LOST     ${fault.name}: its place is there ${places} times in ${fault.file}`);
    return false;
  }
  writeFileSync(
    file,
    source.replace(fault.find, () => fault.plant),
  );
  const started = performance.now();
  const killed = !passes(fault.tests);
  writeFileSync(file, source);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.info(`${killed ? "killed  " : "SURVIVED"} ${fault.name} (${seconds} s)`);
  return killed;
}

function passes(tests: readonly string[]): boolean {
  const { status } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--reporter=dot", ...tests],
    {
      cwd: copy,
      // some of them only the full tier runs
      env: { ...process.env, TEST_TIER: "all" },
      stdio: process.env.MUTANTS_LOG ? "inherit" : "ignore",
      timeout: 10 * 60_000,
      killSignal: "SIGKILL",
    },
  );
  return status === 0;
}
