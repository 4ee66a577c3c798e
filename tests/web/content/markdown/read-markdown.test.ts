import { describe, expect, it } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { readMarkdown } from "#web/content/markdown/read-markdown.ts";

const HEAD = { title: "Window light", description: "How to use a window.", summary: "One window" };

/** A text with this body; `head` replaces lines of a good one. */
function textOf(body: string, head: Record<string, unknown> = {}): string {
  const lines = Object.entries({ ...HEAD, ...head }).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}
const read = (body: string, head?: Record<string, unknown>) => readMarkdown(textOf(body, head), "light.md");

describe("the head", () => {
  it("is read, and is no how-to unless it says so", () => {
    expect(read("Words.")).toMatchObject({ ...HEAD, howTo: false, steps: [] });
  });

  it.each([
    ["a title that is too long", { title: "x".repeat(61) }, "title"],
    ["a description that is too long", { description: "x".repeat(156) }, "description"],
    ["a summary that is too long", { summary: "x".repeat(91) }, "summary"],
    ["a name nobody knows", { titel: "Oops" }, "titel"],
    ["a how-to that is neither true nor false", { howTo: "perhaps" }, "howTo"],
  ])("with %s fails by name of file and field", (_, head, field) => {
    expect(() => read("Words.", head)).toThrow(new RegExp(`^light\\.md: [^]*${field}`));
  });

  it("must be there", () => {
    expect(() => readMarkdown("## Light\n", "light.md")).toThrow(/^light\.md: .*head/);
  });
});

describe("facts", () => {
  it("are filled in, in the head too", () => {
    const page = read("It costs {{training-credits}} credits.", { summary: "{{training-credits}} credits" });
    expect(page.html).toBe(`<p>It costs ${TRAINING_CREDITS} credits.</p>\n`);
    expect(page.summary).toBe(`${TRAINING_CREDITS} credits`);
  });

  it.each(["{{no-such-fact}}", "{{Training_Credits}}"])("that are none fail: %s", (fact) => {
    expect(() => read(`It costs ${fact}.`)).toThrow(/^light\.md: no fact/);
  });
});

describe("headings", () => {
  it("get an id each, unique on the page, and keep their words without signs", () => {
    const page = read("## Light & *shade*\n\n### Again\n\n## Light & shade");
    expect(page.headings).toEqual([
      { id: "light--shade", text: "Light & shade", level: 2 },
      { id: "again", text: "Again", level: 3 },
      { id: "light--shade-1", text: "Light & shade", level: 2 },
    ]);
    expect(page.html).toContain('<h2 id="light--shade">Light &amp; <em>shade</em></h2>');
  });

  it("of the first level are the title's alone", () => {
    expect(() => read("# Light")).toThrow(/## Light/);
  });
});

describe("links", () => {
  it("inside stay plain, outside ones give nothing away", () => {
    const { html } = read("[a](/guides) [b](#top) [c](mailto:a@b.example) [d](https://example.com/?a=1&b=2)");
    expect(html).toContain('<a href="/guides">a</a>');
    expect(html).toContain('<a href="#top">b</a>');
    expect(html).toContain('<a href="mailto:a@b.example">c</a>');
    expect(html).toContain('<a href="https://example.com/?a=1&amp;b=2" rel="noopener">d</a>');
  });

  it.each(["guides", "//example.com", "http://example.com", "javascript:alert(1)", "../guides"])(
    "to %s are refused",
    (href) => {
      expect(() => read(`[a](${href})`)).toThrow(/^light\.md: the link to/);
    },
  );
});

describe("raw HTML", () => {
  it.each(["<div>a</div>", "a <b>b</b>", "<!-- note -->", "- <br>", "| a |\n|---|\n| <i>b</i> |"])(
    "is refused: %j",
    (body) => {
      expect(() => read(body)).toThrow(/raw HTML/);
    },
  );

  it("written as code is text", () => {
    expect(read("`<b>`").html).toBe("<p><code>&lt;b&gt;</code></p>\n");
  });
});

describe("tables", () => {
  const TABLE = "| Shape | For |\n|---|---|\n| Tall | *phones* |\n";

  it("scroll in a frame that a keyboard reaches and that has a name", () => {
    const { html } = read(`## Shapes & uses\n\n${TABLE}`);
    expect(html).toContain(
      '<div class="table-scroll" role="region" aria-label="Table: Shapes &amp; uses" tabindex="0"><table>',
    );
    expect(html).toContain('<thead><tr><th scope="col">Shape</th><th scope="col">For</th></tr></thead>');
    expect(html).toContain("<tbody><tr><td>Tall</td><td><em>phones</em></td></tr></tbody>");
  });

  it("name each of their columns", () => {
    expect(() => read("## Shapes\n\n| | For |\n|---|---|\n| Tall | phones |\n")).toThrow(
      /“Shapes” has no name/,
    );
  });

  it("of one section have different names", () => {
    const { html } = read(`## Shapes\n\n${TABLE}\nAnd\n\n${TABLE}`);
    expect(html.match(/aria-label="[^"]+"/g)).toEqual([
      'aria-label="Table: Shapes"',
      'aria-label="Table: Shapes, 2"',
    ]);
  });
});

describe("steps", () => {
  const BODY =
    "Before.\n\n## Open\n\nGo *there*.\n\n- one\n- two\n\n### Detail\n\nMore.\n\n## Close\n\nDone.";

  it("are a how-to's sections in order, in plain words", () => {
    expect(read(BODY, { howTo: true }).steps).toEqual([
      { id: "open", name: "Open", text: "Go there. one two Detail More." },
      { id: "close", name: "Close", text: "Done." },
    ]);
  });
});

describe("questions", () => {
  it("are what stands under a group, with an answer as HTML and in plain words", () => {
    const page = read(
      "## Photos\n\nIntro.\n\n### How many?\n\nTen.\n\nOr [more](/guides).\n\n### Why?\n\nSo.\n\n## Money\n\n### What?\n\nThat.",
    );
    expect(page.questions).toEqual([
      {
        id: "how-many",
        group: "Photos",
        question: "How many?",
        answerHtml: '<p>Ten.</p>\n<p>Or <a href="/guides">more</a>.</p>',
        answerText: "Ten. Or more.",
      },
      { id: "why", group: "Photos", question: "Why?", answerHtml: "<p>So.</p>", answerText: "So." },
      { id: "what", group: "Money", question: "What?", answerHtml: "<p>That.</p>", answerText: "That." },
    ]);
  });
});
