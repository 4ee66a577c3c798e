import { THEMES } from "#schema/catalogue/index.ts";
import { GUIDES } from "#schema/site/guides.ts";
import { SAMPLE_PHOTO_DOCUMENT } from "#schema/site/sample-photo.ts";
import { SITE } from "#schema/site/site.ts";
import { findTool, TOOL_INFOS } from "#schema/site/tools.ts";
import { mostGenerated } from "./catalogue/most-generated.ts";
import { numberInWords } from "./number-in-words.ts";
import { readyFirst, tagOf } from "./tool-status.ts";

export interface ShellLink {
  to: string;
  label: string;
}
export interface MenuLink extends ShellLink {
  hint: string;
  /** What stands beside it; null where it works. */
  tag: string | null;
}
export interface Menu {
  title: string;
  links: readonly MenuLink[];
}
export interface FooterColumn {
  title: string;
  links: readonly ShellLink[];
}

const POPULAR = 5;

/** Tools by their slugs, what works first. */
function toolLinks(...slugs: string[]): MenuLink[] {
  return readyFirst(slugs.map(findTool)).map((tool) => ({
    to: tool.path,
    label: tool.name,
    hint: tool.summary,
    tag: tagOf(tool),
  }));
}

const ALL_TOOLS: MenuLink = {
  to: "/tools/all",
  label: "All Tools",
  hint: "Everything you can use, and what is coming",
  tag: null,
};
const ALL_FREE: MenuLink = {
  to: "/free-tools",
  label: "All Free Tools",
  hint: "One photo in, one picture out",
  tag: null,
};

/** The top bar's menus and the drawer's sections, in order; the first one starts open in the drawer. */
const MENUS: readonly Menu[] = [
  {
    title: "Pro Tools",
    links: [...toolLinks("image-generator", "ai-image-editor", "video-generator", "face-swap"), ALL_TOOLS],
  },
  {
    title: "Free Tools",
    links: [
      ...toolLinks("background-removal", "image-upscale", "image-generation-flux", "voice-cloning"),
      ALL_FREE,
    ],
  },
  {
    title: "Explore",
    links: [
      {
        to: "/categories",
        label: "Categories",
        hint: `${numberInWords(THEMES.length)} themes, by what they are for`,
        tag: null,
      },
      { to: "/prompt-packs", label: "Prompt Packs", hint: "Sets of twenty pictures in one mood", tag: null },
    ],
  },
];

const FOOTER: readonly FooterColumn[] = [
  {
    title: "Pro Tools",
    links: [
      ...toolLinks(
        "image-generator",
        "image-to-image",
        "ai-image-editor",
        "trainings",
        "video-generator",
        "video-packs",
        "virtual-people",
        "face-swap",
        "trained-voices",
      ),
      ALL_TOOLS,
    ].map(({ to, label }) => ({ to, label })),
  },
  {
    title: "Resources",
    links: [
      { to: "/pricing", label: "Pricing" },
      { to: "/resources/faq", label: "FAQ" },
      { to: "/resources/privacy-policy", label: "Privacy Policy" },
      { to: "/resources/terms-of-service", label: "Terms of Service" },
      { to: "/resources/restrictions", label: "Restrictions" },
      { to: "/prompt-image", label: "Picture from a sentence" },
      { to: "/verify", label: "Check for AI marks" },
      { to: "/transparency", label: "Transparency" },
      { to: "/takedown", label: "Take something down" },
      { to: "/use-cases/professional-headshots", label: "For work" },
      { to: "/use-cases/dating", label: "For dating" },
      { to: `mailto:${SITE.supportEmail}`, label: "Support" },
    ],
  },
  {
    title: "Popular Packages",
    links: [
      ...mostGenerated(POPULAR).map((theme) => ({ to: `/categories/${theme.slug}`, label: theme.name })),
      { to: "/categories/all", label: "All Categories" },
    ],
  },
  {
    title: "Tools Info",
    links: TOOL_INFOS.map((info) => ({ to: `/tools/info/${info.slug}`, label: info.name })),
  },
  {
    title: "Guides",
    links: [
      ...GUIDES.map((section) => ({ to: `/guides/${section.slug}`, label: section.name })),
      { to: "/guides", label: "All Guides" },
    ],
  },
  {
    title: "Free Tools",
    links: [
      ...toolLinks(
        "background-removal",
        "image-upscale",
        "image-generation-flux",
        "voice-cloning",
        "professional-headshot",
        "restore-photos",
        "hair-style-changer",
      ),
      ALL_FREE,
    ].map(({ to, label }) => ({ to, label })),
  },
];

/** What stands around every page. Read at build time, so that the tables it comes from are in no script. */
export function shellFacts() {
  const year = new Date().getFullYear();
  const sample = process.env.SAMPLE_CREDIT
    ? { path: SAMPLE_PHOTO_DOCUMENT, credit: process.env.SAMPLE_CREDIT }
    : null;
  return { menus: MENUS, footer: FOOTER, supportEmail: SITE.supportEmail, year, sample };
}
export type ShellFacts = ReturnType<typeof shellFacts>;
