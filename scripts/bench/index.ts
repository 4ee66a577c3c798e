import { parseArgs } from "node:util";

/** A benchmark prints what it does as it goes and returns its figures. `only` narrows it, where it can be. */
type Benchmark = (only: readonly string[], options: { photos: string | undefined }) => Promise<object>;

const BENCHMARKS: Record<string, () => Promise<{ run: Benchmark }>> = {
  api: () => import("./api.ts"),
  engine: () => import("./pictures/engine.ts"),
  "photo-check": () => import("./pictures/photo-check.ts"),
  identity: () => import("./pictures/identity.ts"),
  portraits: () => import("./pictures/portraits.ts"),
  matting: () => import("./pictures/matting.ts"),
  "daily-credits": () => import("./daily-credits.ts"),
  library: () => import("./library.ts"),
  scroll: () => import("./scroll.ts"),
  lighthouse: () => import("./lighthouse.ts"),
  clip: () => import("./pictures/clip.ts"),
  try: () => import("./try.ts"),
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, photos: { type: "string" } },
});
const load = BENCHMARKS[positionals[0] ?? ""];
if (!load) {
  console.error(`usage: npm run bench -- NAME [--json], NAME one of ${Object.keys(BENCHMARKS).join(", ")}`);
  process.exit(1);
}
try {
  const figures = await (await load()).run(positionals.slice(1), { photos: values.photos });
  if (values.json) console.info(JSON.stringify(figures));
  else console.info(figures);
  process.exit(0);
} catch (error) {
  console.error(`bench failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
