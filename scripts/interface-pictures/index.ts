import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBrowser } from "../browser/start-browser.ts";
import { startCompute } from "../local/inference/compute/start-compute.ts";
import { startStack } from "../local/stack.ts";
import { pacedCompute } from "./paced-compute.ts";
import { photosOfTheBust } from "./photos.ts";
import { takeAll } from "./take-all.ts";

/**
 * npm run interface-pictures: makes every picture of our pages that the guides show, web/public/pictures/interface
 * and web/content/interface-pictures.json, from the real product. Its only person is a bust.
 */
const photos = await photosOfTheBust();
const dataDir = mkdtempSync(join(tmpdir(), "likeness-pictures-"));
const engine = await startCompute({ workers: 1 });
const pace = pacedCompute(engine);
const stack = await startStack({ dataDir, port: null, compute: pace.compute });
const browser = await startBrowser();
try {
  const context = await browser.newContext({
    baseURL: stack.url,
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
  });
  await takeAll({ stack, pace, context, photos });
} finally {
  await browser.close();
  await stack.close();
  await engine.close();
  rmSync(dataDir, { recursive: true, force: true });
}
