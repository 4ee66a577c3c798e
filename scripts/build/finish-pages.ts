import { createHash } from "node:crypto";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { LATE_MODULE } from "#schema/site/late-module.ts";
import type { OutsideServices } from "#schema/site/outside-services.ts";
import { ownScriptPolicy } from "./page-headers.ts";

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** Faces preloaded a page: text, strong text, headings. */
export const PRELOADED_FONTS = 3;
const STARTER = fileURLToPath(new URL("../../web/deferred-hydration/start.ts", import.meta.url));

/** Readies every built page: scripts start late, fonts are asked for first, and no script runs that is not the page's own. */
export function finishPages(folder: string, services: OutsideServices): void {
  const starter = bundleStarter();
  const read = (href: string) => readFileSync(join(folder, href), "utf8");
  const keep = (text: string) => {
    const href = `/assets/page-${createHash("sha256").update(text).digest("base64url").slice(0, 12)}.js`;
    writeFileSync(join(folder, href), text);
    return href;
  };
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const path = join(folder, file);
    const html = finishPage(readFileSync(path, "utf8"), { starter, read, keep });
    writeFileSync(path, stateScripts(html, services));
  }
}

/**
 * One page's HTML, ready to serve. Only what is named below changes; all else stays letter by letter, since the app
 * expects the document as it was rendered.
 * - Pages that search engines may show have their scripts started late: preloads of modules go, the module that starts
 *   the app becomes inert, and the scripts behind it, which hand the app the data it starts with and are a third of a
 *   page, are kept in a file of their own. Pages of the app itself start at once.
 * - The fonts of the first screen are preloaded. The stylesheet stays a file: written into the page it made each page
 *   12 KiB larger and none of them faster.
 * - In both, presses before the app is alive are held: the starter comes before anything that a page waits for.
 */
export function finishPage(html: string, input: Surroundings): string {
  const all = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const edits: Edit[] = [];
  const styles = all.filter((element) => isLink(element, "stylesheet"));
  const preloads = all.filter((element) => isLink(element, "modulepreload"));
  const startsLate = !all.some(isNoIndex);

  let late = "";
  if (startsLate) {
    const module = all.find(
      (element) => element.tagName === "script" && attribute(element, "type") === "module",
    );
    if (!module) throw new Error("a page has no script that starts the app");
    edits.push(changeTag(html, module, 'type="module"', `type="${LATE_MODULE}"`));
    for (const link of preloads) edits.push({ ...tagOf(link), text: "" });
    const modules = preloads.map((link) => attribute(link, "href") ?? "");
    const behind = all.slice(all.indexOf(module) + 1).filter((element) => runs(element) && textOf(element));
    if (behind.length === 0) throw new Error("a page has no data for the app");
    for (const script of behind) edits.push({ ...contentOf(script), text: "" });
    const data = input.keep(behind.map((script) => `${textOf(script)}\n`).join(""));
    late = ` data-modules="${modules.join(" ")}" data-page="${data}"`;
  }

  const css = styles.map((link) => input.read(attribute(link, "href") ?? "")).join("");

  const head = all.find((element) => element.tagName === "head");
  const before = all.find((element) => element.parentNode === head && element.tagName !== "meta");
  const at = before?.sourceCodeLocation?.startOffset;
  if (at === undefined) throw new Error("a page has nothing but metas in its head");
  const script = `<script${late}>${input.starter}</script>`;
  const fonts = firstFonts(css).map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}"/>`,
  );
  edits.push({ from: at, to: at, text: `${script}${fonts.join("")}` });
  return apply(html, edits);
}

