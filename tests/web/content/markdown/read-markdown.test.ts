import { expect, test } from "vitest";
import { TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { readMarkdown } from "#web/content/markdown/read-markdown.ts";

const HEAD = { title: "Window light", description: "How to use a window.", summary: "One window" };

/** Reads a text with this body; `head` replaces lines of a good one. */
function read(body: string, head: Record<string, unknown> = {}) {
  const lines = Object.entries({ ...HEAD, ...head }).map(([name, value]) => `${name}: ${value}`);
  return readMarkdown(`---\n${lines.join("\n")}\n---\n\n${body}\n`, "light.md");
}

test("the head is read, and is no how-to unless it says so", () => {
  expect(read("Words.")).toMatchObject({ ...HEAD, howTo: false, steps: [] });
});

test.each([
  ["a title that is too long", { title: "x".repeat(61) }, "title"],
  ["a description that is too long", { description: "x".repeat(156) }, "description"],
  ["a summary that is too long", { summary: "x".repeat(91) }, "summary"],
  ["a name nobody knows", { titel: "Oops" }, "titel"],
  ["a how-to that is neither true nor false", { howTo: "perhaps" }, "howTo"],
])("the head with %s fails by name of file and field", (_, head, field) => {
  expect(() => read("Words.", head)).toThrow(new RegExp(`^light\\.md: [^]*${field}`));
});

test("the head must be there", () => {
  expect(() => readMarkdown("## Light\n", "light.md")).toThrow(/^light\.md: .*head/);
});

test("facts are filled in, in the head too", () => {
  const page = read("It costs {{training-credits}} credits.", { summary: "{{training-credits}} credits" });
  expect(page.html).toBe(`<p>It costs ${TRAINING_CREDITS} credits.</p>\n`);
  expect(page.summary).toBe(`${TRAINING_CREDITS} credits`);
});

type Case = [name: string, body: string, message: RegExp];
test.each<Case>([
  ["a fact there is none of", "It costs {{no-such-fact}}.", /^light\.md: no fact/],
  ["a fact in other letters", "It costs {{Training_Credits}}.", /^light\.md: no fact/],
  ["a heading of the first level", "# Light", /## Light/],
  [
    "a column without a name",
    "## Shapes\n\n| | For |\n|---|---|\n| Tall | phones |\n",
    /“Shapes” has no name/,
  ],
  ...["guides", "//example.com", "http://example.com", "javascript:alert(1)", "../guides"].map(
    (href): Case => [`a link to ${href}`, `[a](${href})`, /^light\.md: the link to/],
  ),
  ...["<div>a</div>", "a <b>b</b>", "<!-- note -->", "- <br>", "| a |\n|---|\n| <i>b</i> |"].map(
    (html): Case => [html, html, /raw HTML/],
  ),
])("%s is refused", (_, body, message) => {
  expect(() => read(body)).toThrow(message);
});

test("headings get an id each, unique on the page, and keep their words without signs", () => {
  const page = read("## Light & *shade*\n\n### Again\n\n## Light & shade");
  expect(page.headings).toEqual([
    { id: "light--shade", text: "Light & shade", level: 2 },
    { id: "again", text: "Again", level: 3 },
    { id: "light--shade-1", text: "Light & shade", level: 2 },
  ]);
  expect(page.html).toContain('<h2 id="light--shade">Light &amp; <em>shade</em></h2>');
});

test("links inside stay plain, outside ones give nothing away", () => {
  const { html } = read("[a](/guides) [b](#top) [c](mailto:a@b.example) [d](https://example.com/?a=1&b=2)");
  expect(html).toBe(
    '<p><a href="/guides">a</a> <a href="#top">b</a> <a href="mailto:a@b.example">c</a> ' +
      '<a href="https://example.com/?a=1&amp;b=2" rel="noopener">d</a></p>\n',
  );
});

test("tables scroll in a frame that a keyboard reaches and that has a name of its own", () => {
  const table = "| Shape | For |\n|---|---|\n| Tall | *phones* |\n";
  const { html } = read(`## Shapes & uses\n\n${table}\nAnd\n\n${table}`);
  expect(html).toContain(
    '<div class="table-scroll" role="region" aria-label="Table: Shapes &amp; uses" tabindex="0"><table>',
  );
  expect(html).toContain('aria-label="Table: Shapes &amp; uses, 2"');
  expect(html).toContain('<thead><tr><th scope="col">Shape</th><th scope="col">For</th></tr></thead>');
  expect(html).toContain("<tbody><tr><td>Tall</td><td><em>phones</em></td></tr></tbody>");
});

test("steps are a how-to's sections in order, in plain words", () => {
  const body =
    "Before.\n\n## Open\n\nGo *there*.\n\n- one\n- two\n\n### Detail\n\nMore.\n\n## Close\n\nDone.";
  expect(read(body, { howTo: true }).steps).toEqual([
    { id: "open", name: "Open", text: "Go there. one two Detail More." },
    { id: "close", name: "Close", text: "Done." },
  ]);
});

test("questions are what stands under a group, with an answer as HTML and in plain words", () => {
  const photos = "## Photos\n\nIntro.\n\n### How many?\n\nTen.\n\nOr [more](/guides).\n\n### Why?\n\nSo.";
  expect(read(`${photos}\n\n## Money\n\n### What?\n\nThat.`).questions).toEqual([
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
