import { beforeAll, describe, expect, test } from "vitest";
import { APP_PAGES, PRERENDERED, PUBLIC_PAGES, STEP_PAGES } from "#schema/site/pages.ts";
import {
  attributeOf,
  type BuiltPage,
  findAll,
  isFile,
  isHidden,
  metaOf,
  readSite,
  textOf,
} from "#tests/support/built-site.ts";

let site: Map<string, BuiltPage>;
let publicPages: BuiltPage[];
beforeAll(() => {
  site = readSite();
  publicPages = PUBLIC_PAGES.map((path) => site.get(path)).filter((page) => page !== undefined);
});

/** Expects `wrong` to find nothing on any page but those named, with what they have instead. */
function expectNone(pages: Iterable<BuiltPage>, wrong: (page: BuiltPage) => unknown, known: string[] = []) {
  const found = Array.from(pages).flatMap((page) => {
    const fault = wrong(page);
    const isNone = Array.isArray(fault) ? fault.length === 0 : !fault;
    return isNone ? [] : [`${page.path}: ${String(fault)}`];
  });
  expect(found).toEqual(known);
}

const titleOf = (page: BuiltPage) => textOf(findAll(page, "title")[0] ?? ({ childNodes: [] } as never));

/** Values that several pages share, with who shares them. */
function shared(pages: readonly BuiltPage[], sharedOf: (page: BuiltPage) => string | undefined): string[] {
  const byValue = Map.groupBy(pages, sharedOf);
  return Array.from(byValue)
    .filter(([, those]) => those.length > 1)
    .map(([value, those]) => `${value}: ${those.map((page) => page.path).join(", ")}`);
}

describe("built pages", () => {
  test("exist for every route that has one", () => {
    expect(PRERENDERED.filter((path) => !site.has(path) && !isFile(path))).toEqual([]);
    expect(PUBLIC_PAGES.length).toBeGreaterThan(280);
  });

  test("hide from search engines unless they are for everybody", () => {
    expectNone(publicPages, isHidden);
    const hidden = new Set([...STEP_PAGES, ...APP_PAGES, "/404", "/__spa-fallback"]);
    expectNone(site.values(), (page) => hidden.has(page.path) && !isHidden(page));
  });

  test("have one language, one viewport, one heading of the first level", () => {
    const pages = Array.from(site.values()).filter((page) => page.path !== "/__spa-fallback");
    expectNone(pages, (page) => attributeOf(findAll(page, "html")[0]!, "lang") !== "en" && "lang");
    expectNone(pages, (page) => findAll(page, "meta", { name: "viewport" }).length !== 1 && "viewport");
    // an app page shows its heading once it knows who is there
    const shown = pages.filter((page) => !APP_PAGES.includes(page.path));
    expectNone(shown, (page) => {
      const headings = findAll(page, "h1").map(textOf);
      return (headings.length !== 1 || !headings[0]?.trim()) && JSON.stringify(headings);
    });
  });

  test("skip no level of headings", () => {
    expectNone(publicPages, (page) => {
      const levels = page.elements
        .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
        .map(({ tagName }) => Number(tagName.slice(1)));
      const skip = levels.findIndex((level, i) => i > 0 && level > levels[i - 1]! + 1);
      return skip > 0 && `h${levels[skip - 1]} then h${levels[skip]}`;
    });
  });

  test("use every id once", () => {
    expectNone(site.values(), (page) => {
      const ids = page.elements.map((element) => attributeOf(element, "id")).filter((id) => id !== undefined);
      return ids.filter((id, i) => ids.indexOf(id) !== i);
    });
  });

  test("describe and size every picture, so that nothing moves as it arrives", () => {
    expectNone(site.values(), (page) => {
      const wrong = findAll(page, "img").filter((img) =>
        ["alt", "width", "height"].some((name) => attributeOf(img, name) === undefined),
      );
      return wrong.map((img) => attributeOf(img, "src") ?? "no src");
    });
  });
});

