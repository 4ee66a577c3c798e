import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { popularThemes } from "#schema/catalogue/index.ts";
import { COVER_FACTS, COVERS, coverKey, SHARES } from "./paths.ts";
import { planCovers } from "./plan-covers.ts";
import type { MadeCover } from "./render-worker.ts";
import { defaultShare } from "./share-image.ts";

const HELP = `npm run covers [-- --theme film-noir] [-- --workers 2]
Makes the catalogue's pictures with the studio's own engine: web/public/covers, web/public/share, web/content/covers.json.
The same sources give the same pictures.`;

const { values } = parseArgs({
  options: {
    theme: { type: "string", multiple: true },
    workers: { type: "string", default: "2" },
    help: { type: "boolean", default: false },
  },
});

/** Runs the wanted covers through `count` threads. */
async function makeAll(indices: readonly number[], count: number): Promise<MadeCover[]> {
  const made: MadeCover[] = [];
  const waiting = [...indices];
  await Promise.all(
    Array.from({ length: Math.min(count, indices.length) }, async () => {
      const worker = new Worker(new URL("./render-worker.ts", import.meta.url));
      try {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const index = next;
          const cover = await new Promise<MadeCover>((resolve, reject) => {
            worker.once("message", resolve);
            worker.once("error", reject);
            worker.postMessage(index);
          });
          worker.removeAllListeners();
          made.push(cover);
          console.info(`${made.length} of ${indices.length}: ${cover.key}`);
        }
      } finally {
        await worker.terminate();
      }
    }),
  );
  return made;
}

async function run(): Promise<void> {
  const plan = planCovers();
  const { theme } = values;
  const unknown = theme?.find((slug) => !plan.some((planned) => planned.theme === slug));
  if (unknown) throw new Error(`There is no theme "${unknown}".`);
  const indices = plan.flatMap((planned, i) => (!theme || theme.includes(planned.theme) ? [i] : []));
  const made = await makeAll(indices, Math.max(1, Number(values.workers) || 1));
  const known: Record<string, Omit<MadeCover, "key">> = existsSync(COVER_FACTS)
    ? JSON.parse(await readFile(COVER_FACTS, "utf8"))
    : {};
  for (const { key, ...facts } of made) known[key] = facts;
  const facts = Object.fromEntries(
    plan.flatMap((planned) => {
      const key = coverKey(planned);
      return known[key] ? [[key, known[key]]] : [];
    }),
  );
  await writeFile(COVER_FACTS, `${JSON.stringify(facts, null, 2)}\n`);
  const six = popularThemes(6).map(({ slug }) => `${COVERS}${slug}-480.avif`);
  if (!six.every((path) => existsSync(path))) return;
  await mkdir(SHARES, { recursive: true });
  const covers = await Promise.all(six.map((path) => readFile(path)));
  await writeFile(`${SHARES}likeness.jpg`, await defaultShare(covers));
}

if (values.help) console.info(HELP);
else await run();
