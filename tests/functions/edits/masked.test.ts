import sharp from "sharp";
import { expect, test } from "vitest";
import type { UploadView } from "#schema/trainings/upload.ts";
import { jobHarnessForFile } from "#tests/support/jobs/job-harness.ts";
import { withPhoto } from "#tests/support/jobs/people/editor.ts";
import { standInProvider } from "#tests/support/jobs/stand-in-provider.ts";

/** A provider's fill draws the whole picture anew: what was not brushed over is put back. */
const { harness, engine } = jobHarnessForFile();
const SIDE = 400;

const pixelsOf = async (bytes: Uint8Array) =>
  sharp(bytes).toColourspace("srgb").ensureAlpha().raw().toBuffer();

test("outside a mask nothing changes, to the last bit, whatever the provider answers and however large", async () => {
  const blue = sharp({ create: { width: 416, height: 416, channels: 3, background: "#1030f0" } });
  const answered = await blue.jpeg().toBuffer();
  engine.cutOut = async () => ({ bytes: answered, extension: "jpg", width: 416, height: 416 });
  const editor = await withPhoto(harness, 100);
  standInProvider(harness, (image) => ({ images: [image], seed: 5 }));
  const { client, source, create, ended } = editor;
  // a soft brush in the middle
  const brush = `<svg width="${SIDE}" height="${SIDE}"><defs><radialGradient id="b"><stop offset="0.7" stop-color="#fff"/>
    <stop offset="1" stop-color="#000"/></radialGradient></defs><rect width="100%" height="100%"/>
    <circle cx="200" cy="200" r="90" fill="url(#b)"/></svg>`;
  const body = new Uint8Array(await sharp(Buffer.from(brush)).removeAlpha().png().toBuffer());
  const sent = await client.fetch("/api/uploads?for=MASK", { method: "POST", body });
  const mask = { kind: "upload", id: ((await sent.json()) as UploadView).id } as const;
  const { id } = await create({
    operation: "inpaint",
    options: { prompt: "a blue ball" },
    inputs: { image: [source], mask: [mask] },
  });
  const edit = await ended(id);
  expect(edit).toMatchObject({ status: "COMPLETED", width: SIDE, height: SIDE });
  const url = edit.imageUrls[0]!;
  expect(url).toMatch(/\.png$/);
  const file = new Uint8Array(await (await client.fetch(url)).arrayBuffer());
  const [{ url: originalUrl = "" } = {}] = edit.inputs as { url?: string }[];
  const original = await pixelsOf(new Uint8Array(await (await client.fetch(originalUrl)).arrayBuffer()));
  const [made, brushed] = [await pixelsOf(file), await pixelsOf(body)];
  let [most, inside] = [0, 0];
  for (let i = 0; i < made.length; i += 4) {
    const moved = Math.max(...[0, 1, 2, 3].map((c) => Math.abs(made[i + c]! - original[i + c]!)));
    if (brushed[i] === 0) most = Math.max(most, moved);
    else if (moved > 30) inside++;
  }
  expect(most).toBe(0);
  expect(inside).toBeGreaterThan(10_000);
  // the middle is what the provider drew
  const middle = (200 * SIDE + 200) * 4;
  expect(made[middle + 2]! - made[middle]!).toBeGreaterThan(150);
  expect((await sharp(file).metadata()).xmp?.toString()).toContain("trainedAlgorithmicMedia");
});