/** Writes the page's policy of scripts before its first one: nothing written into the page later runs. */
export function stateScripts(html: string, services: OutsideServices): string {
  const all = elementsOf(parse(html, { sourceCodeLocationInfo: true }));
  const inside = all.filter((element) => runs(element) && attribute(element, "src") === undefined);
  const hashes = inside
    .map(textOf)
    .filter((text) => text !== "")
    .map((text) => createHash("sha256").update(text).digest("base64"));
  const policy = ownScriptPolicy(services, [...new Set(hashes)]);
  const first = all.find((element) => element.tagName === "script");
  if (!first) throw new Error("a page has no script");
  const { from } = tagOf(first);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return apply(html, [{ from, to: from, text: meta }]);
}

/** Whether a browser runs it, at once or when it is started late; data, such as a search engine's, it does not. */
function runs(element: Element): boolean {
  const type = attribute(element, "type");
  return element.tagName === "script" && [undefined, "text/javascript", "module", LATE_MODULE].includes(type);
}

/** Addresses of the upright faces that hold the letters of English, in the order of the stylesheet. */
export function firstFonts(css: string): string[] {
  const faces = css.match(/@font-face\s*\{[^}]*\}/g) ?? [];
  const wanted = faces.filter((face) => holdsLetters(face) && !/font-style:\s*(italic|oblique)/.test(face));
  const addresses = wanted.map((face) => /url\(["']?([^"')]+\.woff2)/.exec(face)?.[1]);
  return [...new Set(addresses.filter((href) => href !== undefined))].slice(0, PRELOADED_FONTS);
}

/** Whether a face's `unicode-range` (all, where it names none) holds the letter e. */
function holdsLetters(face: string): boolean {
  const ranges = /unicode-range:\s*([^;}]+)/.exec(face)?.[1];
  if (ranges === undefined) return true;
  const letter = "e".charCodeAt(0);
  return ranges.split(",").some((range) => {
    const [first = "", last = first] = range.trim().replace(/^U\+/i, "").split("-");
    const [from, to] = [first.replaceAll("?", "0"), last.replaceAll("?", "F")];
    return Number.parseInt(from, 16) <= letter && letter <= Number.parseInt(to, 16);
  });
}

/** What a page is finished with. */
interface Surroundings {
  starter: string;
  /** A built file's text, by its address. */
  read(href: string): string;
  /** Keeps a text as a file beside the page and returns its address. */
  keep(text: string): string;
}

function bundleStarter(): string {
  const { outputFiles } = buildSync({
    entryPoints: [STARTER],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
    logLevel: "error",
  });
  return outputFiles[0]?.text.trim() ?? "";
}

function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...children] : children;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

/** Of an element that holds nothing but text, such as a script; empty for any other. */
function textOf({ childNodes: [child] }: Element): string {
  return child && defaultTreeAdapter.isTextNode(child) ? child.value : "";
}

function isLink(element: Element, rel: string): boolean {
  return element.tagName === "link" && attribute(element, "rel") === rel;
}

function isNoIndex(element: Element): boolean {
  return (
    element.tagName === "meta" &&
    attribute(element, "name") === "robots" &&
    (attribute(element, "content") ?? "").includes("noindex")
  );
}

interface Edit {
  from: number;
  to: number;
  text: string;
}

/** Where an element's opening tag stands. */
function tagOf(element: Element): { from: number; to: number } {
  const place = element.sourceCodeLocation;
  const tag = place?.startTag ?? place;
  if (!tag) throw new Error(`<${element.tagName}> is not written in the page`);
  return { from: tag.startOffset, to: tag.endOffset };
}

/** Where an element's content stands. */
function contentOf(element: Element): { from: number; to: number } {
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  if (!startTag || !endTag) throw new Error(`<${element.tagName}> is not written in the page`);
  return { from: startTag.endOffset, to: endTag.startOffset };
}

function changeTag(html: string, element: Element, old: string, by: string): Edit {
  const { from, to } = tagOf(element);
  const tag = html.slice(from, to);
  if (!tag.includes(old)) throw new Error(`no ${old} in ${tag}`);
  return { from, to, text: tag.replace(old, by) };
}

function apply(html: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), html);
}
