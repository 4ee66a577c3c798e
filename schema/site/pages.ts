import { THEMES } from "../catalogue/index.ts";
import { APP_ROUTES, FAILURE_DOCUMENT, NOT_FOUND_DOCUMENT } from "./app-routes.ts";
import { FACE_PLAN_DOCUMENT } from "./face-plan.ts";
import { GUIDES } from "./guides.ts";
import { categoryPath, guidePath, packPath, resourcePath } from "./page-paths.ts";
import { TOOL_INFOS, TOOLS } from "./tools.ts";

export const RESOURCES = ["privacy-policy", "terms-of-service", "restrictions", "faq"] as const;
export const USE_CASES = ["dating", "professional-headshots"] as const;

const themes = THEMES.filter((theme) => theme.isPublic);

/** Pages anybody may read and find: complete HTML before any script runs, and listed in the sitemap. */
export const PUBLIC_PAGES: readonly string[] = [
  "/",
  "/pricing",
  "/categories",
  "/categories/all",
  ...themes.map((theme) => categoryPath(theme.slug)),
  "/prompt-packs",
  "/prompt-packs/all",
  "/prompt-packs/pack",
  ...themes.flatMap((theme) => theme.packs.map((pack) => packPath(theme.slug, pack.slug))),
  "/prompt-image",
  "/verify",
  "/takedown",
  "/transparency",
  ...USE_CASES.map((slug) => `/use-cases/${slug}`),
  "/tools/all",
  ...TOOLS.filter((tool) => tool.kind === "pro").map((tool) => tool.path),
  ...TOOL_INFOS.map((info) => `/tools/info/${info.slug}`),
  "/free-tools",
  ...TOOLS.filter((tool) => tool.kind === "free").map((tool) => tool.path),
  ...RESOURCES.map(resourcePath),
  "/guides",
  ...GUIDES.flatMap((section) => [
    guidePath(section.slug),
    ...section.pages.map((page) => guidePath(section.slug, page.slug)),
  ]),
  "/register",
  "/login",
];

/** Pages of emails and steps: anybody may open them, no search engine should. */
export const STEP_PAGES: readonly string[] = [
  "/verify-email",
  "/sign-in-link",
  "/forgot-password",
  "/reset-password",
  "/undo-email-change",
  "/appeal",
  "/keep-account",
  "/unsubscribe",
  "/email-preferences",
];

/** App pages whose address is fixed: built as documents of their own, so that each has its own title. */
export const APP_PAGES: readonly string[] = APP_ROUTES.filter((route) => !route.includes(":"));

export const SITEMAP_DOCUMENT = "/sitemap.xml";
export const ROBOTS_DOCUMENT = "/robots.txt";

/** Everything that is written to a file while building. */
export const PRERENDERED: readonly string[] = [
  ...PUBLIC_PAGES,
  ...STEP_PAGES,
  ...APP_PAGES,
  NOT_FOUND_DOCUMENT,
  FAILURE_DOCUMENT,
  SITEMAP_DOCUMENT,
  ROBOTS_DOCUMENT,
  FACE_PLAN_DOCUMENT,
];
