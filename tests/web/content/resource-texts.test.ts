import { expect, test } from "vitest";
import { RESOURCES } from "#schema/site/pages.ts";
import { SITE } from "#schema/site/site.ts";
import { SELFIE_RETENTION_DAYS } from "#schema/trainings/training.ts";
import { UNUSED_UPLOAD_DAYS } from "#schema/trainings/upload.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { readResource } from "#web/content/read-guide.ts";

const LEGAL = ["privacy-policy", "terms-of-service", "restrictions"];
const namesIn = (slug: string) => readResource(slug).headings.map(({ text }) => text);

rulesFor(RESOURCES, String)("each has sections with names of their own, and says where to write", (slug) => {
  const names = namesIn(slug);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  expect(readResource(slug).html).toContain(`mailto:${SITE.supportEmail}`);
});

rulesFor(LEGAL, String)(
  "legal texts say first that a lawyer has yet to review them, and what to fill in",
  (slug) => {
    const { html } = readResource(slug);
    const note = /^<blockquote>(.*?)<\/blockquote>/s.exec(html)?.[1];
    expect(note).toMatch(/lawyer has yet to review it/);
    expect(note).toContain("21 November 2026");
    expect(html).toContain("<strong>[Operator to fill in");
  },
);

const { html } = readResource("privacy-policy");
const table = (section: string) =>
  new RegExp(`aria-label="Table: ${section}".*?</table>`, "s").exec(html)?.[0] ?? "";

test("the privacy policy names everyone who helps us", () => {
  const helpers = Array.from(table("Who helps us").matchAll(/<tr><td>([^<]*)/g), ([, name]) => name);
  const companies = ["Cloudflare", "Turso", "Upstash", "fal", "Resend", "Google", "Stripe"];
  expect(helpers).toEqual(expect.arrayContaining(companies));
});

test("the privacy policy keeps photos as long as the product does", () => {
  const kept = table("How long we keep it");
  expect(kept).toMatch(new RegExp(`no training uses</td><td>${UNUSED_UPLOAD_DAYS} days`));
  expect(kept).toMatch(new RegExp(`Selfies of a training</td><td>${SELFIE_RETENTION_DAYS} days`));
});

test("the privacy policy speaks of faces, rights, transfers, cookies and children", () => {
  const cookies = "Cookies and what your browser keeps";
  const sections = ["Your face", "Your rights", "Where it is", cookies, "Children"];
  expect(namesIn("privacy-policy")).toEqual(expect.arrayContaining(sections));
});

test("the restrictions give a reason for every refusal", () => {
  const { html } = readResource("restrictions");
  const refused = /<h2 id="what-we-refuse">.*?(?=<h2)/s.exec(html)?.[0] ?? "";
  const kinds = refused.split("<h3").slice(1);
  expect(kinds.length).toBeGreaterThan(8);
  // a loophole needs no reason, and neither does the law
  expect(kinds.filter((kind) => !kind.includes("<em>"))).toHaveLength(2);
});

test("the questions are enough, in the groups people look for, each once and with a short answer", () => {
  const { questions } = readResource("faq");
  expect(questions.length).toBeGreaterThanOrEqual(28);
  expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
  expect([...new Set(questions.map(({ group }) => group))]).toEqual([
    "Getting started",
    "Photos and training",
    "Pictures",
    "Privacy",
    "Credits and billing",
    "Account",
  ]);
  for (const { question, answerText } of questions) {
    expect(answerText, question).toMatch(/\S/);
    expect(answerText.length, question).toBeLessThan(420);
  }
});