describe("public pages, for search engines and link previews", () => {
  test("have a title and a description of their own that are shown whole", () => {
    expect(shared(publicPages, titleOf)).toEqual([]);
    expect(shared(publicPages, (page) => metaOf(page, "description"))).toEqual([]);
    expectNone(publicPages, (page) => {
      const title = titleOf(page);
      // what a free tool does is told in its title, and the site's name may be cut off
      const most = page.path.startsWith("/free-tools/") ? 65 : 60;
      return (title.length < 10 || title.length > most) && `title of ${title.length}: ${title}`;
    });
    expectNone(
      publicPages,
      (page) => {
        const { length } = metaOf(page, "description") ?? "";
        return (length < 70 || length > 155) && `description of ${length}`;
      },
      ["/guides/misc-tools: description of 52"],
    );
  });

  test("name themselves as their one address", () => {
    expectNone(publicPages, (page) => {
      const links = findAll(page, "link", { rel: "canonical" }).map(
        (link) => attributeOf(link, "href") ?? "",
      );
      const [link = ""] = links;
      const right = links.length === 1 && URL.canParse(link) && new URL(link).pathname === page.path;
      return (!right || metaOf(page, "og:url") !== link) && JSON.stringify(links);
    });
    const origins = new Set(
      publicPages.flatMap((page) =>
        findAll(page, "link", { rel: "canonical" }).map((link) => new URL(attributeOf(link, "href")!).origin),
      ),
    );
    expect(origins.size).toBe(1);
  });

  test("have a preview with a picture of its stated size", () => {
    const wanted = [
      ...["og:type", "og:site_name", "og:title", "og:description", "og:url", "og:image"],
      ...["og:image:width", "og:image:height", "og:image:alt", "twitter:card"],
    ];
    expectNone(publicPages, (page) => {
      const missing = wanted.filter((name) => !metaOf(page, name));
      return missing;
    });
    expectNone(publicPages, (page) => metaOf(page, "og:title") !== titleOf(page) && "og:title");
  });
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

function dataOf(page: BuiltPage): unknown[] {
  return findAll(page, "script", { type: "application/ld+json" }).map(
    (script) => JSON.parse(textOf(script)) as unknown,
  );
}

/** What is wrong with structured data, as far down as it goes. */
function faults(data: unknown): string[] {
  if (Array.isArray(data)) return data.length === 0 ? ["an empty list"] : data.flatMap(faults);
  if (typeof data === "string") return data.trim() === "" ? ["an empty text"] : [];
  if (typeof data !== "object" || data === null) return [];
  const entries = data as Record<string, unknown>;
  const type = String(entries["@type"]);
  const required = REQUIRED[type];
  if (!required) return [`type ${type} is not known to this test`];
  const missing = required
    .filter((field) => entries[field] === undefined)
    .map((field) => `${type} lacks ${field}`);
  return [...missing, ...Object.values(entries).flatMap(faults)];
}

describe("structured data", () => {
  test("is whole on every page", () => {
    expectNone(publicPages, (page) => {
      const data = dataOf(page) as Record<string, unknown>[];
      const wrong = data.flatMap((entry) => [
        ...(entry["@context"] === "https://schema.org" ? [] : ["no context"]),
        ...faults(entry),
      ]);
      return wrong;
    });
  });

  const types = (page: BuiltPage) =>
    (dataOf(page) as Record<string, unknown>[]).map((entry) => entry["@type"]);
  test.each([
    ["BreadcrumbList", /^\/(categories|prompt-packs|guides|free-tools|tools|use-cases|resources)\/./],
    ["Product", /^\/(prompt-packs\/pack\/.|pricing$)/],
    ["FAQPage", /^\/(free-tools\/.|resources\/faq$|pricing$)/],
    ["HowTo", /^\/free-tools\/./],
  ])("tells a %s where one is shown", (type, paths) => {
    const pages = publicPages.filter((page) => paths.test(page.path));
    expect(pages.length).toBeGreaterThan(0);
    expectNone(pages, (page) => !types(page).includes(type) && `has ${types(page)}`);
  });

  test("numbers crumbs in order, from the home page to the page itself", () => {
    expectNone(publicPages, (page) => {
      const crumbs = (
        dataOf(page) as { "@type": string; itemListElement: { position: number; item: string }[] }[]
      ).find((entry) => entry["@type"] === "BreadcrumbList")?.itemListElement;
      if (!crumbs) return false;
      const paths = crumbs.map(({ item }) => new URL(item).pathname);
      const ordered = crumbs.every(({ position }, i) => position === i + 1);
      return (!ordered || paths[0] !== "/" || paths.at(-1) !== page.path) && paths;
    });
  });
});
