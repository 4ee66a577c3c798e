import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findPack, findTheme, THEMES } from "#schema/catalogue/index.ts";
import { packAllows } from "#schema/catalogue/theme.ts";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/pricing.ts";
import { GENDER_OR_CATEGORY, type GenderOrCategory, TRAINING_PHOTOS } from "#schema/training.ts";
import { ApiClient, UploadRefused } from "./api-client.ts";
import { contactSheet } from "./contact-sheet.ts";
import { startCompute } from "./local/inference/compute/start-compute.ts";
import { findRunning } from "./local/running.ts";
import { type Stack, startStack } from "./local/stack.ts";
import { waitForToken } from "./mailbox.ts";

/** Plays the whole path as a client over the public HTTP interface only. */
const { values: options } = parseArgs({
  options: {
    photos: { type: "string" },
    theme: { type: "string", default: "film-noir" },
    pack: { type: "string" },
    out: { type: "string" },
    gender: { type: "string" },
    url: { type: "string" },
    mailbox: { type: "string" },
    json: { type: "boolean", default: false },
  },
});

interface Place {
  url: string;
  mailbox: string;
  close(): Promise<void>;
}

interface Rejected {
  file: string;
  reason: string;
}

try {
  const summary = await play();
  if (options.json) console.info(JSON.stringify(summary));
  process.exit(0);
} catch (error) {
  console.error(`demo failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

async function play() {
  const { files, out, theme, pack, gender } = readOptions();
  const place = options.url ? runningAt(options.url) : await ownStack();
  try {
    const client = new ApiClient(place.url);
    await step("register and verify", () => becomeSomeone(client, place.mailbox));
    const creditsBefore = (await client.trpc.user.getCredits.query()).amount;

    const rejected: Rejected[] = [];
    const uploads = await step(`upload ${files.length} files`, () => uploadAll(client, files, rejected));
    if (uploads.size === 0) throw new Error(`none of the files can be used. ${rejected.map(told).join(" ")}`);

    const started = performance.now();
    const trainingId = await step("train", () => train(client, uploads, gender, rejected));
    const trainSeconds = seconds(started);

    const packStarted = performance.now();
    const { id: packId } = await client.trpc.packs.generate.mutate({
      requestKey: crypto.randomUUID(),
      trainingId,
      themeSlug: theme.slug,
      packSlug: pack.slug,
    });
    const firstImage = await step(`generate ${theme.name}, ${pack.name}`, () =>
      pictures(client, packId, packStarted),
    );
    const packSeconds = seconds(packStarted);

    const images = await step("download", () => download(client, packId, out));
    const creditsAfter = (await client.trpc.user.getCredits.query()).amount;
    const ledgerOk = await ledgerAddsUp(
      client,
      creditsAfter,
      creditsBefore - TRAINING_CREDITS - PACK_CREDITS,
    );
    const accepted = uploads.size - rejected.filter(({ file }) => uploads.has(file)).length;
    console.info(
      `${images} pictures in ${out}; ${accepted} photos used, ${rejected.length} rejected; ${creditsBefore - creditsAfter} credits`,
    );
    for (const one of rejected) console.info(`  ${told(one)}`);
    return {
      ok: true,
      photos: { accepted, rejected },
      images,
      creditsBefore,
      creditsAfter,
      ledgerOk,
      seconds: { train: trainSeconds, firstImage, pack: packSeconds },
    };
  } finally {
    await place.close();
  }
}

function readOptions() {
  if (!options.photos || !options.out) {
    throw new Error(
      "usage: npm run demo -- --photos DIR --theme SLUG --pack NAME --out DIR [--json] [--url URL]",
    );
  }
  const photos = resolve(options.photos);
  if (!existsSync(photos) || !statSync(photos).isDirectory()) throw new Error(`${photos} is not a folder`);
  const files = readdirSync(photos)
    .sort()
    .map((name) => join(photos, name))
    .filter((file) => statSync(file).isFile());
  if (files.length === 0) throw new Error(`${photos} has no files in it`);
  const theme = findTheme(options.theme);
  if (!theme)
    throw new Error(
      `there is no theme ${options.theme}; choose one of ${THEMES.map((one) => one.slug).join(", ")}`,
    );
  const pack = options.pack ? findPack(theme, options.pack) : theme.packs[0];
  if (!pack) {
    throw new Error(
      `${theme.name} has no pack ${options.pack}; choose one of ${theme.packs.map((one) => one.name).join(", ")}`,
    );
  }
  // unless told, a model the pack is made for: everyone's if it can be
  const asked =
    options.gender?.toUpperCase() ??
    (packAllows(pack, "NEUTRAL") ? "NEUTRAL" : pack.allowedGenderOrCategory[0]);
  const gender = GENDER_OR_CATEGORY.find((value) => value === asked);
  if (!gender) throw new Error(`--gender takes one of ${GENDER_OR_CATEGORY.join(", ")}`);
  const out = resolve(options.out);
  mkdirSync(out, { recursive: true });
  return { files, out, theme, pack, gender };
}

function runningAt(url: string): Place {
  const mailbox = options.mailbox ?? findRunning(url)?.mailbox;
  if (!mailbox) throw new Error(`cannot find the mailbox of ${url}; give its address with --mailbox URL`);
  return { url, mailbox, close: async () => {} };
}

async function ownStack(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), "likeness-demo-"));
  const compute = await startCompute();
  const stack: Stack = await step("start", () => startStack({ dataDir, port: null, compute }));
  return {
    url: stack.url,
    mailbox: stack.cloud.mail.url,
    async close() {
      await stack.close();
      await compute.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function becomeSomeone(client: ApiClient, mailbox: string): Promise<void> {
  const email = `demo-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = crypto.randomUUID();
  await client.trpc.account.register.mutate({ name: "Demo", email, password });
  await client.trpc.account.verifyEmail.mutate({ token: await waitForToken(mailbox, email) });
  await client.signIn(email, password);
}

/** Upload ids by file name; what the server refuses goes to `rejected`, and the rest goes on. */
async function uploadAll(
  client: ApiClient,
  files: string[],
  rejected: Rejected[],
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const path of files) {
    const file = basename(path);
    if (ids.size === TRAINING_PHOTOS.max) {
      rejected.push({ file, reason: `More than ${TRAINING_PHOTOS.max} photos: not needed.` });
      continue;
    }
    try {
      const upload = await client.upload(file, new Uint8Array(readFileSync(path)));
      if ([...ids.values()].includes(upload.id))
        rejected.push({ file, reason: "The same picture as another file." });
      else ids.set(file, upload.id);
    } catch (error) {
      if (!(error instanceof UploadRefused)) throw error;
      rejected.push({ file, reason: error.message });
    }
  }
  return ids;
}

