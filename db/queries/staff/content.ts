import { asc, eq, sql } from "drizzle-orm";
import type { Db, Statement } from "../../client.ts";
import { combineReads } from "../../read.ts";
import { promptCategory, promptPack, promptPackCategory } from "../../tables/catalogue.ts";
import { expectChange } from "../guards.ts";

/** Themes and their packs as people see them, in order. */
export function listContent(db: Db) {
  const queries = [
    db.orm
      .select({ id: promptCategory.id, name: promptCategory.name, isPublic: promptCategory.isPublic })
      .from(promptCategory)
      .orderBy(sql`coalesce(${promptCategory.rank}, ${promptCategory.position})`, asc(promptCategory.id)),
    db.orm
      .select({
        id: promptPack.id,
        theme: promptPackCategory.promptCategoryId,
        name: promptPack.name,
        isPublic: promptPackCategory.isPublic,
        showcases: sql<number>`(SELECT count(*) FROM "promptPackShowcaseImage" s
          WHERE s."promptPackId" = ${promptPack.id} AND s."isApproved" = 1 AND s."withdrawnAt" IS NULL)`,
      })
      .from(promptPackCategory)
      .innerJoin(promptPack, eq(promptPack.id, promptPackCategory.promptPackId))
      .orderBy(sql`coalesce(${promptPackCategory.rank}, ${promptPackCategory.position})`, asc(promptPack.id)),
  ] as const;
  return combineReads(queries, ([themes, packs]) =>
    themes.map((theme) => ({
      ...theme,
      packs: packs.filter((pack) => pack.theme === theme.id).map(({ theme: _, ...pack }) => pack),
    })),
  );
}

/** Aborts as `not_there` where there is no such theme or pack. */
export function setVisible(input: { kind: "theme" | "pack"; id: string; visible: boolean }): Statement[] {
  const [table, key] =
    input.kind === "theme" ? ["promptCategory", "id"] : ["promptPackCategory", "promptPackId"];
  return expectChange(
    { sql: `UPDATE ${table} SET isPublic = ? WHERE ${key} = ?`, args: [input.visible ? 1 : 0, input.id] },
    "not_there",
  );
}

/** Puts them in this order; those it does not name stand after them as the catalogue has them. */
export function setOrder(input: { kind: "theme" | "pack"; ids: readonly string[] }): Statement {
  const [table, key] =
    input.kind === "theme" ? ["promptCategory", "id"] : ["promptPackCategory", "promptPackId"];
  const ids = JSON.stringify(input.ids);
  return {
    sql: `UPDATE ${table} SET rank = (SELECT e.key FROM json_each(?) e WHERE e.value = ${table}.${key})
          WHERE ${key} IN (SELECT value FROM json_each(?))`,
    args: [ids, ids],
  };
}
