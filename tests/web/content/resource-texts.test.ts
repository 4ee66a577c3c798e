import { describe, expect, it } from "vitest";
import { APP_PAGES, PUBLIC_PAGES, RESOURCES, STEP_PAGES } from "#schema/site/pages.ts";
import { SITE } from "#schema/site/site.ts";
import { SELFIE_RETENTION_DAYS } from "#schema/trainings/training.ts";
import { UNUSED_UPLOAD_DAYS } from "#schema/trainings/upload.ts";
import { readResource, TEXTS } from "#web/content/read-guide.ts";

const LEGAL = ["privacy-policy", "terms-of-service", "restrictions"] as const;
const PAGES = new Set([...PUBLIC_PAGES, ...STEP_PAGES, ...APP_PAGES]);

it("every text of the resources has a page, and the other way round", () => {
  const written = Object.keys(TEXTS).filter((path) => path.startsWith("./resources/"));
  expect(written.sort()).toEqual(RESOURCES.map((slug) => `./resources/${slug}.md`).sort());
});

describe.each(RESOURCES)("%s", (slug) => {
  const { html, headings } = readResource(slug);

  it("is divided into sections with names of their own", () => {
    const names = headings.map(({ text }) => text);
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names).size).toBe(names.length);
  });

  it("leads only to pages there are, and to sections that stand on them", () => {
    const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map((found) => found[1]!);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const [path = "", section] = link.split("#");
      expect(PAGES, `${slug} links to ${path}`).toContain(path);
      if (section === undefined) continue;
      const target = readResource(path.split("/").at(-1)!);
      expect(target.headings.map(({ id }) => id)).toContain(section);
    }
  });

  it("says plainly where to write", () => {
    expect(html).toContain(`mailto:${SITE.supportEmail}`);
  });

  it("does not raise its voice", () => {
    expect(html.replaceAll(/<[^>]+>/g, "")).not.toMatch(/!/);
  });
});

describe.each(LEGAL)("%s, as a legal text", (slug) => {
  const { html } = readResource(slug);

  it("begins by saying that a lawyer has yet to review it, and when it was written", () => {
    const note = /^<blockquote>(.*?)<\/blockquote>/s.exec(html)?.[1];
    expect(note).toMatch(/lawyer has yet to review it/);
    expect(note).toContain("21 November 2026");
  });

  it("marks what only the operator can know", () => {
    expect(html).toContain("<strong>[Operator to fill in");
  });
});

describe("the privacy policy", () => {
  const { html } = readResource("privacy-policy");
  const table = (section: string) =>
    new RegExp(`aria-label="Table: ${section}".*?</table>`, "s").exec(html)?.[0] ?? "";

  it("names everyone who helps us", () => {
    for (const company of ["Cloudflare", "Turso", "Upstash", "fal", "Resend", "Google", "Stripe"]) {
      expect(table("Who helps us")).toContain(`<td>${company}</td>`);
    }
  });

  it("keeps photos as long as the product does", () => {
    const kept = table("How long we keep it");
    expect(kept).toMatch(new RegExp(`no training uses</td><td>${UNUSED_UPLOAD_DAYS} days`));
    expect(kept).toMatch(new RegExp(`Selfies of a training</td><td>${SELFIE_RETENTION_DAYS} days`));
  });

  it("speaks of faces, rights, transfers, cookies and children", () => {
    const names = readResource("privacy-policy").headings.map(({ text }) => text);
    expect(names).toEqual(
      expect.arrayContaining([
        "Your face",
        "Your rights",
        "Where it is",
        "Cookies and what your browser keeps",
        "Children",
      ]),
    );
  });
});

describe("the restrictions", () => {
  it("give a reason for every refusal", () => {
    const { html } = readResource("restrictions");
    const refused = /<h2 id="what-we-refuse">.*?(?=<h2)/s.exec(html)?.[0] ?? "";
    const kinds = refused.split("<h3").slice(1);
    expect(kinds.length).toBeGreaterThan(8);
    const without = kinds.filter((kind) => !kind.includes("<em>"));
    // a loophole needs no reason, and neither does the law
    expect(without).toHaveLength(2);
  });
});

describe("the questions", () => {
  const { questions } = readResource("faq");

  it("are enough, in the groups people look for, each once", () => {
    expect([...new Set(questions.map(({ group }) => group))]).toEqual([
      "Getting started",
      "Photos and training",
      "Pictures",
      "Privacy",
      "Credits and billing",
      "Account",
    ]);
    expect(questions.length).toBeGreaterThanOrEqual(28);
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  });

  it("each have a short answer", () => {
    for (const { question, answerText } of questions) {
      expect(answerText, question).toMatch(/\S/);
      expect(answerText.length, question).toBeLessThan(420);
    }
  });
});
