import { expect, test } from "vitest";
import { appRouteOf } from "#schema/site/app-routes.ts";
import { PUBLIC_PAGES } from "#schema/site/pages.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import {
  attributeOf,
  type BuiltPage,
  type Element,
  findAll,
  isFile,
  readFile,
  readSite,
} from "#tests/support/site/built-site.ts";

const site = readSite();
const onEveryPage = rulesFor([...site.values()], ({ path }) => path);
const ids = new Map(
  Array.from(site, ([path, { elements }]) => [path, new Set(elements.map((one) => attributeOf(one, "id")))]),
);

/** Attributes through which a browser fetches or goes somewhere. */
const ADDRESSES = ["href", "src", "action", "poster", "data"] as const;
const ELSEWHERE = /^(mailto:|tel:|data:|blob:)/;

function addressesOf(element: Element): string[] {
  const sources = (attributeOf(element, "srcset") ?? attributeOf(element, "imagesrcset") ?? "").split(",");
  return [
    ...ADDRESSES.map((name) => attributeOf(element, name) ?? ""),
    ...sources.map((source) => source.trim().split(/\s+/)[0] ?? ""),
  ].filter((address) => address !== "" && !ELSEWHERE.test(address));
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

onEveryPage("every link and every file leads somewhere", (page) => {
  const addresses = new Set(page.elements.flatMap(addressesOf));
  expect(Array.from(addresses, (address) => deadEnd(page, address)).filter(Boolean)).toEqual([]);
});

onEveryPage("no page fetches anything from elsewhere", (page) => {
  const fetched = /^(img|script|iframe|source|video|audio|embed|object|track)$/;
  const preloads = /^(stylesheet|preload|modulepreload|icon|manifest|preconnect|dns-prefetch)$/;
  const links = findAll(page, "link").filter((link) => preloads.test(attributeOf(link, "rel") ?? ""));
  const fetching = [...links, ...page.elements.filter(({ tagName }) => fetched.test(tagName))];
  expect(fetching.flatMap(addressesOf).filter((address) => /^(https?:)?\/\//.test(address))).toEqual([]);
  for (const link of findAll(page, "link", { rel: "stylesheet" }))
    expect(readFile(attributeOf(link, "href")!)).not.toMatch(/(url\(|@import)\s*["']?(https?:)?\/\//);
});

test("every public page can be reached from the home page by links", () => {
  const seen = new Set<string>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    const page = site.get(path);
    const links = page ? findAll(page, "a").map((link) => attributeOf(link, "href") ?? "") : [];
    waiting.push(...links.filter((href) => href.startsWith("/")).map((href) => href.replace(/[?#].*/, "")));
  }
  expect(PUBLIC_PAGES.filter((path) => !seen.has(path))).toEqual([]);
});

test("the sitemap lists every public page and no other", () => {
  const found = readFile("sitemap.xml").matchAll(/<loc>([^<]+)<\/loc>/g);
  const listed = Array.from(found, ([, url]) => new URL(url!));
  expect(listed.map((url) => url.pathname).sort()).toEqual([...PUBLIC_PAGES].sort());
  expect(new Set(listed.map((url) => url.origin)).size).toBe(1);
});

test("robots.txt names the sitemap and forbids no public page", () => {
  const robots = readFile("robots.txt");
  const rules = (name: string) =>
    Array.from(robots.matchAll(new RegExp(`^${name}: (\\S+)`, "gm")), ([, value]) => value!);
  expect(rules("Sitemap").map((address) => new URL(address).pathname)).toEqual(["/sitemap.xml"]);
  const forbidden = rules("Disallow");
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
