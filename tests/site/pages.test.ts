import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { APP_PAGES, PRERENDERED, PUBLIC_PAGES, STEP_PAGES } from "#schema/site/pages.ts";
import { rulesFor } from "#tests/support/exceptions.ts";
import {
  attributeOf,
  type BuiltPage,
  findAll,
  isFile,
  isHidden,
  metaOf,
  readSite,
  textOf,
} from "#tests/support/site/built-site.ts";

const site = readSite();
const pathOf = ({ path }: BuiltPage) => path;
const ALL = Array.from(site.values());
const PUBLIC = ALL.filter(({ path }) => PUBLIC_PAGES.includes(path));
const DOCUMENTS = ALL.filter(({ path }) => path !== "/__spa-fallback");
const onEveryPage = rulesFor(ALL, pathOf);
const onEveryDocument = rulesFor(DOCUMENTS, pathOf);
const onPublicPages = rulesFor(PUBLIC, pathOf);

const titleOf = (page: BuiltPage) => findAll(page, "title").map(textOf).join();
const descriptionOf = (page: BuiltPage) => metaOf(page, "description") ?? "";

test("a page is built for every route that has one", () => {
  expect(PRERENDERED.filter((path) => !site.has(path) && !isFile(path))).toEqual([]);
  expect(PUBLIC.length).toBeGreaterThan(280);
});

onEveryPage("search engines are kept from what is not for everybody, and from nothing else", (page) => {
  if (PUBLIC_PAGES.includes(page.path)) expect(isHidden(page)).toBe(false);
  const hidden = [...STEP_PAGES, ...APP_PAGES, "/404", "/__spa-fallback"];
  if (hidden.includes(page.path)) expect(isHidden(page)).toBe(true);
});

onEveryDocument("each has one language, one viewport and one heading of the first level", (page) => {
  expect(findAll(page, "html").map((html) => attributeOf(html, "lang"))).toEqual(["en"]);
  expect(findAll(page, "meta", { name: "viewport" })).toHaveLength(1);
  // an app page shows its heading once it knows who is there
  if (APP_PAGES.includes(page.path)) return;
  expect(findAll(page, "h1").map(textOf)).toEqual([expect.stringMatching(/\S/)]);
});

test("no prompt is in anything a browser gets", () => {
  const given = globSync(".build/web/client/**/*.{html,js,data}");
  expect(given.length).toBeGreaterThan(300);
  expect(given.filter((file) => readFileSync(file, "utf8").includes("{{subject}}"))).toEqual([]);
});

onPublicPages("no level of headings is skipped", ({ elements }) => {
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
  const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.filter((level, i) => i > 0 && level > levels[i - 1]! + 1)).toEqual([]);
});

onEveryPage("every id is used once", ({ elements }) => {
  const ids = elements.map((element) => attributeOf(element, "id")).filter((id) => id !== undefined);
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
});

onEveryPage("every picture is described and sized, so that nothing moves as it arrives", (page) => {
  const needed = ["alt", "width", "height"];
  const bare = findAll(page, "img").filter((img) =>
    needed.some((name) => attributeOf(img, name) === undefined),
  );
  expect(bare.map((img) => attributeOf(img, "src"))).toEqual([]);
});

test("the home page shows a face before and after, whose it is and the price, before any script runs", () => {
  const page = site.get("/")!;
  const [before, after, ...others] = findAll(page, "img").filter((img) =>
    attributeOf(img, "src")?.startsWith("/sample/"),
  );
  expect(attributeOf(before!, "alt")).toBe("The sample photo, before");
  expect(attributeOf(after!, "fetchpriority")).toBe("high");
  for (const portrait of [after!, ...others]) {
    expect(attributeOf(portrait, "alt")).toMatch(/^AI portrait made from the sample photo: ./);
    for (const one of attributeOf(portrait, "srcset")!.split(", "))
      expect(isFile(one.split(" ")[0]!)).toBe(true);
  }
  const text = textOf(page.elements.find(({ tagName }) => tagName === "main")!);
  expect(text).toContain("Photo: NASA, public domain; no endorsement");
  expect(text).toContain("$9: your model and 20 portraits");
});

test.each([
  ["title", titleOf],
  ["description", descriptionOf],
])("no two public pages share a %s", (_, partOf) => {
  const byPart = Map.groupBy(PUBLIC, partOf);
  expect(
    Array.from(byPart.values(), (pages) => pages.map(pathOf)).filter(({ length }) => length > 1),
  ).toEqual([]);
});

