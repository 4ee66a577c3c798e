import sharp from "sharp";
import { expect, test } from "vitest";
import { button, click, field, headed, says } from "#tests/support/browser/on-page.ts";
import { fixturePhoto } from "#tests/support/photos/photo-variants.ts";
import { buildSite } from "#tests/support/site/router-builds.ts";
import { servedPages } from "#tests/support/site/serve-pages.ts";
import { sample, testInFull } from "#tests/support/tier.ts";
import {
  choose,
  decoded,
  download,
  give,
  likeness,
  openTool,
  pixelAt,
  settled,
} from "#tests/support/tools/tool-page.ts";
import type { Image } from "#web/engine/pixels/image.ts";

const site = servedPages(buildSite);
const photo = await fixturePhoto("astronaut.jpg");
const original = await decoded(photo);

/** The outline of who is in the photo, drawn by hand, down to where the helmet in her arms begins. */
const OUTLINE = `154,72 162,54 185,38 205,22 228,16 255,22 278,42 296,66 302,90 296,112 282,126 272,136 266,152 258,168
  257,176 275,190 292,212 304,236 318,242 334,256 348,280 356,310 360,330 24,330 32,312 42,290 56,262 70,240 90,222
  118,210 116,192 124,184 128,170 140,156 160,149 184,148 182,136 180,131 168,122 158,108 155,90`;
const OUTLINE_HEIGHT = 330;

/** Her face: its middle, and from there to the chin. */
const FACE = { x: 222, y: 125, radius: 62 };

/** Of what is the person by either, how much is by both. */
async function agreement(cutout: Image): Promise<number> {
  const svg = `<svg width="512" height="512"><polygon points="${OUTLINE}" fill="#fff"/></svg>`;
  const outline = await decoded(Buffer.from(svg));
  let [both, either] = [0, 0];
  for (let i = 3; i < OUTLINE_HEIGHT * 512 * 4; i += 4) {
    const [a, b] = [cutout.data[i]! > 127, outline.data[i]! > 127];
    if (a && b) both++;
    if (a || b) either++;
  }
  return both / either;
}

test("a background goes and the person stays, at full size; the cut-out goes on to the next tool, transparent", async () => {
  const page = await openTool(site.url, "background-removal");
  await give(page, photo);
  const { name, image } = await download(page);
  expect([name, image.width, image.height]).toEqual(["likeness-background-removal.png", 512, 512]);
  expect(await agreement(image)).toBeGreaterThan(0.95);
  expect(pixelAt(image, 222, 130)).toEqual(pixelAt(original, 222, 130));

  await click(page, "Image Upscale");
  await headed(page, "Make a small photo large enough to use");
  await button(page, "Download").waitFor();
  await choose(page, "PNG");
  const large = await download(page);
  expect([large.name, large.image.width]).toEqual(["likeness-image-upscale.png", 1024]);
  expect([pixelAt(large.image, 8, 8)[3], pixelAt(large.image, 444, 260)[3]]).toEqual([0, 255]);
});

test("colours go, a red filter brightens the orange suit, and what is set can be taken back", async () => {
  const page = await openTool(site.url, "black-and-white");
  await give(page, photo);
  await field(page, "Grain").fill("0");
  const before = pixelAt((await download(page)).image, 150, 300);
  // JPEG's own colours
  expect(Math.max(...before.slice(0, 3)) - Math.min(...before.slice(0, 3))).toBeLessThan(3);
  await choose(page, "Red");
  const behindRed = pixelAt((await download(page)).image, 150, 300);
  expect(behindRed[0]!).toBeGreaterThan(before[0]! + 40);
  await click(page, "Undo");
  expect(pixelAt((await download(page)).image, 150, 300)).toEqual(before);
});

