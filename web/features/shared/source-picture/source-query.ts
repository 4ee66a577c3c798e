import type { EditSource } from "#schema/pictures/edits.ts";

/** Names a picture in the address of a page that is to work on it: `picture=ID`, or `edit=ID&position=1`. */
export function sourceQuery({ kind, id, position }: Pick<EditSource, "kind" | "id" | "position">): string {
  const query = new URLSearchParams({ [kind]: id });
  if (position > 0) query.set("position", String(position));
  return query.toString();
}

const KINDS = ["picture", "edit"] as const;

/** What the address names; null: nothing. Uploads are never named: they are chosen anew. */
export function readSourceQuery(
  query: URLSearchParams,
): { kind: (typeof KINDS)[number]; id: string; position: number } | null {
  for (const kind of KINDS) {
    const id = query.get(kind);
    if (id) return { kind, id, position: Math.max(0, Math.floor(Number(query.get("position"))) || 0) };
  }
  return null;
}

/** The address without the picture, and without what was to be done with it. */
export function withoutSource(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of [...KINDS, "position", "change"]) rest.delete(name);
  return rest;
}
