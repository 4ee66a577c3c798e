const NAME = /^\/free-tools\/([\w-]+)$/;

/** A page by itself: nothing else of the site can be counted on. */
export function offlinePage(paths: readonly string[]): Response {
  const links = paths
    .map((path) => NAME.exec(path)?.[1])
    .filter((slug) => slug !== undefined)
    .toSorted()
    .map((slug) => `<li><a href="/free-tools/${slug}">${titled(slug)}</a></li>`);
  const tools =
    links.length > 0 ? `<p>These tools work without a connection:</p><ul>${links.join("")}</ul>` : "";
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection · Likeness</title>
<style>
  :root { color-scheme: light dark }
  body { margin: 0; padding: 12vh 6vw; font: 1.05rem/1.5 system-ui, sans-serif;
    background: light-dark(#f5f1e9, #14100e); color: light-dark(#171411, #f1ebe0) }
  h1 { font: 500 2rem/1.2 Georgia, serif }
  a { color: inherit } li { margin: .5rem 0 }
</style>
<h1>No connection</h1>
<p>This page needs one. Check your connection, then open it again.</p>
${tools}
</html>`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

/** As the address says it: names of tools are not at hand here. */
const titled = (slug: string) =>
  slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