testInFull("a photo twice as large is nearer to the original than a usual enlargement", async () => {
  const page = await openTool(site.url, "image-upscale");
  const part = sharp(photo).extract({ left: 120, top: 0, width: 256, height: 256 });
  const whole = await part.png().toBuffer();
  const half = await sharp(whole).resize(128, 128, { kernel: "lanczos3" }).png().toBuffer();
  await give(page, half);
  await choose(page, "Faithful");
  await choose(page, "PNG");
  const { image, bytes } = await download(page);
  expect([image.width, image.height]).toEqual([256, 256]);
  const usual = await decoded(await sharp(half).resize(256, 256, { kernel: "lanczos3" }).png().toBuffer());
  const wanted = await decoded(whole);
  expect(likeness(image, wanted)).toBeGreaterThan(likeness(usual, wanted) + 1);
  expect((await sharp(bytes).metadata()).xmp).toBeUndefined();
});

testInFull(
  "another background is the colour that was chosen, the face stays hers, and the file says what it is",
  async () => {
    const page = await openTool(site.url, "replace-background");
    await give(page, photo);
    await choose(page, "Sage");
    const { image, bytes } = await download(page);
    for (const [x, y] of [
      [6, 6],
      [500, 10],
      [480, 150],
    ] as const) {
      const wanted = [0xa9, 0xbc, 0xae];
      expect(Math.max(...wanted.map((value, c) => Math.abs(value - pixelAt(image, x, y)[c]!)))).toBeLessThan(
        10,
      );
    }
    const face = { left: 185, top: 85, width: 75, height: 80 };
    const [now, then] = await Promise.all(
      [bytes, photo].map((file) => sharp(file).extract(face).png().toBuffer()),
    );
    expect(likeness(await decoded(now!), await decoded(then!))).toBeGreaterThan(15);
    expect((await sharp(bytes).metadata()).xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
  },
);

testInFull("hair takes another colour and keeps its strands; face and background keep theirs", async () => {
  const page = await openTool(site.url, "hair-color-change");
  await give(page, photo);
  await choose(page, "Blue");
  await choose(page, "PNG");
  const { image, bytes } = await download(page);
  // above the forehead, and beside the ear
  for (const [x, y] of [
    [225, 40],
    [280, 90],
  ] as const)
    expect(pixelAt(image, x, y)[2]! - pixelAt(image, x, y)[0]!).toBeGreaterThan(40);
  const luma = ({ data }: Image, i: number) => 0.3 * data[i]! + 0.6 * data[i + 1]! + 0.1 * data[i + 2]!;
  let [same, all] = [0, 0];
  for (let x = 190; x < 260; x++) {
    const i = (40 * 512 + x) * 4;
    if (Math.abs(luma(original, i) - luma(original, i - 4)) < 6) continue;
    all++;
    if (luma(original, i) > luma(original, i - 4) === luma(image, i) > luma(image, i - 4)) same++;
  }
  expect(same / all).toBeGreaterThan(0.85);
  for (const [x, y] of [
    [222, 130],
    [205, 150],
    [420, 120],
    [110, 330],
  ] as const)
    expect(pixelAt(image, x, y)).toEqual(pixelAt(original, x, y));
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
});

const FACE_TOOLS = ["virtual-makeup", "expression-change", "weight-loss"];
test.each(sample(FACE_TOOLS, (tool) => tool === "virtual-makeup"))(
  "%s changes the face, and nothing far from it",
  async (slug) => {
    const page = await openTool(site.url, slug);
    await give(page, photo);
    await choose(page, "PNG");
    const { image, bytes } = await download(page);
    let [changed, strayed] = [0, 0];
    for (let i = 0; i < image.data.length; i += 4) {
      const [x, y] = [(i / 4) % 512, Math.floor(i / 4 / 512)];
      const moved = Math.max(...[0, 1, 2].map((c) => Math.abs(image.data[i + c]! - original.data[i + c]!)));
      if (Math.hypot(x - FACE.x, y - FACE.y) > 2.2 * FACE.radius) strayed += moved;
      else if (moved > 8) changed++;
    }
    expect(strayed).toBe(0);
    expect(changed).toBeGreaterThan(200);
    expect((await sharp(bytes).metadata()).xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
  },
);

testInFull(
  "a date is brushed away, near to what was under it, and nothing beside the brush changes",
  async () => {
    const page = await openTool(site.url, "watermark-removal");
    const date = `<svg width="512" height="512">
    <text x="300" y="60" font-size="16" fill="#f80" font-family="monospace">12 8 98</text></svg>`;
    const marked = await sharp(photo)
      .composite([{ input: Buffer.from(date) }])
      .png()
      .toBuffer();
    await give(page, marked);
    await field(page, "Brush").fill("60");
    await page.getByRole("application").scrollIntoViewIfNeeded();
    const box = (await page.getByRole("application").boundingBox())!;
    const at = (x: number, y: number) =>
      [box.x + (x / 512) * box.width, box.y + (y / 512) * box.width] as const;
    await page.mouse.move(...at(300, 54));
    await page.mouse.down();
    for (let x = 300; x <= 376; x += 4) await page.mouse.move(...at(x, 54));
    await page.mouse.up();
    await settled(page);
    await choose(page, "PNG");
    const { image } = await download(page);
    const before = await decoded(marked);
    let changed = 0;
    for (let y = 0; y < 512; y++) {
      for (let x = 0; x < 512; x++) {
        const isBrushed = x > 280 && x < 396 && y > 34 && y < 74;
        if (!isBrushed && String(pixelAt(image, x, y)) !== String(pixelAt(before, x, y))) changed++;
      }
    }
    expect(changed).toBe(0);
    const place = { left: 296, top: 44, width: 84, height: 20 };
    const part = async (file: Image) =>
      decoded(
        await sharp(file.data, { raw: { width: 512, height: 512, channels: 4 } })
          .extract(place)
          .png()
          .toBuffer(),
      );
    const under = await part(original);
    expect(likeness(await part(image), under)).toBeGreaterThan(likeness(await part(before), under) + 4);
  },
);

testInFull("a noisy, faded photo comes nearer to what it was", async () => {
  const page = await openTool(site.url, "restore-photos");
  const { data } = original;
  let state = 7;
  const noise = () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return ((state >>> 8) / 2 ** 24 - 0.5) * 60;
  };
  const noisy = Buffer.from(data.map((value, i) => (i % 4 === 3 ? 255 : value + noise())));
  const spoiled = await sharp(noisy, { raw: { width: 512, height: 512, channels: 4 } })
    .png()
    .toBuffer();
  await give(page, spoiled);
  for (const name of ["Clarity", "Colours and fading"]) {
    await field(page, name).fill("0");
    await settled(page);
  }
  await choose(page, "PNG");
  const { image } = await download(page);
  expect(likeness(image, original)).toBeGreaterThan(likeness(await decoded(spoiled), original) + 2);
});

testInFull("one photo becomes a marked headshot before the backdrop that was chosen", async () => {
  const page = await openTool(site.url, "professional-headshot");
  await give(page, photo);
  await choose(page, "Navy canvas");
  const { image, bytes } = await download(page);
  expect([image.width, image.height]).toEqual([1024, 1280]);
  const [red, , blue] = pixelAt(image, 30, 30);
  expect(blue!).toBeGreaterThan(red!);
  expect((await sharp(bytes).metadata()).xmp?.toString()).toContain("compositeWithTrainedAlgorithmicMedia");
});

test("a photo without a face, or no photo at all, is answered in words; the sample needs nobody's permission", async () => {
  const page = await openTool(site.url, "background-removal");
  await give(page, Buffer.from("no photo"));
  await says(page, /We could not open this file as a photo/);
  await give(page, await fixturePhoto("cat.jpg"));
  await says(page, /We could not find a face in this photo/);
  await click(page, "Use a sample photo");
  await says(page, /Sample photo: NASA/);
  await click(page, "Remove the sample");
  await says(page, "Your photo stays on this device");
});

test("what only a provider can do says so, and leads to what runs here", async () => {
  const page = await openTool(site.url, "hair-style-changer");
  await headed(page, "Needs a provider");
  await says(page, /needs an image model that redraws hair/);
  await page
    .getByRole("link", { name: /^Virtual Makeup/ })
    .first()
    .click();
  await says(page, "Your photo stays on this device");
});
