import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse } from "parse5";
import { build } from "#scripts/build/build.ts";

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

const FOLDER = ".build/web/client";

/** One built page: its address without a trailing slash, and its elements in order. */
export interface BuiltPage {
  path: string;
  elements: readonly Element[];
}

/** The site as it is deployed; built first if the sources changed. */
export function readSite(): Map<string, BuiltPage> {
  build();
  const files = globSync("**/*.html", { cwd: FOLDER }).sort();
  return new Map(
    files.map((file) => {
      const path = `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;
      return [path, { path, elements: elementsOf(parse(readFileSync(join(FOLDER, file), "utf8"))) }];
    }),
  );
}

/** Whether the site has a file that is no page, at this address. */
export function isFile(path: string): boolean {
  return (
    !path.endsWith(".html") && (statSync(join(FOLDER, path), { throwIfNoEntry: false })?.isFile() ?? false)
  );
}

export function readFile(path: string): string {
  return readFileSync(join(FOLDER, path), "utf8");
}

const sizes = new Map<string, number>();

/** KiB that files take over the wire. */
export function gzippedKib(paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) {
    const size = sizes.get(path) ?? gzipSync(readFileSync(join(FOLDER, path))).length;
    sizes.set(path, size);
    bytes += size;
  }
  return bytes / 1024;
}

export function attributeOf(element: Element, name: string): string | undefined {
  return element.attrs.find((entry) => entry.name === name)?.value;
}

export function textOf(node: Node): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  return "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
}

/** Elements of a page by tag name, and by attributes where some are given. */
export function findAll(page: BuiltPage, tag: string, attributes: Record<string, string> = {}): Element[] {
  return page.elements.filter(
    (element) =>
      element.tagName === tag &&
      Object.entries(attributes).every(([name, value]) => attributeOf(element, name) === value),
  );
}

/** What a `<meta>` says, by its name or property. */
export function metaOf(page: BuiltPage, name: string): string | undefined {
  const key = name.includes(":") && !name.startsWith("twitter:") ? "property" : "name";
  const [meta] = findAll(page, "meta", { [key]: name });
  return meta && attributeOf(meta, "content");
}

export function isHidden(page: BuiltPage): boolean {
  return metaOf(page, "robots")?.includes("noindex") ?? false;
}

function elementsOf(node: Node): Element[] {
  const children = "childNodes" in node ? node.childNodes.flatMap(elementsOf) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...children] : children;
}
