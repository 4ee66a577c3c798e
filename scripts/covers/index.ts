import { once } from "node:events";
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { coverFiles, coverKey } from "./files.ts";
import { type PlannedCover, planCovers } from "./plan-covers.ts";
import { writeFacts, writeShares } from "./write-about.ts";

const HELP = `npm run covers [-- --theme film-noir] [-- --missing] [-- --workers 1]
Makes the catalogue's pictures with the studio's own engine: web/public/covers, web/public/share and
web/content/covers.json. The same sources give the same pictures.

  --theme     only this theme's (may be given more than once)
  --missing   only those that have no files yet
  --workers   threads, 2 unless told`;

const { values } = parseArgs({
  options: {
    theme: { type: "string", multiple: true },
    missing: { type: "boolean", default: false },
    workers: { type: "string", default: "2" },
    help: { type: "boolean", default: false },
  },
});

const isMade = (planned: PlannedCover) => coverFiles(planned).every(({ path }) => existsSync(path));

/** Runs the covers of `plan` at `indices` through `count` threads. */
async function makeAll(plan: readonly PlannedCover[], indices: readonly number[], count: number) {
  // sitters one after another: sculpting a head takes as long as photographing it
  const sitterOf = (i: number) => Object.values(plan[i]!.cover.sitter).join(" ");
  const waiting = indices.toSorted((a, b) => sitterOf(a).localeCompare(sitterOf(b), "en"));
  let made = 0;
  const thread = async () => {
    const worker = new Worker(new URL("./render-worker.ts", import.meta.url));
    try {
      for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
        worker.postMessage(index);
        // a failure in the thread is an error event, which rejects this
        await once(worker, "message");
        made += 1;
        console.info(`${made} of ${indices.length}: ${coverKey(plan[index]!)}`);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, indices.length) }, thread));
}

async function run(): Promise<void> {
  const plan = await planCovers();
  const { theme, missing } = values;
  const unknown = theme?.find((slug) => !plan.some((planned) => planned.theme === slug));
  if (unknown) throw new Error(`There is no theme "${unknown}".`);
  const wanted = (planned: PlannedCover) =>
    (!theme || theme.includes(planned.theme)) && !(missing && isMade(planned));
  const indices = plan.flatMap((planned, i) => (wanted(planned) ? [i] : []));
  await makeAll(plan, indices, Math.max(1, Number(values.workers) || 1));
  const made = new Set(indices.map((index) => plan[index]));
  await writeFacts(plan.filter(isMade), (planned) => made.has(planned));
  if (!plan.every(isMade)) {
    console.info("Some covers have no files yet: run again with --missing before committing.");
    return;
  }
  await writeShares(plan);
}

if (values.help) console.info(HELP);
else await run();
