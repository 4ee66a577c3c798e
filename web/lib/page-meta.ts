import type { MetaDescriptor } from "react-router";
import { SITE } from "#schema/site/site.ts";

/** Where this build is served from: links for others to follow must be absolute. */
const ORIGIN = import.meta.env.VITE_APP_URL;

export function absolute(path: string): string {
  return new URL(path, ORIGIN).href;
}

const named = (title: string) =>
  title === SITE.name || title.startsWith(`${SITE.name}:`) ? title : `${title} · ${SITE.name}`;

/** Head of a page that needs its visitor's session: nothing for search engines in it. */
export function appMeta(title: string, description?: string): MetaDescriptor[] {
  return [
    { title: named(title) },
    ...(description ? [{ name: "description", content: description }] : []),
    { name: "robots", content: "noindex" },
  ];
}

export interface PublicPage {
  title: string;
  /** At most 155 characters. */
  description: string;
  /** Without a trailing slash; "/" for the home page. */
  path: string;
  image: { path: string; width: number; height: number; alt: string };
  /** schema.org objects, see web/content/structured-data.ts. */
  jsonLd?: readonly object[];
}

/** Head of a public page: what search engines, link previews and browsers need to know of it. None: it failed to load. */
export function publicMeta(page: PublicPage | undefined): MetaDescriptor[] {
  if (!page) return appMeta(SITE.name);
  const title = named(page.title);
  const url = absolute(page.path);
  return [
    { title },
    { name: "description", content: page.description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: SITE.name },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:url", content: url },
    { property: "og:image", content: absolute(page.image.path) },
    { property: "og:image:width", content: String(page.image.width) },
    { property: "og:image:height", content: String(page.image.height) },
    { property: "og:image:alt", content: page.image.alt },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.jsonLd ?? []).map((data) => ({
      "script:ld+json": { "@context": "https://schema.org", ...data },
    })),
  ];
}
