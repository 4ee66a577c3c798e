import { globSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { expect, test } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { loadCasting } from "#scripts/covers/casting.ts";
import { composeCover } from "#scripts/covers/compose-cover.ts";
import { FIRST_PICTURE } from "#scripts/covers/encode.ts";
import { planCovers } from "#scripts/covers/plan-covers.ts";
import { testInFull } from "#tests/support/tier.ts";
import { packCover, shareImage, themeCover } from "#web/content/covers.ts";
import { hashDistance, perceptualHash } from "#web/engine/pixels/perceptual-hash.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { srcSetOf } from "#web/ui/pictures/picture-source.ts";

const publicFiles = fileURLToPath(new URL("../../../web/public", import.meta.url));
const packs = THEMES.flatMap((theme) => theme.packs.map((pack) => ({ theme, pack })));

async function pixels(source: string | Buffer, width: number, height: number) {
  const { data } = await sharp(source)
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data) };
}

test("covers exist for every theme and pack in the sizes they say, four to five", async () => {
  const themes = THEMES.map(({ slug }) => themeCover(slug));
  for (const source of [...themes, ...packs.map(({ theme, pack }) => packCover(theme.slug, pack.slug))]) {
    const sizes = srcSetOf(source).split(", ");
    for (const size of sizes) {
      const [path, descriptor] = size.split(" ");
      const { format, width, height, bitsPerSample } = await sharp(publicFiles + path).metadata();
      expect([`${path} ${width}w`, format, bitsPerSample]).toEqual([`${path} ${descriptor}`, "heif", 8]);
      expect(height).toBe((width * 5) / 4);
    }
    const { src, width, height, placeholder, alt } = source;
    expect([sizes[0]?.split(" ")[0], sizes.at(-1)?.split(" ")[1]]).toEqual([src, `${width}w`]);
    expect(height).toBe((width * 5) / 4);
    expect(placeholder).toMatch(/^data:image\/webp;base64,.{1,177}$/);
    expect(alt).toMatch(/^An? .+ in the style of /);
  }
});

test("share images are such as link previews take", async () => {
  for (const image of [shareImage(), ...THEMES.map(({ slug }) => shareImage(slug))]) {
    const { format, width, height } = await sharp(publicFiles + image.path).metadata();
    expect([image.path, format, width, height]).toEqual([image.path, "jpeg", 1200, 630]);
    expect(statSync(publicFiles + image.path).size).toBeLessThan(150_000);
    expect(image.alt.length).toBeGreaterThan(20);
  }
});

test("covers weigh little together, and none is left over from what the catalogue no longer has", () => {
  const files = globSync("{covers,share}/**/*.{avif,jpg}", { cwd: publicFiles });
  const bytes = files.reduce((sum, file) => sum + statSync(`${publicFiles}/${file}`).size, 0);
  expect(bytes).toBeLessThan(15e6);
  // a theme's two widths, a pack's four, a share image for each theme and one for the site
  expect(files).toHaveLength(THEMES.length * 2 + packs.length * 4 + THEMES.length + 1);
});

testInFull(
  "covers come to a phone within the round trips of the fonts, however fine their grain",
  async () => {
    const files = globSync(`covers/**/*-${FIRST_PICTURE.width}.avif`, { cwd: publicFiles });
    expect(files).toHaveLength(THEMES.length + packs.length);
    const heavy = files.filter((file) => statSync(`${publicFiles}/${file}`).size > FIRST_PICTURE.bytes);
    expect(heavy).toEqual([]);
  },
);

test("covers are told apart", async () => {
  const hashes = await Promise.all(
    packs.map(async ({ theme, pack }) => {
      const { src } = packCover(theme.slug, pack.slug);
      return { src, hash: perceptualHash(buildPyramid(await pixels(publicFiles + src, 128, 160))) };
    }),
  );
  const alike = hashes.flatMap((a, i) =>
    hashes
      .slice(i + 1)
      .filter((b) => hashDistance(a.hash, b.hash) < 5)
      .map((b) => `${a.src} ${b.src}`),
  );
  expect(alike).toEqual([]);
});

test("each theme is cast apart, with a figure for each of its packs that the pack is made for", async () => {
  const castings = await Promise.all(THEMES.map(({ slug }) => loadCasting(slug)));
  expect(new Set(castings.map(({ number }) => number)).size).toBe(THEMES.length);
  for (const [index, { packs }] of THEMES.entries()) {
    const { sitters } = castings[index]!;
    expect(Object.keys(sitters)).toEqual(packs.map(({ slug }) => slug));
    for (const { slug, allowedGenderOrCategory } of packs) {
      const figure = sitters[slug]!.split(" ")[0]!.toUpperCase();
      expect([slug, ...allowedGenderOrCategory]).toContain(figure);
    }
  }
});

testInFull("covers are what the script makes", async () => {
  const planned = (await planCovers()).find(({ pack }) => pack === "the-mysterious-figure")!;
  const made = composeCover(planned.cover, 96, 120);
  expect(made.data).toEqual(composeCover(planned.cover, 96, 120).data);
  const raw = { width: 96, height: 120, channels: 4 } as const;
  const png = await sharp(Buffer.from(made.data.buffer), { raw }).png().toBuffer();
  const fresh = await pixels(png, 32, 40);
  const kept = await pixels(publicFiles + packCover("film-noir", "the-mysterious-figure").src, 32, 40);
  let apart = 0;
  for (let i = 0; i < kept.data.length; i += 4) apart += Math.abs(kept.data[i]! - fresh.data[i]!);
  expect(apart / (32 * 40)).toBeLessThan(12);
});
