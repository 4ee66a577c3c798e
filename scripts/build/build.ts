import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { dictionary } from "@zxcvbn-ts/language-common";
import { commonestPasswords } from "#schema/accounts/password.ts";
import { PUBLIC_SUFFIXES_PATH } from "#schema/emails/public-email-hosts.ts";
import type { Engine } from "#schema/operations/operation.ts";
import { OUTSIDE_SETTINGS, type OutsideSettings } from "#schema/site/outside-services.ts";
import { alone } from "./alone.ts";
import { writeExportSchema } from "./export-schema.ts";
import { finishPages } from "./finish-pages.ts";
import { builtServices } from "./page-headers.ts";
import { publicSuffixes } from "./public-suffixes.ts";
import { writeServiceWorker } from "./service-worker.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const stamp = `${root}.build/sources.txt`;
const SOURCES = [
  "{schema,db,functions,web}/**/*.{ts,tsx,css,md,svg,json,bin,woff2,avif}",
  "web/public/**/*",
  "{wrangler.toml,package-lock.json,vite.config.ts,react-router.config.ts}",
  "scripts/build/*.ts",
];
const OFFLINE = {
  CI: "1",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  NO_UPDATE_NOTIFIER: "1",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
};

/** Where a local build is served from, unless told otherwise: links for others to follow are absolute. */
const LOCAL_URL = "http://localhost:8080";

/** A photo with which visitors without one at hand see what becomes of a photo. */
export interface SamplePhoto {
  /** A JPEG on this machine. */
  photo: string;
  /** Said wherever it is shown. */
  credit: string;
}

const LOCAL_SAMPLE: SamplePhoto = {
  photo: fileURLToPath(new URL("../local/demo-photos/astronaut.jpg", import.meta.url)),
  credit: "NASA, public domain; no endorsement",
};

interface Settings {
  url?: string;
  services?: OutsideSettings;
  /** Pictures made so far, by theme: they rank the themes people see first. */
  made?: Readonly<Record<string, number>>;
  /** What the pages are served with: they say which tools need more. */
  engine?: Engine;
  /** Null: visitors bring their own. */
  sample?: SamplePhoto | null;
}

/**
 * Builds the web and the Worker, as deployed, unless nothing changed since the last time. Pages know what they are given
 * here and nothing else, whatever stands in the environment.
 */
export function build(input: Settings = {}): void {
  const { url = LOCAL_URL, services = {}, made = {}, engine = "embedded", sample = LOCAL_SAMPLE } = input;
  const settings = {
    APP_URL: url,
    THEME_GENERATIONS: JSON.stringify(made),
    INFERENCE_KIND: engine,
    SAMPLE_PHOTO: sample?.photo ?? "",
    SAMPLE_CREDIT: sample?.credit ?? "",
    ...Object.fromEntries(OUTSIDE_SETTINGS.map((name) => [name, services[name] ?? ""])),
  };
  mkdirSync(`${root}.build`, { recursive: true });
  // the product and a demo of it may be started side by side on a fresh machine
  alone(`${root}.build/building.pid`, () => buildChanged(settings));
}

function buildChanged(settings: Record<string, string>): void {
  const now = fingerprint(settings);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === now && existsSync(`${root}.build/worker/index.js`))
    return;
  console.info("Building…");
  // half a build is none
  rmSync(stamp, { force: true });
  run(settings, "scripts/build/build-pages.ts");
  finishPages(`${root}.build/web/client`, builtServices({ ...process.env, ...settings }));
  writeServiceWorker(`${root}.build/web/client`);
  writeExportSchema(`${root}.build/web/client`, settings.APP_URL ?? LOCAL_URL);
  writeFileSync(`${root}.build/web/client${PUBLIC_SUFFIXES_PATH}`, publicSuffixes().join("\n"));
  writeCommonPasswords();
  writeUnused();
  run({}, "node_modules/wrangler/bin/wrangler.js", "deploy", "--dry-run", "--outdir", ".build/worker");
  writeFileSync(stamp, now);
}

/** In the place of the library's whole dictionary: wrangler.toml names this file. */
function writeCommonPasswords(): void {
  const common = commonestPasswords(dictionary["passwords-common"]);
  const text = `export const dictionary = ${JSON.stringify({ "passwords-common": common })};\n`;
  writeFileSync(`${root}.build/common-passwords.js`, text);
}

/** In the place of what libraries import and nothing of ours ever calls. */
function writeUnused(): void {
  const text = `export default function unused() {
  throw new Error("this part of a library is not in the build");
}
export { unused as Analytics, unused as decode, unused as encode };
`;
  writeFileSync(`${root}.build/unused.js`, text);
}

function run(settings: Record<string, string>, script: string, ...args: string[]): void {
  try {
    execFileSync(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...OFFLINE, ...settings, NODE_ENV: "production", LIKENESS_BUILD: "" },
      stdio: "pipe",
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
    throw new Error(`${script} failed\n${stdout ?? ""}${stderr ?? ""}`);
  }
}

/** Names, sizes and times of all sources: cheap, and enough to notice a change. */
function fingerprint(settings: Record<string, string>): string {
  const hash = createHash("sha256").update(JSON.stringify(settings));
  const sources = globSync(SOURCES, { cwd: root }).map((file) => `${root}${file}`);
  const sample = settings.SAMPLE_PHOTO ? [settings.SAMPLE_PHOTO] : [];
  for (const file of [...sources.sort(), ...sample]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) build();
