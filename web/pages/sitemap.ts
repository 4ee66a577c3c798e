import { PUBLIC_PAGES } from "#schema/site/pages.ts";
import { absolute } from "#web/lib/page-meta.ts";

/** https://www.sitemaps.org/protocol.html: every page anybody may find. Written to a file while building. */
export function loader(): Response {
  const urls = PUBLIC_PAGES.map((path) => `  <url><loc>${absolute(path)}</loc></url>`).join("\n");
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  return new Response(body, { headers: { "content-type": "application/xml" } });
}
