import { readFileSync } from "node:fs";
import { parse } from "parse5";
import { expect, test } from "vitest";
import type { Deps } from "#functions/deps.ts";
import { PALETTE } from "#functions/services/emails/kit/palette.ts";
import { renderEmail } from "#functions/services/emails/render-email.ts";
import { CREDIT_PACKS, PLANS } from "#schema/billing/plans.ts";
import {
  EMAIL_KINDS,
  EMAIL_TYPES,
  EMAILS,
  type EmailInfo,
  type EmailTemplate,
  MARKETING_KINDS,
} from "#schema/emails/emails.ts";
import { isAppRoute } from "#schema/site/app-routes.ts";
import { PUBLIC_PAGES, STEP_PAGES } from "#schema/site/pages.ts";
import { SAMPLE_EMAILS } from "#scripts/sample-emails.ts";
import { rulesFor } from "#tests/support/exceptions.ts";

const APP = "https://likeness.example";
const deps = {
  config: { APP_URL: APP, AUTH_SECRET: ["a secret of at least thirty-two characters"] },
} as unknown as Deps;
const render = async (template: string, params: Record<string, string>) =>
  (await renderEmail(deps, { id: "mail-1", template, params }))!;

/** Every address a mail leads to. */
function linksOf(html: string): string[] {
  const links: string[] = [];
  const visit = (node: { attrs?: { name: string; value: string }[]; childNodes?: unknown[] }) => {
    for (const { name, value } of node.attrs ?? []) if (name === "href" || name === "src") links.push(value);
    for (const child of node.childNodes ?? []) visit(child as typeof node);
  };
  visit(parse(html) as never);
  return links;
}

const WAYS_OUT = /\/(unsubscribe|email-preferences)\?/;
const exists = (path: string) =>
  PUBLIC_PAGES.includes(path) || STEP_PAGES.includes(path) || isAppRoute(path) || path === "/api/health";

test("every mail has a sample, and every type of mail there is has a mail", () => {
  const sampled = new Set(SAMPLE_EMAILS.map(({ template }) => template));
  expect(Object.keys(EMAILS).filter((template) => !sampled.has(template as EmailTemplate))).toEqual([]);
  const types = new Set(Object.values(EMAILS).map(({ type }: EmailInfo) => type));
  expect(EMAIL_TYPES.filter((type) => !types.has(type))).toEqual([]);
});

const MAILS = await Promise.all(
  SAMPLE_EMAILS.map(async ({ name, template, params }) => {
    const info: EmailInfo = EMAILS[template];
    return { name, template, params, info, mail: await render(template, params) };
  }),
);
const rule = rulesFor(MAILS, ({ template, name }) => `${template} ${name}`);

