import { GUIDES, type GuideSection } from "#schema/site/guides.ts";
import { guidePath } from "#schema/site/page-paths.ts";
import { shareImage } from "../covers.ts";
import { readGuide } from "../read-guide.ts";
import { breadcrumbList, type Crumb, howTo } from "../structured-data.ts";

const HOME: Crumb = { name: "Guides", path: "/guides" };

function findSection(slug: string): GuideSection {
  const section = GUIDES.find((entry) => entry.slug === slug);
  if (!section) throw new Error(`no guide section is called ${slug}`);
  return section;
}

function listSection(section: GuideSection) {
  return {
    name: section.name,
    path: guidePath(section.slug),
    pages: section.pages.map((page) => ({
      name: page.name,
      path: guidePath(section.slug, page.slug),
      summary: readGuide(section.slug, page.slug).summary,
    })),
  };
}
export type GuideList = ReturnType<typeof listSection>;

export function guidesPage() {
  return {
    title: "Guides",
    description:
      "How to take photos that train well, write prompts that work, and get more from every tool of Likeness.",
    path: "/guides",
    image: shareImage(),
    jsonLd: [breadcrumbList([HOME])],
    sections: GUIDES.map(listSection),
  };
}

export function guideSectionPage(slug: string) {
  const section = findSection(slug);
  const list = listSection(section);
  const crumbs = [HOME, { name: section.name, path: list.path }];
  return {
    title: `${section.name} guide`,
    description: `${section.pages.length} short guides: ${section.pages.map((page) => page.name.toLowerCase()).join(", ")}.`,
    path: list.path,
    image: shareImage(),
    crumbs,
    jsonLd: [breadcrumbList(crumbs)],
    name: section.name,
    list,
  };
}

export function guidePage(sectionSlug: string, pageSlug: string) {
  const section = findSection(sectionSlug);
  const index = section.pages.findIndex((page) => page.slug === pageSlug);
  const here = section.pages[index];
  if (!here) throw new Error(`no guide is called ${sectionSlug}/${pageSlug}`);
  const { title, description, html, headings, steps } = readGuide(sectionSlug, pageSlug);
  const path = guidePath(sectionSlug, pageSlug);
  const crumbs = [HOME, { name: section.name, path: guidePath(sectionSlug) }, { name: here.name, path }];
  const next = section.pages[index + 1];
  return {
    title,
    description,
    path,
    image: shareImage(),
    crumbs,
    jsonLd: [breadcrumbList(crumbs), ...(steps.length > 0 ? [howTo(title, steps)] : [])],
    html,
    headings: headings.filter((heading) => heading.level === 2),
    section: listSection(section),
    next: next ? { name: next.name, path: guidePath(sectionSlug, next.slug) } : null,
  };
}
