import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const report = `${root}.build/test-report.json`;

/** Far longer than any step takes, even on two slow cores: what a test left behind may keep the run from ending. */
const LONGEST_MS = (process.argv.includes("--all") ? 90 : 40) * 60_000;

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

// the whole instead of the gate's samples: tests/support/tier.ts
if (process.argv.includes("--all")) process.env.TEST_TIER = "all";

/** Lint, types, import rules and build each count as one check; then every test. Any failure fails the whole. */
const total: Count = { passed: 0, failed: 0, skipped: 0 };
// the build leaves a core idle much of the time
await Promise.all([check("build", "scripts/build/build.ts"), checkSources()]);
runTests();
console.info(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);

async function checkSources(): Promise<void> {
  await check("lint", "node_modules/@biomejs/biome/bin/biome", "check", ".");
  await check("import rules", "scripts/check-boundaries.ts");
  await check("types", "node_modules/typescript/bin/tsc", "--noEmit", "-p", ".");
}

/** Tells what it printed once it is over, so that the lines of two do not mix. */
async function check(name: string, script: string, ...args: string[]): Promise<void> {
  const started = performance.now();
  const child = spawn(process.execPath, [script, ...args], { cwd: root, timeout: LONGEST_MS });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => printed.push(chunk));
  const status = await new Promise((resolve) => child.once("close", resolve).once("error", resolve));
  process.stdout.write(Buffer.concat(printed));
  const ok = status === 0;
  total[ok ? "passed" : "failed"]++;
  console.info(`${ok ? "ok  " : "FAIL"} ${name} (${Math.round((performance.now() - started) / 100) / 10} s)`);
}

function runTests(): void {
  mkdirSync(`${root}.build`, { recursive: true });
  rmSync(report, { force: true });
  const filters = process.argv.slice(2).filter((argument) => argument !== "--all");
  const ok = node(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile=${report}`,
    ...filters,
  );
  if (!existsSync(report)) {
    total.failed++;
    return;
  }
  const counted = JSON.parse(readFileSync(report, "utf8")) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
  };
  total.passed += counted.numPassedTests;
  total.failed += counted.numFailedTests;
  total.skipped += counted.numPendingTests + counted.numTodoTests;
  // a file that could not be loaded, or an error outside any test, fails the run without failing a test
  if (!ok && counted.numFailedTests === 0) total.failed++;
}

function node(script: string, ...args: string[]): boolean {
  const { status, error } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: "inherit",
    timeout: LONGEST_MS,
    killSignal: "SIGKILL",
  });
  if (error) console.error(`${script}: ${error.message}`);
  return status === 0;
}
