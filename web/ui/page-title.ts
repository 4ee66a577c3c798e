import type { MetaDescriptor } from "react-router";

/** Title and description of a page, for its `meta`. */
export function pageTitle(title: string, description?: string): MetaDescriptor[] {
  const full = title === "Likeness" ? title : `${title} · Likeness`;
  return [{ title: full }, ...(description ? [{ name: "description", content: description }] : [])];
}
