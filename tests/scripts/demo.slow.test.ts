import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { freePort } from "#scripts/local/server/free-port.ts";
import { photo } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { scratchFolder } from "#tests/support/scratch-folder.ts";

/** The demo as a client of a server that runs already, over an engine that only pretends. */
const harness = harnessForFile();
const folder = scratchFolder("demo");
const [photos, out] = [join(folder, "photos"), join(folder, "out")];
beforeAll(async () => {
  mkdirSync(photos);
  writeFileSync(join(photos, "a.jpg"), await photo(1));
  writeFileSync(join(photos, "b.jpg"), await photo(2));
});

function demo(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ["scripts/demo/index.ts", ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

const here = () => ["--url", harness.url, "--mailbox", harness.cloud.email.url];

test("plays the whole path; what is no photo is rejected with its reason, and the rest goes on", async () => {
  const huge = sharp({ create: { width: 8000, height: 6250, channels: 3, background: "#345" } });
  writeFileSync(join(photos, "50-megapixels.jpg"), await huge.jpeg().toBuffer());
  writeFileSync(join(photos, "the-same.jpg"), await photo(1));
  writeFileSync(join(photos, "hundred-bytes.jpg"), (await photo(3)).slice(0, 100));
  writeFileSync(join(photos, "text.jpg"), "I am not a photo. ".repeat(100));
  symlinkSync(join(photos, "gone"), join(photos, "points-nowhere.jpg"));
  mkdirSync(join(photos, "a folder"));

  const { code, stdout, stderr } = await demo("--photos", photos, "--out", out, "--json", ...here());
  expect([code, stderr]).toEqual([0, ""]);
  const summary = JSON.parse(stdout.trimEnd().split("\n").at(-1)!) as Record<string, unknown>;
  const { creditsBefore, ...rest } = summary;
  expect(rest).toEqual({
    ok: true,
    photos: {
      accepted: 2,
      rejected: [
        { file: "50-megapixels.jpg", reason: ERRORS.UPLOAD_TOO_MANY_PIXELS.message },
        { file: "hundred-bytes.jpg", reason: ERRORS.UPLOAD_EMPTY.message },
        { file: "points-nowhere.jpg", reason: "This file cannot be read." },
        { file: "text.jpg", reason: ERRORS.UPLOAD_NOT_A_PHOTO.message },
        { file: "the-same.jpg", reason: "The same picture as another file." },
      ],
    },
    images: 20,
    creditsAfter: Number(creditsBefore) - TRAINING_CREDITS - PACK_CREDITS,
    ledgerOk: true,
    seconds: { train: expect.any(Number), firstImage: expect.any(Number), pack: expect.any(Number) },
  });
  expect(readdirSync(out)).toHaveLength(21);
});

const USUAL = ["--photos", ".", "--out", "."];
test.each<[string, string[], RegExp]>([
  ["nothing", [], /usage: npm run demo/],
  ["an unknown option", [...USUAL, "--pakc", "x"], /--pakc/],
  ["an option without its value", ["--photos"], /--photos/],
  ["a folder that is not there", ["--photos", "/no/such/folder", "--out", "."], /is not a folder/],
  ["an unknown theme", [...USUAL, "--theme", "noire"], /no theme noire/],
  ["an unknown pack", [...USUAL, "--pack", "Nothing"], /no pack Nothing/],
  ["an unknown gender", [...USUAL, "--gender", "robot"], /--gender takes one of/],
  ["a pack for others", [...USUAL, "--theme", "lingerie", "--gender", "MAN"], /is made for WOMAN/],
  ["an address that is none", [...USUAL, "--url", "nowhere"], /nowhere/],
])("%s: one clear line, and nothing is started", async (_, args, line) => {
  const { code, stdout, stderr } = await demo(...args);
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(/^demo failed: /)]);
  expect(stderr).toMatch(line);
});

test("a server that does not answer is said to be silent", async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const { code, stderr } = await demo("--photos", photos, "--out", out, "--url", url, "--mailbox", url);
  expect([code, stderr]).toEqual([1, `demo failed: nothing answers at ${url}\n`]);
});
