import { expect, test } from "vitest";
import { REMEMBERED } from "#functions/services/context.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import { readResource } from "#web/content/read-guide.ts";

const LEGAL = ["privacy-policy", "terms-of-service", "restrictions"];

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
  expect(kept).toMatch(new RegExp(`no training uses</td><td>${RETENTION_DAYS.unusedUpload} days`));
  expect(kept).toMatch(new RegExp(`Selfies of a training</td><td>${RETENTION_DAYS.selfies} days`));
});

test("the privacy policy names every cookie we have a browser remember", () => {
  const names = Array.from(
    table("Cookies and what your browser keeps").matchAll(/<code>likeness\.([\w-]+)/g),
    ([, name]) => name,
  );
  expect(names).toEqual(expect.arrayContaining([...REMEMBERED]));
});
