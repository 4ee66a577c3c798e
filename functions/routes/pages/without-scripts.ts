/** A built page without what starts the app in it, marked as such for what then works by styles alone. */
export function withoutScripts(page: string): string {
  return page
    .replace("<html", "<html data-without-scripts")
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, "");
}
