import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runSoak } from "./run-soak.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "30" },
    rate: { type: "string", default: "30" },
    json: { type: "boolean", default: false },
    /** Keeps what it wrote, to look at. */
    data: { type: "string" },
  },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
if (!(minutes > 0) || !(rate > 0)) {
  console.error("usage: npm run soak -- [--minutes N] [--rate REQUESTS_A_SECOND] [--json] [--data DIR]");
  process.exit(1);
}
const dataDir = values.data ?? mkdtempSync(join(tmpdir(), "likeness-soak-"));
let failed = false;
try {
  const result = await runSoak({ dataDir, minutes, rate, tell: (line) => console.error(line) });
  const { errors, lostJobs, orphans, auditClean, memoryGrowth } = result;
  failed = errors + lostJobs + orphans > 0 || !auditClean || (memoryGrowth ?? 0) > 0.1;
  console.info(values.json ? JSON.stringify(result) : result);
} catch (error) {
  console.error(`soak failed: ${error instanceof Error ? error.stack : error}`);
  failed = true;
} finally {
  if (!values.data) rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
