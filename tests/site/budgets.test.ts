import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { PUBLIC_PAGES } from "#schema/site/pages.ts";
import { firstFonts } from "#scripts/build/finish-pages.ts";
import { codePointsOf } from "#scripts/fonts/make-fonts.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import {
  attributeOf,
  type BuiltPage,
  type Element,
  findAll,
  gzippedKib,
  isHidden,
  readFile,
  readSite,
  textOf,
} from "#tests/support/site/built-site.ts";

/**
 * Styles are one sheet for the whole product, so that it is fetched once: it grows with screens behind the sign-in too.
 * So does the list of routes among the scripts. The Worker holds what it tells the provider's models, a few hundred bytes a
 * free tool.
 */
const BUDGET_KIB = { script: 130, style: 18, font: 60, worker: 750 };

const ALL = [...readSite().values()];
const pathOf = ({ path }: BuiltPage) => path;
const onPublicPages = rulesFor(
  ALL.filter(({ path }) => PUBLIC_PAGES.includes(path)),
  pathOf,
);

const lateModules = (page: BuiltPage) => findAll(page, "script", { type: "text/late-module" });
const runningModules = (page: BuiltPage) => findAll(page, "script", { type: "module" });
const addressesOf = (links: Element[]) => links.map((link) => attributeOf(link, "href") ?? "");
const styleSheets = (page: BuiltPage) => addressesOf(findAll(page, "link", { rel: "stylesheet" }));
const IMPORTS = /(?:\bimport|\bfrom)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g;
const STATIC_IMPORTS = /(?:\bimport\s*|\bfrom\s*)["']([^"']+\.js)["']/g;

/** Every module a page runs before anybody asks for more: what its first script names, and their static imports. */
function modulesOf(page: BuiltPage): Set<string> {
  const seen = new Set<string>();
  const [first] = [...lateModules(page), ...runningModules(page)];
  const waiting = Array.from(textOf(first!).matchAll(IMPORTS), ([, path]) => path!);
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    for (const [, specifier] of readFile(path).matchAll(STATIC_IMPORTS)) {
      waiting.push(specifier!.startsWith("/") ? specifier! : posix.join(posix.dirname(path), specifier!));
    }
  }
  return seen;
}

onPublicPages(`scripts of a first visit take ${BUDGET_KIB.script} KiB at most, compressed`, (page) => {
  const modules = modulesOf(page);
  expect(modules.size).toBeGreaterThan(3);
  expect(gzippedKib(modules)).toBeLessThanOrEqual(BUDGET_KIB.script);
});

onPublicPages(`styles of a first visit take ${BUDGET_KIB.style} KiB at most, compressed`, (page) => {
  expect(gzippedKib(styleSheets(page))).toBeLessThan(BUDGET_KIB.style);
});

onPublicPages(
  `fonts of a first visit take ${BUDGET_KIB.font} KiB at most, compressed, and are asked for first`,
  (page) => {
    const preloaded = addressesOf(findAll(page, "link", { rel: "preload", as: "font" }));
    expect(preloaded).toEqual(firstFonts(readFile(styleSheets(page)[0]!)));
    expect(preloaded).toHaveLength(3);
    expect(gzippedKib(preloaded)).toBeLessThan(BUDGET_KIB.font);
  },
);

/** As web/styles.css has it: headings, and whatever asks for it. */
function isSetInDisplayFace(element: Element): boolean {
  const classes = attributeOf(element, "class")?.split(" ") ?? [];
  return (
    classes.includes("font-display") || (/^h[1-3]$/.test(element.tagName) && !classes.includes("font-text"))
  );
}

test("headings need no file of the display face but the one every page has", () => {
  const drawn = new Set(codePointsOf(readFileSync("web/ui/fonts/newsreader-core.woff2")));
  const headings = ALL.flatMap(({ elements }) => elements.filter(isSetInDisplayFace).map(textOf));
  expect(headings.length).toBeGreaterThan(3000);
  const needMore = headings.filter((text) => [...text.trim()].some((one) => !drawn.has(one.codePointAt(0)!)));
  expect(needMore).toEqual([]);
});

rulesFor(ALL, pathOf)(
  "scripts wait on public pages to be fetched together, and start at once in the app",
  (page) => {
    const [running, waiting] = [runningModules(page).length, lateModules(page).length];
    const preloads = findAll(page, "link", { rel: "modulepreload" }).length;
    if (isHidden(page)) {
      expect([running, preloads > 0]).toEqual([1, true]);
      return;
    }
    expect([running, preloads, waiting]).toEqual([0, 0, 1]);
    const [starter] = page.elements.filter((element) => attributeOf(element, "data-modules") !== undefined);
    const named = new Set(attributeOf(starter!, "data-modules")?.split(" "));
    expect([...modulesOf(page)].filter((module) => !named.has(module))).toEqual([]);
  },
);

test("the Worker is small enough to start at once on the edge", () => {
  const kib = gzipSync(readFileSync(".build/worker/index.js")).length / 1024;
  expect(kib).toBeLessThanOrEqual(BUDGET_KIB.worker);
});
