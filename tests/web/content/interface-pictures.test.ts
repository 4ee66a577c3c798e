import { globSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { interfacePicture, pictureIn } from "#web/content/interface-pictures.ts";
import { readMarkdown } from "#web/content/markdown/read-markdown.ts";
import { renderFigure } from "#web/content/markdown/render-figure.ts";

const PUBLIC = "web/public";

const used = new Set(
  globSync("web/content/**/*.md").flatMap((file) =>
    Array.from(readFileSync(file, "utf8").matchAll(/\(interface:([\w-]+)/g), ([, name]) => name!),
  ),
);

test("the pictures of our interface in our texts are there in both schemes and sizes, as large as they say", async () => {
  expect(used.size).toBeGreaterThan(5);
  for (const name of used) {
    const { light, dark, width, height } = interfacePicture(name)!;
    const files = [light.srcSet, dark.srcSet].flatMap((set) => set.split(", "));
    expect(files).toHaveLength(4);
    for (const file of files) {
      const [address, descriptor] = file.split(" ");
      const found = await sharp(PUBLIC + address).metadata();
      expect([address, `${found.width}w`, found.format]).toEqual([address, descriptor, "heif"]);
      // half a pixel of rounding
      expect(Math.abs(found.height - (height * found.width) / width)).toBeLessThanOrEqual(0.5);
    }
    expect(files).toContain(`${light.src} 720w`);
    expect(files.some((file) => file.endsWith(` ${width}w`))).toBe(true);
  }
});

const made = { viewer: { width: 1440, height: 900, placeholder: "data:image/png;base64,AAAA" } };
const render = (name: string, input: { alt?: string; caption?: string } = {}) =>
  renderFigure({ href: name, alt: "A picture", caption: null, ...input }, (one) => pictureIn(made, one));

test("a figure waits for its turn, follows the colour scheme and says what it shows", () => {
  const html = render("interface:viewer", { alt: 'The "viewer"', caption: "One <picture>" });
  const dark = "/pictures/interface/viewer-dark";
  expect(html).toContain(
    `<figure><picture><source media="(prefers-color-scheme: dark)" srcset="${dark}-720.avif 720w, ${dark}-1440.avif 1440w"`,
  );
  expect(html).toContain('<img src="/pictures/interface/viewer-light-720.avif"');
  expect(html).toContain('width="1440" height="900" alt="The &quot;viewer&quot;" loading="lazy"');
  expect(html).toContain("<figcaption>One &lt;picture&gt;</figcaption></figure>");
});

test("a figure must be of our interface, under a name there is, and described; one not made yet is left out", () => {
  expect(render("interface:dashboard")).toBe("");
  expect(() => render("/a.png")).toThrow(/not a picture of our interface/);
  expect(() => render("interface:viewer", { alt: " " })).toThrow(/does not say what it shows/);
  expect(() => render("interface:veiwer")).toThrow(/veiwer/);
  expect(() => pictureIn({ ...made, veiwer: made.viewer }, "viewer")).toThrow();
});

test("a figure in a text stands alone, in no paragraph, and fails by name of the file", () => {
  const read = (body: string) =>
    readMarkdown(`---\ntitle: A\ndescription: B\nsummary: C\n---\n${body}\n`, "a.md");
  expect(() => read("![The viewer](interface:veiwer)")).toThrow(/^a\.md: .*veiwer/);
  expect(() => read("See ![The viewer](interface:viewer) here")).toThrow(/paragraph of its own/);
  expect(read("One.\n\n![The viewer](interface:viewer)\n\nTwo.").html).not.toContain("<p></p>");
});
