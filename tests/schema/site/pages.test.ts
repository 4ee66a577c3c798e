import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { APP_ROUTES } from "#schema/site/app-routes.ts";
import { PRERENDERED, PUBLIC_PAGES } from "#schema/site/pages.ts";
import { TOOLS } from "#schema/site/tools.ts";

const FREE = `background-removal image-upscale image-generation-flux image-generation-sdxl hair-style-changer
  women-hair-style-changer hair-color-change voice-cloning age-progression add-object clothes-changer virtual-makeup
  expression-change car-color-change toy-ify animalify fantasy-fy add-tattoos remove-tattoos weight-loss foodify
  replace-background ghiblify animefy change-text watermark-removal remove-person restore-photos babyfi
  black-and-white hotify professional-headshot grillify anime-to-real roman-statue richify video`.split(
  /\s+/,
);

const PRO =
  `image-generator image-to-image trainings trainings/new video-generator ai-image-editor virtual-people
  virtual-people/new video-packs face-swap trained-voices trained-voices/new all info/ai-image-editor
  info/ai-image-generator info/ai-video-generator`.split(/\s+/);

const GUIDES = {
  "image-generator":
    "getting-started writing-prompts trained-models aspect-ratios face-reference credits-info",
  "video-generator":
    "getting-started text-to-video image-to-video trained-models quality-settings talking-head-videos credits-info",
  "trained-voice": "getting-started voice-training voice-cloning audio-quality usage-guidelines",
  "ai-image-editor":
    "getting-started basic-editing advanced-features background-removal object-manipulation credits-info",
  "trained-models": "getting-started photo-guidelines training-process using-models troubleshooting",
  "misc-tools": "free-tools best-practices credits-info",
};

const OTHERS = `/ /pricing /dashboard /login /register /verify-email /resources/privacy-policy
  /resources/terms-of-service /resources/restrictions /resources/faq /categories /categories/all /prompt-packs
  /prompt-packs/all /prompt-packs/pack /prompt-image /use-cases/dating /use-cases/professional-headshots
  /admin/users /admin/content /guides`.split(/\s+/);

test("every route the product promises is built as a page of its own", () => {
  const wanted = [
    ...OTHERS,
    ...FREE.map((slug) => `/free-tools/${slug}`),
    ...PRO.map((slug) => `/tools/${slug}`),
    ...Object.entries(GUIDES).flatMap(([section, pages]) =>
      pages.split(" ").map((page) => `/guides/${section}/${page}`),
    ),
  ];
  expect(wanted.filter((path) => !PRERENDERED.includes(path))).toEqual([]);
});

test("what search engines are shown needs no session", () => {
  expect(PUBLIC_PAGES.filter((path) => APP_ROUTES.some((route) => route === path))).toEqual([]);
});

test("the tools next to a tool exist, and none is next to itself", () => {
  const slugs = new Set(TOOLS.map((tool) => tool.slug));
  expect(slugs.size).toBe(TOOLS.length);
  for (const tool of TOOLS) {
    expect(tool.related.length).toBeGreaterThanOrEqual(3);
    for (const other of tool.related) expect(slugs, `${tool.slug} → ${other}`).toContain(other);
    expect(tool.related).not.toContain(tool.slug);
  }
});

test("every page has an entry in the router", () => {
  const routes = [...readFileSync("web/routes.ts", "utf8").matchAll(/route\("([^"]+)"/g)].map(
    ([, path = ""]) => new RegExp(`^/${path.replace(/:\w+/g, "[^/]+")}$`),
  );
  // the home page is the router's index, the page for unknown addresses its last resort
  const others = ["/", "/404"];
  expect(
    PRERENDERED.filter((path) => !others.includes(path) && !routes.some((route) => route.test(path))),
  ).toEqual([]);
});
