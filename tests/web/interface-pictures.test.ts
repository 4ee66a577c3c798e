import { globSync, readdirSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { INTERFACE_PICTURES, interfacePicture } from "#web/content/interface-pictures.ts";

const PUBLIC = "web/public";
const FOLDER = `${PUBLIC}/pictures/interface/`;
const MOST_BYTES = 3 * 1024 * 1024;

const used = new Set(
  globSync("web/content/**/*.md").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/\(interface:([\w-]+)/g), ([, name]) => name ?? ""),
  ),
);

describe("the pictures of our interface", () => {
  it("are shown by our texts", () => {
    expect(used.size).toBeGreaterThan(5);
  });

  it.each([...used])("%s is there in both schemes and sizes, as large as it says", async (name) => {
    const picture = interfacePicture(name);
    if (!picture) throw new Error(`${name} has not been made`);
    const { light, dark, width, height } = picture;
    const files = [light.srcSet, dark.srcSet].flatMap((set) => set.split(", "));
    expect(files).toHaveLength(4);
    for (const file of files) {
      const [address, descriptor] = file.split(" ");
      const found = await sharp(PUBLIC + address).metadata();
      expect(`${found.width}w`).toBe(descriptor);
      expect(found.format).toBe("heif");
      // half a pixel of rounding
      expect(Math.abs(found.height - (height * found.width) / width)).toBeLessThanOrEqual(0.5);
    }
    expect(files).toContain(`${light.src} 720w`);
    expect(files.some((file) => file.endsWith(` ${width}w`))).toBe(true);
  });

  it("are written down for all of them, with placeholders of a few bytes", () => {
    for (const name of INTERFACE_PICTURES) {
      expect(interfacePicture(name)?.placeholder.length ?? Number.POSITIVE_INFINITY, name).toBeLessThan(300);
    }
  });

  it("weigh little together, and nothing else lies beside them", () => {
    const files = readdirSync(FOLDER);
    expect(files).toHaveLength(INTERFACE_PICTURES.length * 4);
    const bytes = files.reduce((sum, file) => sum + statSync(FOLDER + file).size, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
});
