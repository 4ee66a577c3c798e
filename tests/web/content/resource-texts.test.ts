import { describe, expect, it } from "vitest";
import { RESOURCES } from "#schema/site/pages.ts";
import { SITE } from "#schema/site/site.ts";
import { SELFIE_RETENTION_DAYS } from "#schema/trainings/training.ts";
import { UNUSED_UPLOAD_DAYS } from "#schema/trainings/upload.ts";
import { readResource } from "#web/content/read-guide.ts";

const LEGAL = ["privacy-policy", "terms-of-service", "restrictions"] as const;

it.each(RESOURCES)("%s is divided into sections with names of their own, and says where to write", (slug) => {
  const { html, headings } = readResource(slug);
  const names = headings.map(({ text }) => text);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  expect(html).toContain(`mailto:${SITE.supportEmail}`);
});

it.each(LEGAL)(
  "%s says first that a lawyer has yet to review it, and marks what only the operator knows",
  (slug) => {
    const { html } = readResource(slug);
    const note = /^<blockquote>(.*?)<\/blockquote>/s.exec(html)?.[1];
    expect(note).toMatch(/lawyer has yet to review it/);
    expect(note).toContain("21 November 2026");
    expect(html).toContain("<strong>[Operator to fill in");
  },
);

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
