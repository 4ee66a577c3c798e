import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { PUBLIC_PAGES } from "#schema/site/pages.ts";
import { firstFonts } from "#scripts/finish-pages.ts";
import { codePointsOf } from "#scripts/fonts/make-fonts.ts";
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
} from "#tests/support/built-site.ts";

const BUDGET_KIB = { script: 128, style: 15, font: 60 };

let site: Map<string, BuiltPage>;
beforeAll(() => {
  site = readSite();
});

const lateModule = (page: BuiltPage) => findAll(page, "script", { type: "text/late-module" })[0];
const runningModule = (page: BuiltPage) => findAll(page, "script", { type: "module" })[0];
const IMPORTS = /(?:\bimport|\bfrom)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g;
const STATIC_IMPORTS = /(?:\bimport\s*|\bfrom\s*)["']([^"']+\.js)["']/g;

/** Every module a page runs before anybody asks for more: what its first script names, and their static imports. */
function modulesOf(page: BuiltPage): Set<string> {
  const seen = new Set<string>();
  const first = lateModule(page) ?? runningModule(page);
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

/** As web/styles.css has it: headings, and whatever asks for it. */
function isSetInDisplayFace(element: Element): boolean {
  const classes = attributeOf(element, "class")?.split(" ") ?? [];
  return (
    classes.includes("font-display") || (/^h[1-3]$/.test(element.tagName) && !classes.includes("font-text"))
  );
}

describe("what a first visit fetches, compressed", () => {
  test(`scripts take ${BUDGET_KIB.script} KiB at most on every public page`, () => {
    const over = PUBLIC_PAGES.flatMap((path) => {
      const modules = modulesOf(site.get(path)!);
      expect(modules.size).toBeGreaterThan(3);
      const kib = gzippedKib(modules);
      return kib > BUDGET_KIB.script ? [`${path}: ${kib.toFixed(1)} KiB`] : [];
    });
    expect(over).toEqual([]);
  });

  test(`styles take ${BUDGET_KIB.style} KiB at most`, () => {
    for (const path of PUBLIC_PAGES) {
      const sheets = findAll(site.get(path)!, "link", { rel: "stylesheet" });
      expect(gzippedKib(sheets.map((link) => attributeOf(link, "href") ?? ""))).toBeLessThan(
        BUDGET_KIB.style,
      );
    }
  });

  test(`fonts take ${BUDGET_KIB.font} KiB at most, and are asked for first`, () => {
    for (const path of PUBLIC_PAGES) {
      const page = site.get(path)!;
      const [sheet] = findAll(page, "link", { rel: "stylesheet" });
      const preloaded = findAll(page, "link", { rel: "preload", as: "font" }).map((link) =>
        attributeOf(link, "href"),
      );
      expect(preloaded).toEqual(firstFonts(readFile(attributeOf(sheet!, "href") ?? "")));
      expect(preloaded).toHaveLength(3);
      expect(gzippedKib(preloaded.map((href) => href ?? ""))).toBeLessThan(BUDGET_KIB.font);
    }
  });

  test("headings need no file of the display face but the one every page has", () => {
    const drawn = new Set(codePointsOf(readFileSync("web/ui/fonts/newsreader-core.woff2")));
    const headings = Array.from(site.values()).flatMap(({ path, elements }) =>
      elements.filter(isSetInDisplayFace).map((element) => ({ path, text: textOf(element).trim() })),
    );
    expect(headings.length).toBeGreaterThan(3000);
    const needMore = headings.filter(({ text }) => [...text].some((one) => !drawn.has(one.codePointAt(0)!)));
    expect(needMore).toEqual([]);
  });
});

describe("scripts", () => {
  test("wait on public pages, and start at once on pages of the app", () => {
    for (const page of site.values()) {
      const running = runningModule(page) !== undefined;
      const preloads = findAll(page, "link", { rel: "modulepreload" }).length;
      if (isHidden(page)) expect([page.path, running, preloads > 0]).toEqual([page.path, true, true]);
      else
        expect([page.path, running, preloads, lateModule(page) !== undefined]).toEqual([
          page.path,
          false,
          0,
          true,
        ]);
    }
  });

  test("that do wait are fetched together, all of them, when the time comes", () => {
    for (const page of Array.from(site.values()).filter((one) => !isHidden(one))) {
      const [starter] = page.elements.filter((element) => attributeOf(element, "data-modules") !== undefined);
      const named = new Set(attributeOf(starter!, "data-modules")?.split(" "));
      expect([...modulesOf(page)].filter((module) => !named.has(module))).toEqual([]);
    }
  });
});

test("the Worker is small enough to start at once on the edge: 440 KiB compressed", () => {
  const kib = gzipSync(readFileSync(".build/worker/index.js")).length / 1024;
  expect(kib).toBeLessThanOrEqual(440);
});