rule("has a subject, a title, and a text part that says the same, and is small", ({ info, params, mail }) => {
  const { html, text } = mail;
  expect(info.subject).toMatch(/^\S.{3,58}\S$/);
  const title = /<title>(.+?)<\/title>/.exec(html)?.[1];
  expect(title).toBeTruthy();
  expect(text.startsWith(title!)).toBe(true);
  expect(text).not.toMatch(/<\/?[a-z]|&[a-z#]+\d*;|undefined|NaN|\[object/i);
  expect(html).not.toMatch(/>[^<]*(undefined|NaN|\[object)[^<]*</);
  for (const value of Object.values(params).filter((one) => one.length > 5)) expect(text).toContain(value);
  expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(100 * 1024);
});

rule(
  "leads to pages that exist, the same in both parts, and asks nothing of anybody to be shown",
  ({ mail }) => {
    const { html, text } = mail;
    const links = linksOf(html);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link.startsWith(`${APP}/`), link).toBe(true);
      expect(exists(new URL(link).pathname), link).toBe(true);
      expect(text).toContain(link);
    }
    expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|url\(|@import/i);
  },
);

rule("has a way out where it can be turned off, and only there", ({ info, mail }) => {
  const { html, text, headers } = mail;
  const out = linksOf(html).filter((link) => WAYS_OUT.test(link));
  if (info.kind === null) {
    expect([out, headers]).toEqual([[], {}]);
    return;
  }
  expect(out).toHaveLength(2);
  for (const link of out) expect(text).toContain(link);
  const oneClick = `<${APP}/api/unsubscribe?token=`;
  const way = headers["List-Unsubscribe"]?.slice(oneClick.length, -1);
  expect(headers["List-Unsubscribe"]).toBe(`${oneClick}${way}>`);
  expect(out[0]).toBe(`${APP}/unsubscribe?token=${way}`);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
});

rule("carries the one secret link it is for, or none, and is not kept with one", ({ info, mail }) => {
  const { html, text, secret } = mail;
  const links = (text.match(/https:\S+\?token=\S+/g) ?? []).filter((link) => !WAYS_OUT.test(link));
  expect(secret).toBe(info.link !== undefined);
  expect(links).toHaveLength(info.link ? 1 : 0);
  for (const link of links) {
    expect(link).toMatch(/=[\w-]{43}$/);
    expect(link).toContain(`${APP}${info.link?.path}?`);
    expect(html).toContain(`href="${link}"`);
  }
});

test("a template that does not exist is no mail", async () => {
  expect(await render("no-such", {})).toBeNull();
});

test("what people typed is shown and not obeyed", async () => {
  const name = '<img src="x">&amp;';
  const { html, text } = await render("training-done", { id: "a", name });
  expect(html).not.toContain("<img");
  expect(html).toContain("&lt;img");
  expect(text).toContain(name);
});

test("consent is asked for whatever is not about the account or one's own work", () => {
  for (const [template, { kind, type }] of Object.entries(EMAILS) as [EmailTemplate, EmailInfo][]) {
    const account = ["WELCOME", "PASSWORD_RESET", "EMAIL_CONFIRMATION", "OTHER"].includes(type);
    expect([template, MARKETING_KINDS.some((one) => one === kind)]).toEqual([template, !account]);
    if (kind !== null) expect(EMAIL_KINDS).toContain(kind);
  }
});

test.each(["first-offer", "second-offer"])(
  "offers are true %s names a code only where there is one",
  async (template) => {
    expect((await render(template, {})).text).not.toMatch(/\bcode\b/i);
    expect((await render(template, { code: "AUTUMN10" })).text).toContain("Enter the code AUTUMN10");
  },
);

test("offers are true prices are those of the table", async () => {
  const { text } = await render("first-offer", {});
  for (const { name, cents } of CREDIT_PACKS) expect(text).toContain(`${name}: $${cents / 100}, paid once`);
  const plans = (await render("second-offer", {})).text;
  for (const { cents } of PLANS) {
    expect(plans).toContain(`$${cents.month / 100} a month, or $${cents.year / 100} a year`);
  }
});

test("offers are true a plan's credit does cost less than one bought once", () => {
  const once = Math.min(...CREDIT_PACKS.map(({ cents, credits }) => cents / credits));
  for (const { cents, monthlyCredits } of PLANS) {
    expect(cents.month / monthlyCredits).toBeLessThan(once);
    expect(cents.year / 12 / monthlyCredits).toBeLessThan(once);
  }
});

test("offers are true credits that are no picture's worth are not called one", async () => {
  expect((await render("daily-credits", { credits: "3" })).text).not.toContain("enough for");
  expect((await render("daily-credits", { credits: "7" })).text).toContain("enough for a new picture");
});

test("mails have the colours of the pages", () => {
  const css = readFileSync(new URL("../../../web/styles.css", import.meta.url), "utf8");
  const [day = "", night = ""] = css.split("prefers-color-scheme: dark");
  for (const [name, colour] of Object.entries(PALETTE.light))
    expect(day).toContain(`--color-${name}: ${colour};`);
  for (const [name, colour] of Object.entries(PALETTE.dark))
    expect(night).toContain(`--color-${name}: ${colour};`);
});
