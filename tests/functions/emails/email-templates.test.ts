import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { build } from "esbuild";
import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { unstable_readConfig } from "wrangler";
import type { Deps } from "#functions/deps.ts";
import { PALETTE } from "#functions/services/emails/kit/palette.ts";
import { renderEmail } from "#functions/services/emails/render-email.ts";
import { CREDIT_PACKS, PLANS } from "#schema/billing/plans.ts";
import type { StoredParams } from "#schema/emails/email-params.ts";
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
const render = async (template: string, params: StoredParams) =>
  (await renderEmail(deps, { id: "email-1", template, params }))!;

/** Every address an email leads to. */
const linksOf = (html: string) =>
  Array.from(html.matchAll(/ (?:href|src)="([^"]+)"/g), ([, link = ""]) => link.replaceAll("&amp;", "&"));

const WAYS_OUT = /\/(unsubscribe|email-preferences)\?/;
const exists = (path: string) =>
  PUBLIC_PAGES.includes(path) || STEP_PAGES.includes(path) || isAppRoute(path) || path === "/api/health";

test("every email has a sample, and every type of email there is has one", async () => {
  const sampled = new Set(SAMPLE_EMAILS.map(({ template }) => template));
  expect(Object.keys(EMAILS).filter((template) => !sampled.has(template as EmailTemplate))).toEqual([]);
  const types = new Set(Object.values(EMAILS).map(({ type }: EmailInfo) => type));
  expect(EMAIL_TYPES.filter((type) => !types.has(type))).toEqual([]);
  expect(await render("no-such", {})).toBeNull();
});

const RENDERED = await Promise.all(
  SAMPLE_EMAILS.map(async ({ name, template, ...sample }) => {
    const params: StoredParams = sample.params ?? {};
    const info: EmailInfo = EMAILS[template];
    return { name, template, params, info, email: await render(template, params) };
  }),
);
const rule = rulesFor(RENDERED, ({ template, name }) => `${template} ${name}`);

rule(
  "has a subject, a title, and a text part that says the same, and is small",
  ({ info, params, email }) => {
    const { html, text } = email;
    expect(info.subject).toMatch(/^\S.{3,58}\S$/);
    const title = /<title>(.+?)<\/title>/.exec(html)?.[1];
    expect(title).toBeTruthy();
    expect(text.startsWith(title!)).toBe(true);
    expect(text).not.toMatch(/<\/?[a-z]|&[a-z#]+\d*;|undefined|NaN|\[object/i);
    expect(html).not.toMatch(/>[^<]*(undefined|NaN|\[object)[^<]*</);
    for (const value of Object.values(params).filter((one) => one && one.length > 5))
      expect(text).toContain(value);
    expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(100 * 1024);
  },
);

rule(
  "leads to pages that exist, the same in both parts, and asks nothing of anybody to be shown",
  ({ email }) => {
    const { html, text } = email;
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

rule("has a way out where it can be turned off, and only there", ({ info, email }) => {
  const { html, text, headers } = email;
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

rule("carries the one secret link it is for, or none, and is not kept with one", ({ info, email }) => {
  const { html, text, secret } = email;
  const links = (text.match(/https:\S+\?token=\S+/g) ?? []).filter((link) => !WAYS_OUT.test(link));
  expect(secret).toBe(info.link !== undefined);
  expect(links).toHaveLength(info.link ? 1 : 0);
  for (const link of links) {
    expect(link).toMatch(/=[\w-]{43}$/);
    expect(link).toContain(`${APP}${info.link?.path}?`);
    expect(html).toContain(`href="${link}"`);
  }
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

test.each(["first-offer", "second-offer"])("%s names a code only where there is one", async (template) => {
  expect((await render(template, {})).text).not.toMatch(/\bcode\b/i);
  expect((await render(template, { code: "AUTUMN10" })).text).toContain("Enter the code AUTUMN10");
});

test("prices in offers are those of the table", async () => {
  const { text } = await render("first-offer", {});
  for (const { name, cents } of CREDIT_PACKS) expect(text).toContain(`${name}: $${cents / 100}, paid once`);
  const plans = (await render("second-offer", {})).text;
  for (const { cents } of PLANS)
    expect(plans).toContain(`$${cents.month / 100} a month, or $${cents.year / 100} a year`);
});

test("a plan's credit does cost less than one bought once", () => {
  const once = Math.min(...CREDIT_PACKS.map(({ cents, credits }) => cents / credits));
  for (const { cents, monthlyCredits } of PLANS) {
    expect(cents.month / monthlyCredits).toBeLessThan(once);
    expect(cents.year / 12 / monthlyCredits).toBeLessThan(once);
  }
});

test("credits that are no picture's worth are not called one", async () => {
  expect((await render("daily-credits", { credits: "3" })).text).not.toContain("enough for");
  expect((await render("daily-credits", { credits: "7" })).text).toContain("enough for a new picture");
});

test("emails have the colours of the pages", () => {
  const styles = readFileSync("web/styles.css", "utf8");
  for (const [name, light] of Object.entries(PALETTE.light)) {
    const dark = PALETTE.dark[name as keyof typeof PALETTE.dark];
    expect(styles).toContain(`--color-${name}: light-dark(${light}, ${dark});`);
  }
});

/** As the Worker has it, where a smaller library stands in for React. */
async function deployedRenderer(): Promise<typeof renderEmail> {
  const { alias } = unstable_readConfig({ config: "wrangler.toml" }, { hideWarnings: true });
  const react = Object.fromEntries(
    Object.entries<string>(alias ?? {}).filter(([name]) => name.startsWith("react")),
  );
  expect(Object.keys(react)).toEqual(["react", "react/jsx-runtime", "react-dom/server"]);
  const outfile = `${mkdtempSync(`${tmpdir()}/emails-`)}/render-email.mjs`;
  await build({
    entryPoints: ["functions/services/emails/render-email.ts"],
    outfile,
    alias: react,
    bundle: true,
    format: "esm",
    platform: "node",
    jsx: "automatic",
    mainFields: ["module", "main"],
    logLevel: "error",
  });
  return (await import(outfile)).renderEmail;
}

/** A document whatever the order of its attributes and the spaces between its styles. */
const shown = (html: string) =>
  serialize(parse(html)).replaceAll(/<(\w+)([^>]*)>/g, (_, name: string, attributes: string) => {
    const words = attributes.replaceAll(/(?<=[:;]) +|;(?=")|(?<=:0)px/g, "");
    const each = words.match(/[\w-]+(="[^"]*")?/g) ?? [];
    return `<${name} ${each.toSorted().join(" ")}>`;
  });

test("every email of the Worker says and shows what React makes of its template", async () => {
  const deployed = await deployedRenderer();
  for (const { template, params, email } of RENDERED) {
    const ours = (await deployed(deps, { id: "email-1", template, params }))!;
    expect(ours.text, template).toBe(email.text);
    expect(shown(ours.html), template).toBe(shown(email.html));
  }
});
