import { describe, expect, it } from "vitest";
import { interfacePicture, pictureIn } from "#web/content/interface-pictures.ts";
import { readMarkdown } from "#web/content/markdown/read-markdown.ts";
import { renderFigure } from "#web/content/markdown/render-figure.ts";

const MADE = { viewer: { width: 1440, height: 900, placeholder: "data:image/png;base64,AAAA" } };
const find = (name: string) => pictureIn(MADE, name);

describe("a picture of our interface", () => {
  it("comes in two sizes on light paper and in the darkroom, with its frame held", () => {
    expect(find("viewer")).toEqual({
      light: {
        src: "/pictures/interface/viewer-light-720.avif",
        srcSet:
          "/pictures/interface/viewer-light-720.avif 720w, /pictures/interface/viewer-light-1440.avif 1440w",
      },
      dark: {
        srcSet:
          "/pictures/interface/viewer-dark-720.avif 720w, /pictures/interface/viewer-dark-1440.avif 1440w",
      },
      ...MADE.viewer,
    });
  });

  it("is left out while it has not been made", () => {
    expect(find("dashboard")).toBeNull();
    expect(renderFigure({ href: "interface:dashboard", alt: "The dashboard", caption: null }, find)).toBe("");
  });

  it("fails where nobody knows its name, made or not", () => {
    expect(() => interfacePicture("veiwer")).toThrow(/veiwer/);
    expect(() => pictureIn({ ...MADE, veiwer: MADE.viewer }, "viewer")).toThrow();
  });
});

describe("a figure", () => {
  it("waits for its turn, follows the colour scheme and says what it shows", () => {
    const html = renderFigure(
      { href: "interface:viewer", alt: 'The "viewer"', caption: "One <picture>" },
      find,
    );
    expect(html).toMatch(
      /^<figure><picture><source media="\(prefers-color-scheme: dark\)" srcset="[^"]*dark/,
    );
    expect(html).toContain('width="1440" height="900" alt="The &quot;viewer&quot;" loading="lazy"');
    expect(html).toContain("<figcaption>One &lt;picture&gt;</figcaption></figure>");
  });

  it("must be of our interface, and described", () => {
    const figure = (href: string, alt: string) => () => renderFigure({ href, alt, caption: null }, find);
    expect(figure("/a.png", "A picture")).toThrow(/not a picture of our interface/);
    expect(figure("interface:viewer", " ")).toThrow(/does not say what it shows/);
  });
});

describe("a picture in a text", () => {
  const read = (body: string) =>
    readMarkdown(`---\ntitle: A\ndescription: B\nsummary: C\n---\n${body}\n`, "a.md");

  it("with an unknown name fails by name of the file", () => {
    expect(() => read("![The viewer](interface:veiwer)")).toThrow(/^a\.md: .*veiwer/);
  });

  it("must stand alone, since a figure cannot stand in a line of text", () => {
    expect(() => read("See ![The viewer](interface:viewer) here")).toThrow(/paragraph of its own/);
  });

  it("never leaves an empty paragraph behind", () => {
    expect(read("One.\n\n![The viewer](interface:viewer)\n\nTwo.").html).not.toContain("<p></p>");
  });
});
