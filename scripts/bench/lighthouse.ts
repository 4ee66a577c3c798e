import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { startBrowser } from "../browser/start-browser.ts";
import { freePort } from "../local/server/free-port.ts";
import { startStack } from "../local/stack.ts";
import { noCompute } from "./no-compute.ts";
import { startFront } from "./servers/front-server.ts";

const RUNS = 5;
/** One page of each kind that a visitor sees. */
const PAGES = [
  "/",
  "/pricing",
  "/categories/film-noir",
  "/prompt-packs/pack/film-noir/the-private-eye",
  "/guides/image-generator/getting-started",
  "/free-tools/background-removal",
];
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  bestPractices: "best-practices",
  seo: "seo",
} as const;

type Scores = Record<keyof typeof CATEGORIES, number>;

/** What one visit cost. */
interface Visit {
  scores: Scores;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  /** KiB over the wire, compressed as the CDN does. */
  script: number;
  style: number;
  font: number;
  image: number;
  /** Requests to any origin but ours. */
  foreign: string[];
  /** Audits that cost points. */
  missed: string[];
}

/**
 * Lighthouse's mobile preset in headless Chromium, over the built site: the Worker and its files behind a front that
 * compresses as the CDN does. Scores from 0 to 100, median of five visits each. `only` names other pages.
 */
export async function run(only: readonly string[]): Promise<{ path: string; scores: Scores }[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "likeness-lighthouse-"));
  let upstream = "";
  const front = await startFront(() => upstream);
  const stack = await startStack({
    dataDir,
    port: null,
    publicUrl: front.url,
    compute: noCompute("a public page"),
  });
  upstream = stack.url;
  const port = await freePort();
  const browser = await startBrowser([`--remote-debugging-port=${port}`]);
  try {
    const medians: { path: string; scores: Scores }[] = [];
    console.info(
      "page                                            perf a11y best  seo   LCP ms TBT ms   CLS  script style  font image KiB",
    );
    for (const path of only.length > 0 ? only : PAGES) {
      await warm(front.url, path);
      const visits: Visit[] = [];
      for (let round = 0; round < RUNS; round++) visits.push(await visit(front.url + path, port));
      medians.push({ path, scores: report(path, visits) });
    }
    return medians;
  } finally {
    await browser.close();
    await front.close();
    await stack.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** A CDN has compressed everything long before one comes by. */
async function warm(origin: string, path: string): Promise<void> {
  const page = await fetch(origin + path);
  if (!page.ok) throw new Error(`${path} answered ${page.status}`);
  const files = new Set((await page.text()).match(/\/assets\/[\w.-]+/g));
  await Promise.all(Array.from(files, (file) => fetch(origin + file).then((answer) => answer.arrayBuffer())));
}

async function visit(url: string, port: number): Promise<Visit> {
  const ran = await lighthouse(url, {
    port,
    output: "json",
    logLevel: "error",
    onlyCategories: Object.values(CATEGORIES),
    disableFullPageScreenshot: true,
  });
  if (!ran) throw new Error(`Lighthouse said nothing about ${url}`);
  const { lhr } = ran;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(lhr);
  const kib = (type: string) =>
    requests.reduce((sum, one) => sum + (one.resourceType === type ? one.transferSize : 0), 0) / 1024;
  return {
    scores: scoresOf(lhr),
    lcpMs: value("largest-contentful-paint"),
    tbtMs: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    script: kib("Script"),
    style: kib("Stylesheet"),
    font: kib("Font"),
    image: kib("Image"),
    foreign: requests
      .map((one) => one.url)
      .filter((address) => /^https?:/.test(address) && !address.startsWith(new URL(url).origin)),
    missed: missedOf(lhr),
  };
}

function requestsOf(lhr: Result): { url: string; resourceType: string; transferSize: number }[] {
  const details = lhr.audits["network-requests"]?.details;
  if (details?.type !== "table") throw new Error("Lighthouse has no list of requests");
  return details.items.map((item) => ({
    url: String(item.url),
    resourceType: String(item.resourceType),
    transferSize: Number(item.transferSize),
  }));
}

function scoresOf(lhr: Result): Scores {
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  return {
    performance: score(CATEGORIES.performance),
    accessibility: score(CATEGORIES.accessibility),
    bestPractices: score(CATEGORIES.bestPractices),
    seo: score(CATEGORIES.seo),
  };
}

function missedOf(lhr: Result): string[] {
  return Object.values(CATEGORIES).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => id),
  );
}

/** Prints a page's line and what would still raise it; returns its median scores. */
function report(path: string, visits: readonly Visit[]): Scores {
  const middle = (input: (visit: Visit) => number) => median(visits.map(input));
  const scores = {
    performance: middle((one) => one.scores.performance),
    accessibility: middle((one) => one.scores.accessibility),
    bestPractices: middle((one) => one.scores.bestPractices),
    seo: middle((one) => one.scores.seo),
  };
  const cells = [
    ...Object.values(scores).map((score) => String(score).padStart(4)),
    middle((one) => one.lcpMs)
      .toFixed(0)
      .padStart(8),
    middle((one) => one.tbtMs)
      .toFixed(0)
      .padStart(6),
    middle((one) => one.cls)
      .toFixed(3)
      .padStart(5),
    ...(["script", "style", "font", "image"] as const).map((kind) =>
      middle((one) => one[kind])
        .toFixed(1)
        .padStart(kind === "script" ? 7 : 5),
    ),
  ];
  console.info(path.padEnd(47), cells.join(" "));
  const foreign = [...new Set(visits.flatMap((one) => one.foreign))];
  if (foreign.length > 0) console.info(`  requests to others: ${foreign.join(", ")}`);
  const missed = [...new Set(visits.flatMap((one) => one.missed))];
  if (missed.length > 0) console.info(`  below full marks at least once: ${missed.join(", ")}`);
  return scores;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
