import { SITEMAP_DOCUMENT } from "#schema/site/pages.ts";
import { absolute } from "#web/lib/page-meta.ts";

/** RFC 9309. App pages carry noindex themselves, which a crawler can only read where it is let in. */
export function loader(): Response {
  const body = `User-agent: *\nDisallow: /api/\nDisallow: /media/\n\nSitemap: ${absolute(SITEMAP_DOCUMENT)}\n`;
  return new Response(body, { headers: { "content-type": "text/plain" } });
}
