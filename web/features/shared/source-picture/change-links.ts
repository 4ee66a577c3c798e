import type { EditName } from "#schema/operations/index.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import { sourceQuery } from "./source-query.ts";

type Named = Pick<EditSource, "kind" | "id" | "position">;

const CHANGE = "change";

/** Where a picture is changed, with it as the input; `change`: the one that is chosen there. */
export function changePath(source: Named, change?: EditName): string {
  return `/tools/image-to-image?${sourceQuery(source)}${change ? `&${CHANGE}=${change}` : ""}`;
}

/** The change an address asks for; it is up to the reader whether there is such a one. */
export const readChange = (query: URLSearchParams): string | null => query.get(CHANGE);

/** What can be made of a picture, each on the page for it. */
export const changeLinks = (source: Named): readonly { label: string; to: string }[] => [
  { label: "More like this", to: changePath(source, "variations") },
  { label: "Upscale", to: changePath(source, "upscale") },
  { label: "Edit", to: `/tools/ai-image-editor?${sourceQuery(source)}` },
  { label: "Use as input", to: changePath(source) },
];
