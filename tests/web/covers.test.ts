import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { THEMES } from "#schema/catalogue/index.ts";
import { loadCasting } from "#scripts/covers/casting.ts";
import { composeCover } from "#scripts/covers/compose-cover.ts";
import { FIRST_PICTURE, toAvif } from "#scripts/covers/encode.ts";
import { planCovers } from "#scripts/covers/plan-covers.ts";
import { testInFull } from "#tests/support/tier.ts";
import { packCover, shareImage, themeCover } from "#web/content/covers.ts";
import { hashDistance, perceptualHash } from "#web/engine/pixels/perceptual-hash.ts";
import { buildPyramid } from "#web/engine/pixels/resample.ts";
import { type PictureSource, srcSetOf } from "#web/ui/pictures/picture-source.ts";

const publicFiles = fileURLToPath(new URL("../../web/public", import.meta.url));
const packs = THEMES.flatMap((theme) => theme.packs.map((pack) => ({ theme, pack })));

/** Addresses in a srcset with the widths it promises. */
function sizesOf(source: PictureSource): { path: string; width: number }[] {
  return srcSetOf(source)
    .split(", ")
    .map((part) => {
      const [path, width] = part.split(" ") as [string, string];
      return { path, width: Number.parseInt(width, 10) };
    });
}

async function pixels(source: string | Buffer, width: number, height: number) {
  const { data } = await sharp(source)
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data) };
}

describe("covers", () => {
  it("exist for every theme and pack in the sizes they say, four to five", async () => {
    const sources = [
      ...THEMES.map(({ slug }) => themeCover(slug)),
      ...packs.map(({ theme, pack }) => packCover(theme.slug, pack.slug)),
    ];
    expect(sources).toHaveLength(THEMES.length + packs.length);
    for (const source of sources) {
      const sizes = sizesOf(source);
      expect(source.src).toBe(sizes[0]!.path);
      expect(source.width).toBe(sizes.at(-1)!.width);
      for (const { path, width } of sizes) {
        const about = await sharp(publicFiles + path).metadata();
        expect([path, about.format, about.width, about.height, about.bitsPerSample]).toEqual([
          path,
          "heif",
          width,
          (width * 5) / 4,
          8,
        ]);
      }
      expect(source.height).toBe((source.width * 5) / 4);
      expect(source.placeholder).toMatch(/^data:image\/webp;base64,/);
      expect(source.placeholder?.length).toBeLessThanOrEqual(200);
      expect(source.alt).toMatch(/^An? .+ in the style of /);
    }
  });

  it("have share images that link previews take", async () => {
    for (const image of [shareImage(), ...THEMES.map(({ slug }) => shareImage(slug))]) {
      const { format, width, height } = await sharp(publicFiles + image.path).metadata();
      expect([image.path, format, width, height]).toEqual([image.path, "jpeg", 1200, 630]);
      expect(statSync(publicFiles + image.path).size).toBeLessThan(150_000);
      expect(image.alt.length).toBeGreaterThan(20);
    }
  });

  it("weigh little together, and none is left over from what the catalogue no longer has", () => {
    const files = globSync("{covers,share}/**/*.{avif,jpg}", { cwd: publicFiles });
    const bytes = files.reduce((sum, file) => sum + statSync(`${publicFiles}/${file}`).size, 0);
    expect(bytes).toBeLessThan(15e6);
    // a theme's two widths, a pack's four, a share image for each theme and one for the site
    expect(files).toHaveLength(THEMES.length * 2 + packs.length * 4 + THEMES.length + 1);
  });

  testInFull("come to a phone within the round trips of the fonts, however fine their grain", async () => {
    const files = globSync(`covers/**/*-${FIRST_PICTURE.width}.avif`, { cwd: publicFiles });
    expect(files).toHaveLength(THEMES.length + packs.length);
    const heavy = files.filter((file) => statSync(`${publicFiles}/${file}`).size > FIRST_PICTURE.bytes);
    expect(heavy).toEqual([]);
    // rain at night: more than the bytes at full quality, so it has less there, and its full one in other sizes
    const grainy = await pixels(`${publicFiles}/covers/film-noir/high-contrast-portraits-640.avif`, 640, 800);
    expect((await toAvif(grainy, FIRST_PICTURE.width)).byteLength).toBeLessThanOrEqual(FIRST_PICTURE.bytes);
    expect((await toAvif(grainy, FIRST_PICTURE.width + 2)).byteLength).toBeGreaterThan(FIRST_PICTURE.bytes);
  });

  it("are told apart", async () => {
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

  it("show a figure the pack is made for, and no pack that is not there", async () => {
    for (const theme of THEMES) {
      const { sitters } = await loadCasting(theme.slug);
      expect(Object.keys(sitters)).toEqual(theme.packs.map(({ slug }) => slug));
      for (const pack of theme.packs) {
        const figure = sitters[pack.slug]!.split(" ")[0]!.toUpperCase();
        expect([pack.slug, ...pack.allowedGenderOrCategory]).toContain(figure);
      }
    }
  });

  it("are planned apart, whatever theme comes between two others", async () => {
    const numbers = await Promise.all(THEMES.map(async ({ slug }) => (await loadCasting(slug)).number));
    expect(new Set(numbers).size).toBe(THEMES.length);
  });

  testInFull("are what the script makes", async () => {
    const planned = (await planCovers()).find(({ pack }) => pack === "the-mysterious-figure")!;
    const made = composeCover(planned.cover, 96, 120);
    const committed = publicFiles + packCover("film-noir", "the-mysterious-figure").src;
    expect(existsSync(committed)).toBe(true);
    const kept = await pixels(readFileSync(committed), 32, 40);
    const fresh = await pixels(
      await sharp(Buffer.from(made.data.buffer), { raw: { width: 96, height: 120, channels: 4 } })
        .png()
        .toBuffer(),
      32,
      40,
    );
    let apart = 0;
    for (let i = 0; i < kept.data.length; i += 4) apart += Math.abs(kept.data[i]! - fresh.data[i]!);
    expect(apart / (32 * 40)).toBeLessThan(12);
  });

  it("are the same every time", async () => {
    const { cover } = (await planCovers())[40]!;
    expect(composeCover(cover, 48, 60).data).toEqual(composeCover(cover, 48, 60).data);
  });

  it("say which theme is unknown", () => {
    expect(() => packCover("film-noir", "no-such-pack")).toThrow("film-noir/no-such-pack");
    expect(() => shareImage("no-such-theme")).toThrow("no-such-theme");
  });
});
