import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readOutsideServices } from "#schema/site/outside-services.ts";
import { finishPage, firstFonts, stateScripts } from "#scripts/build/finish-pages.ts";

const CSS =
  "@font-face{font-family:A;font-style:italic;src:url(/assets/a-italic.woff2)}" +
  "@font-face{font-family:A;src:url(/assets/a-core.woff2)format('woff2');unicode-range:U+20-7E}" +
  "@font-face{font-family:A;src:url(/assets/a-ext.woff2);unicode-range:U+100-2BA,U+1E00-1EFF}" +
  "@font-face{font-family:B;src:url('/assets/b.woff2');unicode-range:U+??}" +
  "@font-face{font-family:C;src:url(/assets/c.woff2)}" +
  "@font-face{font-family:D;src:url(/assets/d.woff2)}" +
  "body{margin:0}";
/** How the app is handed what it starts with. */
const DATA = ['enqueue("[{\\"a\\":\\"\\u003cb>\\"}]\\n");', "close();"];
const MODULE = 'import "/assets/one.js";';
const PRELOADS =
  '<link rel="modulepreload" href="/assets/one.js"/><link rel="modulepreload" href="/assets/two.js"/>';
const pageWith = (extra = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${extra}<title>A &amp; B</title>${PRELOADS}` +
  '<link rel="stylesheet" href="/assets/root.css"/></head><body><!--$--><p>Hi<!-- --> you</p>' +
  `<script type="module" async="">${MODULE}</script><!--$-->` +
  `<script>${DATA[0]}</script><script>${DATA[1]}</script><!--/$--></body></html>`;

/** The finished page, and what was kept beside it. */
function finish(html: string) {
  const kept: string[] = [];
  const finished = finishPage(html, {
    starter: "start()",
    read: (href) => (href === "/assets/root.css" ? CSS : ""),
    keep: (text) => `/assets/page-${kept.push(text)}.js`,
  });
  return { finished, kept };
}

test("a page for everybody has its data in a file, and its starter first, which knows what to fetch", () => {
  const { finished, kept } = finish(pageWith());
  expect(kept).toEqual([`${DATA[0]}\n${DATA[1]}\n`]);
  const [first] = /<script[^>]*>.*?<\/script>/.exec(finished) ?? [];
  expect(first).toBe(
    '<script data-modules="/assets/one.js /assets/two.js" data-page="/assets/page-1.js">start()</script>',
  );
  expect(finished.indexOf("charset")).toBeLessThan(finished.indexOf(first ?? "?"));
  expect(finished.indexOf(first ?? "?")).toBeLessThan(finished.indexOf("stylesheet"));
});

test("all else stays the same, letter by letter", () => {
  const back = finish(pageWith())
    .finished.replace(/<script data-modules.*?<\/script>/, "")
    .replace(/<link rel="preload"[^>]*>/g, "")
    .replace("text/late-module", "module");
  const removed = [PRELOADS, ...DATA];
  expect(back).toBe(removed.reduce((html, part) => html.replace(part, ""), pageWith()));
});

test("a page that nothing starts is refused", () => {
  const idle = pageWith().replace('type="module"', 'type="other"');
  expect(() => finish(idle)).toThrow("starts the app");
  expect(() => finish(pageWith().replaceAll(/<script>.*<\/script>/g, ""))).toThrow("no data for the app");
});

test("the first three upright faces with the letters of English are asked for first", () => {
  expect(firstFonts(CSS)).toEqual(["/assets/a-core.woff2", "/assets/b.woff2", "/assets/c.woff2"]);
});

test("a page's own policy stands before every script, names each that runs, and lets nothing else inside run", () => {
  const { finished } = finish(pageWith('<script type="application/ld+json">{}</script>'));
  const stated = stateScripts(finished, readOutsideServices({ VITE_ANALYTICS_ID: "G-1" }));
  expect(stated.indexOf("Content-Security-Policy")).toBeLessThan(stated.indexOf("<script"));
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(stated)?.[1] ?? "";
  const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  expect(policy.match(/'sha256-[^']*'/g)?.sort()).toEqual([hashOf("start()"), hashOf(MODULE)].sort());
  expect(policy).not.toContain("unsafe-inline");
  expect(policy).toMatch(
    /^script-src 'self' .*https:\/\/www\.googletagmanager\.com .*; worker-src 'self' blob:$/,
  );
});