async function train(
  client: ApiClient,
  uploads: Map<string, string>,
  genderOrCategory: GenderOrCategory,
  rejected: Rejected[],
): Promise<string> {
  const { id } = await client.trpc.trainings.start.mutate({
    requestKey: crypto.randomUUID(),
    name: "Demo",
    genderOrCategory,
    uploadIds: [...uploads.values()],
    consent: true,
  });
  const training = await until(async () => {
    const view = await client.trpc.trainings.get.query({ id });
    return view.status === "COMPLETED" || view.status === "FAILED" ? view : null;
  });
  for (const photo of training.report ?? []) {
    if (!photo.accepted)
      rejected.push({ file: photo.name, reason: photo.message ?? photo.code ?? "not usable" });
  }
  if (training.status === "FAILED") {
    throw new Error(`the training failed (${training.failure}). ${rejected.map(told).join(" ")}`);
  }
  return id;
}

/** Waits for the pack's end; returns the seconds until its first picture. */
async function pictures(client: ApiClient, packId: string, started: number): Promise<number> {
  let first: number | null = null;
  const pack = await until(async () => {
    const view = await client.trpc.packs.get.query({ id: packId });
    if (first === null && view.generatedImages > 0) first = seconds(started);
    return view.status === "COMPLETED" || view.status === "FAILED" ? view : null;
  });
  if (pack.status === "FAILED" || first === null)
    throw new Error("the pack failed; its credits were paid back");
  return first;
}

async function download(client: ApiClient, packId: string, out: string): Promise<number> {
  const { items } = await client.trpc.generations.list.query({ packId, limit: 100 });
  const pictures: Buffer[] = [];
  for (const [index, item] of items.reverse().entries()) {
    const response = await client.fetch(`${item.imageUrl}?download=1`);
    if (!response.ok) throw new Error(`picture ${item.id} answered ${response.status}`);
    const bytes = Buffer.from(await response.arrayBuffer());
    writeFileSync(join(out, `${String(index + 1).padStart(2, "0")}.jpg`), bytes);
    pictures.push(bytes);
  }
  writeFileSync(join(out, "contact-sheet.jpg"), await contactSheet(pictures));
  return pictures.length;
}

/** Every movement continues the one before, and the last one is the balance; `expected` where nothing failed. */
async function ledgerAddsUp(client: ApiClient, balance: number, expected: number): Promise<boolean> {
  const { items } = await client.trpc.user.creditHistory.query({ limit: 100 });
  const rows = items.reverse();
  const refunded = rows
    .filter((row) => row.reason === "FAILED_GENERATION")
    .reduce((sum, row) => sum + row.credits, 0);
  const chained = rows.every(
    (row, index) =>
      row.newCredits === row.previousCredits + row.credits &&
      row.previousCredits === (rows[index - 1]?.newCredits ?? 0),
  );
  return chained && (rows.at(-1)?.newCredits ?? 0) === balance && balance === expected + refunded;
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  console.info(`${name}: ${seconds(started)} s`);
  return result;
}

async function until<T>(done: () => Promise<T | null>): Promise<T> {
  for (;;) {
    const answer = await done();
    if (answer !== null) return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function told({ file, reason }: Rejected): string {
  return `${file}: ${reason}`;
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 10) / 100;
}
