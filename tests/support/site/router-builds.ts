import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { OutsideSettings } from "#schema/site/outside-services.ts";
import { PRERENDERED } from "#schema/site/pages.ts";
import { SAMPLE_PHOTO_DOCUMENT } from "#schema/site/sample-photo.ts";
import { FREE_TOOLS } from "#schema/tools.ts";
import { build } from "#scripts/build/build.ts";
import { finishPages } from "#scripts/build/finish-pages.ts";
import { builtServices } from "#scripts/build/page-headers.ts";
import { onePageOfEachKind } from "./page-kinds.ts";

function runBuild(cwd: string, env: Record<string, string>): void {
  execFileSync(process.execPath, [resolve("node_modules/@react-router/dev/bin.cjs"), "build"], {
    cwd,
    env: { ...process.env, APP_URL: "http://localhost:8080", ...env },
    stdio: "pipe",
  });
}

/** The site as it is deployed; answers its folder. */
export function buildSite(): string {
  build();
  return ".build/web/client";
}

/** The sheet of our kit, built alone; answers its folder. */
export function buildKit(): string {
  runBuild(".", { NODE_ENV: "development", LIKENESS_BUILD: "kit" });
  return ".build/kit/client";
}

/** Names that resolve nowhere: whatever slips past a test's own answers reaches nobody. */
const CONNECTED = {
  VITE_ANALYTICS_ID: "G-TEST",
  VITE_ANALYTICS_URL: "https://analytics.invalid/gtag/js",
  VITE_PIXEL_ID: "1234567890",
  VITE_PIXEL_URL: "https://pixel.invalid/tr",
  VITE_ERROR_DSN: "https://key@errors.invalid/1",
  VITE_ERROR_ENDPOINT: "https://reports.invalid/envelope",
  VITE_ENVIRONMENT: "test",
} satisfies OutsideSettings;

/** A build of few pages that is connected to outside services; answers its folder. */
export const buildConnected = (): string =>
  // the router builds no kind without a page
  buildFew("connected", { env: CONNECTED, prerender: onePageOfEachKind(PRERENDERED) });

/** A build of the free tools' pages and few others, as a site with a provider has them; answers its folder. */
export function buildWithProvider(): string {
  const tools = FREE_TOOLS.map(({ slug }) => `/free-tools/${slug}`);
  const prerender = [...new Set([...onePageOfEachKind(PRERENDERED), ...tools])];
  const sample = {
    SAMPLE_PHOTO: "scripts/local/demo-photos/astronaut.jpg",
    SAMPLE_CREDIT: "NASA, public domain",
  };
  const folder = buildFew("provider", { env: { INFERENCE_KIND: "provider", ...sample }, prerender });
  copyFileSync(sample.SAMPLE_PHOTO, join(folder, SAMPLE_PHOTO_DOCUMENT));
  return folder;
}

/** The router writes beside its root, so that root has a folder of its own here. */
function buildFew(
  name: string,
  input: { env: Record<string, string>; prerender: readonly string[] },
): string {
  build();
  const { env, prerender } = input;
  const now = `${readFileSync(".build/sources.txt", "utf8")} ${JSON.stringify(input)}`;
  const root = resolve(".build", name);
  const [stamp, folder] = [join(root, "sources.txt"), join(root, "out/client")];
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now) return folder;
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, "vite.config.ts"), `export { default } from "../../vite.config.ts";\n`);
  const config = { appDirectory: "../../web", buildDirectory: "out", ssr: false, prerender };
  writeFileSync(join(root, "react-router.config.ts"), `export default ${JSON.stringify(config)};\n`);
  runBuild(root, { ...env, THEME_GENERATIONS: "{}", NODE_ENV: "production" });
  finishPages(folder, builtServices(env));
  writeFileSync(stamp, now);
  return folder;
}
