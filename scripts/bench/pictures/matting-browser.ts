import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import sharp from "sharp";
import { startBrowser } from "#scripts/browser/start-browser.ts";
import { listen } from "#scripts/local/server/local-server.ts";
import { WASM_FILES } from "#web/engine/models.ts";

const PIXELS = 12_000_000;
/** The fastest of some turns: what else the machine does is not measured. */
const TURNS = 3;

const root = new URL("../../../", import.meta.url);
const WASM = new URL("node_modules/@tensorflow/tfjs-backend-wasm/dist/", root);

/** What the page runs: models first, then the clock from decoded pixels to the matte. */
const PAGE = `
import { cutPeople } from "#web/engine/matte/cut-out.ts";
import { loadPortraitModels } from "#web/engine/models.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
const read = async (address) => new Uint8Array(await (await fetch(address)).arrayBuffer());
const wasm = Object.fromEntries(${JSON.stringify(WASM_FILES)}.map((name) => [name, "/wasm/" + name]));
window.time = async (turns) => {
  const models = await loadPortraitModels((name) => read("/models/" + name), wasm);
  const source = await createImageBitmap(await (await fetch("/photo")).blob());
  const target = new OffscreenCanvas(source.width, source.height).getContext("2d");
  target.drawImage(source, 0, 0);
  const { width, height, data } = target.getImageData(0, 0, source.width, source.height);
  const times = [];
  for (let turn = 0; turn < turns; turn++) {
    const from = performance.now();
    const found = cutPeople(models, buildPyramid({ width, height, data }));
    times.push(performance.now() - from);
    if (found?.matte.data.length !== width * height) throw new Error("no matte came of it");
  }
  return times;
};`;

/** Seconds from twelve megapixels of decoded pixels to their matte, in headless Chromium, models loaded. */
export async function timeInBrowser(file: string): Promise<number> {
  const { outputFiles } = buildSync({
    stdin: { contents: PAGE, resolveDir: fileURLToPath(root), loader: "js" },
    ...{ bundle: true, write: false, format: "esm", target: "es2023", minify: true },
    external: ["fs", "path", "util", "os", "worker_threads", "perf_hooks"],
  });
  const script = outputFiles[0]!.text;
  const { width = 1, height = 1 } = await sharp(file).metadata();
  const scale = Math.sqrt(PIXELS / (width * height));
  const photo = await sharp(file)
    .flatten({ background: "#ffffff" })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: "fill" })
    .jpeg({ quality: 92 })
    .toBuffer();
  const server = await listen("matting", async (request) => {
    const { pathname } = new URL(request.url);
    const [, folder, name = ""] = pathname.split("/");
    if (pathname === "/") return html("<!doctype html><script type=module src=/page.js></script>");
    if (pathname === "/page.js") return answer(script, "text/javascript");
    if (pathname === "/photo") return answer(photo, "image/jpeg");
    if (folder === "models") return answer(await readFile(new URL(`web/engine/models/${name}`, root)), "");
    if (folder === "wasm") return answer(await readFile(new URL(name, WASM)), "application/wasm");
    return new Response(null, { status: 404 });
  });
  const browser = await startBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(server.url);
    await page.waitForFunction(() => "time" in window);
    const times = await page.evaluate(
      (turns) => (window as unknown as { time(turns: number): Promise<number[]> }).time(turns),
      TURNS,
    );
    console.info(`12 megapixels: ${times.map((time) => (time / 1000).toFixed(2)).join(", ")} s`);
    return Math.min(...times) / 1000;
  } finally {
    await browser.close();
    await server.close();
  }
}

const answer = (body: string | Uint8Array, type: string) =>
  new Response(body as BodyInit, { headers: { "content-type": type || "application/octet-stream" } });
const html = (text: string) => answer(text, "text/html");