onPublicPages("titles and descriptions are shown whole", (page) => {
  expect(titleOf(page).length).toBeGreaterThanOrEqual(10);
  // what a free tool does is told in its title, and the site's name may be cut off
  expect(titleOf(page).length).toBeLessThanOrEqual(page.path.startsWith("/free-tools/") ? 65 : 60);
  const least = page.path === "/guides/misc-tools" ? 52 : 70;
  expect(descriptionOf(page).length).toBeGreaterThanOrEqual(least);
  expect(descriptionOf(page).length).toBeLessThanOrEqual(155);
});

const addressOf = (path: string) => new URL(path, metaOf(site.get("/")!, "og:url")).href;
onPublicPages("each names itself as its one address", (page) => {
  const links = findAll(page, "link", { rel: "canonical" }).map((link) => attributeOf(link, "href"));
  expect([...links, metaOf(page, "og:url")]).toEqual([addressOf(page.path), addressOf(page.path)]);
});

onPublicPages("each has a preview with a picture of ours, of its stated size", (page) => {
  const said = ["og:type", "og:site_name", "og:description", "og:image:alt", "twitter:card"];
  for (const name of [...said, "og:image:width", "og:image:height"])
    expect(metaOf(page, name), name).toBeTruthy();
  expect(metaOf(page, "og:title")).toBe(titleOf(page));
  expect(isFile(new URL(metaOf(page, "og:image") ?? "").pathname)).toBe(true);
});

/** What search engines ask of each type; a list means that each entry needs the fields. */
const REQUIRED: Record<string, readonly string[]> = {
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  HowTo: ["name", "step"],
  HowToStep: ["position", "name", "text"],
  Product: ["name", "description", "url", "image", "brand"],
  Brand: ["name"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  UnitPriceSpecification: ["price", "priceCurrency", "billingDuration", "unitCode"],
  Organization: ["name", "url", "logo"],
  WebSite: ["name", "url"],
  WebPage: ["name", "url"],
  ItemList: ["itemListElement"],
  ImageObject: ["url"],
};

type Marked = { "@type": string; "@context"?: string; [field: string]: unknown };

function dataOf(page: BuiltPage): Marked[] {
  const scripts = findAll(page, "script", { type: "application/ld+json" });
  return scripts.map((script) => JSON.parse(textOf(script)) as Marked);
}

/** What is wrong with structured data, as far down as it goes. */
function faults(data: unknown): string[] {
  if (Array.isArray(data)) return data.length === 0 ? ["an empty list"] : data.flatMap(faults);
  if (typeof data === "string") return data.trim() === "" ? ["an empty text"] : [];
  if (typeof data !== "object" || data === null) return [];
  const entry = data as Marked;
  const type = String(entry["@type"]);
  const required = REQUIRED[type];
  if (!required) return [`type ${type} is not known to this test`];
  const missing = required.filter((field) => entry[field] === undefined);
  return [...missing.map((field) => `${type} lacks ${field}`), ...Object.values(entry).flatMap(faults)];
}

onPublicPages("structured data is whole on every page", (page) => {
  const data = dataOf(page);
  expect(data.filter((entry) => entry["@context"] !== "https://schema.org")).toEqual([]);
  expect(data.flatMap(faults)).toEqual([]);
});

test.each([
  ["BreadcrumbList", /^\/(categories|prompt-packs|guides|free-tools|tools|use-cases|resources)\/./],
  ["Product", /^\/(prompt-packs\/pack\/.|pricing$)/],
  ["FAQPage", /^\/(free-tools\/.|resources\/faq$|pricing$)/],
  ["HowTo", /^\/free-tools\/./],
])("structured data tells a %s where one is shown", (type, paths) => {
  const pages = PUBLIC.filter(({ path }) => paths.test(path));
  expect(pages.length).toBeGreaterThan(0);
  const without = pages.filter((page) => dataOf(page).every((entry) => entry["@type"] !== type));
  expect(without.map(pathOf)).toEqual([]);
});

onPublicPages("structured data numbers crumbs in order, from the home page to the page itself", (page) => {
  const list = dataOf(page).find((entry) => entry["@type"] === "BreadcrumbList");
  if (!list) return;
  const crumbs = list.itemListElement as { position: number; item: string }[];
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, i) => i + 1));
  expect([crumbs[0]?.item, crumbs.at(-1)?.item]).toEqual([addressOf("/"), addressOf(page.path)]);
});
