import { beforeAll, expect, test } from "vitest";
import { appRouteOf } from "#schema/site/app-routes.ts";
import { PUBLIC_PAGES } from "#schema/site/pages.ts";
import {
  attributeOf,
  type BuiltPage,
  type Element,
  findAll,
  isFile,
  metaOf,
  readFile,
  readSite,
} from "#tests/support/built-site.ts";

let site: Map<string, BuiltPage>;
let ids: Map<string, Set<string>>;
beforeAll(() => {
  site = readSite();
  ids = new Map(
    Array.from(site, ([path, page]) => [
      path,
      new Set(page.elements.map((element) => attributeOf(element, "id") ?? "")),
    ]),
  );
});

/** Attributes through which a browser fetches or goes somewhere. */
const ADDRESSES = ["href", "src", "action", "poster", "data"] as const;
const ELSEWHERE = /^(mailto:|tel:|data:|blob:)/;

function addressesOf(element: Element): string[] {
  const sources = (attributeOf(element, "srcset") ?? attributeOf(element, "imagesrcset") ?? "")
    .split(",")
    .map((source) => source.trim().split(/\s+/)[0] ?? "");
  return [...ADDRESSES.map((name) => attributeOf(element, name)), ...sources]
    .filter((address) => address !== undefined)
    .filter((address) => address !== "" && !ELSEWHERE.test(address));
}

/** Why an address of a page leads nowhere; null where it leads somewhere. */
function deadEnd(page: BuiltPage, address: string): string | null {
  if (!URL.canParse(address, "http://site")) return `${address} is no address`;
  const { origin, pathname, hash } = new URL(address, `http://site${page.path}`);
  if (origin !== "http://site") return null;
  if (pathname.length > 1 && pathname.endsWith("/")) return `${address} ends with a slash`;
  const target = decodeURIComponent(pathname);
  if (isFile(target) || pathname.startsWith("/api/")) return null;
  const known = ids.get(target);
  if (!known && appRouteOf(target) === null) return `${address} is neither a page nor a file`;
  if (known && hash && !known.has(decodeURIComponent(hash.slice(1))))
    return `${address} names no part of the page`;
  return null;
}

test("every link and every file of every page leads somewhere", () => {
  const dead = new Map<string, string[]>();
  for (const page of site.values()) {
    for (const address of new Set(page.elements.flatMap(addressesOf))) {
      const why = deadEnd(page, address);
      if (why) dead.set(why, [...(dead.get(why) ?? []), page.path]);
    }
  }
  expect(
    Array.from(dead, ([why, on]) => `${why} (on ${on.slice(0, 3).join(", ")}${on.length > 3 ? " …" : ""})`),
  ).toEqual([]);
});

test("a dead end would be seen", () => {
  const home = site.get("/")!;
  expect(deadEnd(home, "/no-such-page")).toContain("neither");
  expect(deadEnd(home, "/login#no-such-part")).toContain("no part");
  expect(deadEnd(home, "/assets/no-such-file.js")).toContain("neither");
  expect(deadEnd(home, "/packs/an-id")).toBeNull();
});

test("no page fetches anything from elsewhere", () => {
  const fetched = /^(img|script|iframe|source|video|audio|embed|object|track)$/;
  const preloads = /^(stylesheet|preload|modulepreload|icon|manifest|preconnect|dns-prefetch)$/;
  const foreign = Array.from(site.values()).flatMap((page) =>
    page.elements
      .filter(
        (element) =>
          fetched.test(element.tagName) ||
          (element.tagName === "link" && preloads.test(attributeOf(element, "rel") ?? "")),
      )
      .flatMap(addressesOf)
      .filter((address) => /^(https?:)?\/\//.test(address))
      .map((address) => `${page.path}: ${address}`),
  );
  expect(foreign).toEqual([]);
  const styles = new Set(
    Array.from(site.values()).flatMap((page) =>
      findAll(page, "link", { rel: "stylesheet" }).map((link) => attributeOf(link, "href") ?? ""),
    ),
  );
  expect(styles.size).toBeGreaterThan(0);
  for (const style of styles) expect(readFile(style)).not.toMatch(/(url\(|@import)\s*["']?(https?:)?\/\//);
});

test("every share image is a file of ours", () => {
  const missing = PUBLIC_PAGES.flatMap((path) => {
    const image = metaOf(site.get(path)!, "og:image") ?? "";
    return URL.canParse(image) && isFile(new URL(image).pathname) ? [] : [`${path}: ${image}`];
  });
  expect(missing).toEqual([]);
});

test("every public page can be reached from the home page by links", () => {
  const seen = new Set<string>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const page = site.get(path);
    if (!page) continue;
    for (const link of findAll(page, "a")) {
      const href = attributeOf(link, "href") ?? "";
      if (href.startsWith("/")) waiting.push(new URL(href, "http://site").pathname);
    }
  }
  expect(PUBLIC_PAGES.filter((path) => !seen.has(path))).toEqual([]);
});

test("the sitemap lists every public page and no other", () => {
  const listed = Array.from(
    readFile("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, url]) => new URL(url!),
  );
  expect(listed.map((url) => url.pathname).sort()).toEqual([...PUBLIC_PAGES].sort());
  expect(new Set(listed.map((url) => url.origin)).size).toBe(1);
});

test("robots.txt names the sitemap and forbids no public page", () => {
  const lines = readFile("robots.txt").split("\n");
  const sitemap = lines.find((line) => line.startsWith("Sitemap: "))?.slice("Sitemap: ".length);
  expect(new URL(sitemap ?? "").pathname).toBe("/sitemap.xml");
  const forbidden = lines
    .filter((line) => line.startsWith("Disallow: "))
    .map((line) => line.slice("Disallow: ".length).trim())
    .filter((rule) => rule !== "");
  expect(PUBLIC_PAGES.filter((path) => forbidden.some((rule) => path.startsWith(rule)))).toEqual([]);
});

test("the manifest's start and icons exist", () => {
  const [link] = findAll(site.get("/")!, "link", { rel: "manifest" });
  const manifest = JSON.parse(readFile(attributeOf(link!, "href") ?? "")) as {
    start_url: string;
    icons: { src: string; sizes: string; type: string; purpose?: string }[];
  };
  expect(site.has(manifest.start_url)).toBe(true);
  expect(manifest.icons.filter((icon) => !isFile(icon.src))).toEqual([]);
  expect(manifest.icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
  expect(manifest.icons.some((icon) => icon.purpose === "maskable")).toBe(true);
});
