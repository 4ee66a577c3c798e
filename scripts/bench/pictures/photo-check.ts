import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { startBrowser } from "#scripts/browser/start-browser.ts";
import { build } from "#scripts/build/build.ts";
import { listen } from "#scripts/local/server/local-server.ts";

const ROUNDS = 3;
const PAGES = ".build/web/client";
const DEMO_PHOTO = new URL("../../local/demo-photos/astronaut.jpg", import.meta.url);

/**
 * Milliseconds from handing a photo to the photo check's worker to its answer, in headless Chromium with the models loaded:
 * decoding, scaling, encoding for upload and the look itself. Also how long the first photo of all waits.
 */
export async function run(): Promise<Record<string, unknown>> {
  build();
  const photos = await makePhotos();
  const app = new Hono().use("*", serveStatic({ root: PAGES }));
  const server = await listen("bench pages", app.fetch);
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${server.url}/404.html`);
    const started = await startPhotoCheck(page);
    const first = await analysisTime(page, photos[0]?.bytes ?? Buffer.alloc(0));
    const times = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, bytes } of photos) {
        times.set(name, [...(times.get(name) ?? []), await analysisTime(page, bytes)]);
      }
    }
    const medians = Object.fromEntries(Array.from(times, ([name, all]) => [name, median(all)]));
    for (const [name, ms] of Object.entries(medians)) console.info(`${String(ms).padStart(5)} ms  ${name}`);
    return {
      photos: photos.length,
      medianMs: median(Object.values(medians)),
      slowestMs: Math.max(...Object.values(medians)),
      firstWithModelsMs: started + first,
      perPhotoMs: medians,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** What a phone makes (12 megapixels), what a chat leaves of it, and what has to be searched longest. */
async function makePhotos(): Promise<{ name: string; bytes: Buffer }[]> {
  const person = readFileSync(DEMO_PHOTO);
  const groups = join(
    dirname(createRequire(import.meta.url).resolve("@vladmandic/face-api/package.json")),
    "demo",
  );
  const group = (number: number) => readFileSync(join(groups, `sample${number}.jpg`));
  const phone = { width: 4032, height: 3024, fit: "cover", position: "top" } as const;
  const made: [string, Promise<Buffer>][] = [
    ["portrait, 512 square", Promise.resolve(person)],
    ["portrait, 12 megapixels", sharp(person).resize(phone).jpeg({ quality: 90 }).toBuffer()],
    ["portrait, 12 megapixels upright", sharp(person).resize(3024, 4032).jpeg({ quality: 90 }).toBuffer()],
    ["portrait, 1600 square", sharp(person).resize(1600).jpeg().toBuffer()],
    ["portrait as PNG, 1600 square", sharp(person).resize(1600).png().toBuffer()],
    ["portrait as WebP, 1600 square", sharp(person).resize(1600).webp().toBuffer()],
    [
      "one of a group, close",
      sharp(group(3)).extract({ left: 450, top: 200, width: 520, height: 760 }).toBuffer(),
    ],
    ...[1, 2, 3, 4, 5, 6].map((n): [string, Promise<Buffer>] => [`group ${n}`, Promise.resolve(group(n))]),
    ["group, 12 megapixels", sharp(group(6)).resize(phone).jpeg({ quality: 90 }).toBuffer()],
    [
      "nobody, 1500 square",
      sharp(group(2)).extract({ left: 950, top: 620, width: 560, height: 560 }).resize(1500).toBuffer(),
    ],
    [
      "nobody, 12 megapixels",
      sharp(group(2)).extract({ left: 950, top: 620, width: 560, height: 420 }).resize(phone).toBuffer(),
    ],
  ];
  return Promise.all(made.map(async ([name, bytes]) => ({ name, bytes: await bytes })));
}

/** Opens the worker as the training page does; returns how long that took. */
async function startPhotoCheck(page: Page): Promise<number> {
  const script = readdirSync(join(PAGES, "assets")).find((name) => /^photo-check-worker-.*\.js$/.test(name));
  if (!script) throw new Error("The build holds no photo check");
  return page.evaluate((address) => {
    const started = performance.now();
    Object.assign(window, { photoCheck: new Worker(address, { type: "module" }) });
    return Math.round(performance.now() - started);
  }, `/assets/${script}`);
}

function analysisTime(page: Page, photo: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const { photoCheck } = window as unknown as { photoCheck: Worker };
    const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
    const started = performance.now();
    const { result } = await new Promise<{ result: string }>((resolve, reject) => {
      photoCheck.onmessage = ({ data }) => resolve(data);
      photoCheck.onerror = ({ message }) => reject(new Error(message));
      photoCheck.postMessage({ id: 1, file });
    });
    if (result !== "seen") throw new Error(`The photo check answered ${result}`);
    return Math.round(performance.now() - started);
  }, photo.toString("base64"));
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
