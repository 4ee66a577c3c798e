import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { readOutsideServices } from "#schema/site/outside-services.ts";
import { finishPage, firstFonts, stateScripts } from "#scripts/finish-pages.ts";

const CSS =
  "@font-face{font-family:A;font-style:italic;src:url(/assets/a-italic.woff2)}" +
  "@font-face{font-family:A;src:url(/assets/a-core.woff2)format('woff2');unicode-range:U+20-7E}" +
  "@font-face{font-family:A;src:url(/assets/a-ext.woff2);unicode-range:U+100-2BA,U+1E00-1EFF}" +
  "@font-face{font-family:B;src:url('/assets/b.woff2');unicode-range:U+??}" +
  "@font-face{font-family:C;src:url(/assets/c.woff2)}" +
  "@font-face{font-family:D;src:url(/assets/d.woff2)}" +
  "body{margin:0}";
const kept: string[] = [];
const surroundings = {
  starter: "start()",
  read: (href: string) => (href === "/assets/root.css" ? CSS : ""),
  keep: (text: string) => `/assets/page-${kept.push(text)}.js`,
};

const CONTROLLER = "window.__reactRouterContext.streamController";
const page = (extra = "") =>
  `<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>${extra}<title>A &amp; B</title>` +
  '<link rel="modulepreload" href="/assets/one.js"/><link rel="modulepreload" href="/assets/two.js"/>' +
  '<link rel="stylesheet" href="/assets/root.css"/></head><body><!--$--><p>Hi<!-- --> you</p>' +
  '<script type="module" async="">import "/assets/one.js";</script><!--$-->' +
  `<script>${CONTROLLER}.enqueue("[{\\"a\\":\\"\\u003cb>\\"}]\\n");</script><script>${CONTROLLER}.enqueue("more");</script>` +
  `<script>${CONTROLLER}.close();</script><!--/$--></body></html>`;

describe("a page for everybody", () => {
  const finished = finishPage(page(), surroundings);
  const [data] = kept;

  test("keeps its module where it was, unable to run, and asks for no script", () => {
    expect(finished).toContain(
      '<script type="text/late-module" async="">import "/assets/one.js";</script><!--$-->',
    );
    expect(finished).not.toContain("modulepreload");
  });

  test("holds the starter as its first script, which knows what to fetch", () => {
    const [first] = /<script[^>]*>.*?<\/script>/.exec(finished) ?? [];
    expect(first).toBe(
      '<script data-modules="/assets/one.js /assets/two.js" data-page="/assets/page-1.js">start()</script>',
    );
    expect(finished.indexOf("charset")).toBeLessThan(finished.indexOf(first ?? "?"));
    expect(finished.indexOf(first ?? "?")).toBeLessThan(finished.indexOf("stylesheet"));
  });

  test("has the scripts behind its module in a file, in their order", () => {
    expect(data).toBe(
      `${CONTROLLER}.enqueue("[{\\"a\\":\\"\\u003cb>\\"}]\\n");\n${CONTROLLER}.enqueue("more");\n${CONTROLLER}.close();\n`,
    );
    expect(finished).not.toContain("streamController");
  });

  test("is otherwise the same, letter by letter", () => {
    const back = finished
      .replace(/<script data-modules.*?<\/script>/, "")
      .replace(/<link rel="preload"[^>]*>/g, "")
      .replace("text/late-module", "module");
    const without = page().replaceAll(/<link rel="modulepreload"[^>]*>/g, "");
    expect(back).toBe(without.replaceAll(/window\.[^<]*(?=<\/script>)/g, ""));
  });
});

test("a page that search engines shall not see starts by itself, with the starter's holding only", () => {
  const finished = finishPage(page('<meta name="robots" content="noindex"/>'), surroundings);
  expect(finished).toContain('<script type="module" async="">');
  expect(finished.match(/modulepreload/g)).toHaveLength(2);
  expect(finished).toContain("<script>start()</script>");
  expect(finished).toContain(`${CONTROLLER}.close();`);
});

test("a page that nothing starts is refused", () => {
  expect(() => finishPage(page().replace('type="module"', 'type="other"'), surroundings)).toThrow(
    "starts the app",
  );
  expect(() => finishPage(page().replaceAll(/<script>.*<\/script>/g, ""), surroundings)).toThrow(
    "no data for the app",
  );
});

test("the first three upright faces with the letters of English are asked for first", () => {
  const preloads =
    finishPage(page(), surroundings).match(/<link rel="preload" as="font"[^>]*href="[^"]*"/g) ?? [];
  expect(preloads.map((link) => link.split('"').at(-2))).toEqual(firstFonts(CSS));
  expect(firstFonts(CSS)).toEqual(["/assets/a-core.woff2", "/assets/b.woff2", "/assets/c.woff2"]);
  expect(firstFonts("body{}")).toEqual([]);
});

describe("the policy a page states of itself", () => {
  const services = readOutsideServices({ VITE_ANALYTICS_ID: "G-1" });
  const stated = stateScripts(
    finishPage(page('<script type="application/ld+json">{}</script>'), surroundings),
    services,
  );
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(stated)?.[1] ?? "";
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

  test("stands before every script and names each that runs, and no data", () => {
    expect(stated.indexOf("Content-Security-Policy")).toBeLessThan(stated.indexOf("<script"));
    expect(policy.match(/'sha256-[^']*'/g)?.toSorted()).toEqual(
      [hash("start()"), hash('import "/assets/one.js";')].toSorted(),
    );
  });

  test("lets nothing else inside a page run, and what the build is connected to", () => {
    expect(policy).not.toContain("unsafe-inline");
    expect(policy).toMatch(
      /^script-src 'self' .*https:\/\/www\.googletagmanager\.com .*; worker-src 'self' blob:$/,
    );
  });
});
