import { and, desc, eq } from "drizzle-orm";
import type { Db, Statement } from "../client.ts";
import { generation } from "../tables/generation.ts";
import { type Cursor, olderThan } from "./cursor.ts";
import { type Actor, liveSession, requireChanged, requireSession } from "./session.ts";

export interface GenerationFilter {
  before: Cursor | null;
  limit: number;
  packId: string | null;
  favorite: boolean | null;
  now: number;
}

export async function listGenerations(db: Db, actor: Actor, of: GenerationFilter) {
  const [alive, rows] = await db.read([
    liveSession(db, actor, of.now),
    db.orm
      .select({
        id: generation.id,
        imageUrl: generation.imageUrl,
        width: generation.width,
        height: generation.height,
        seed: generation.seed,
        favorite: generation.favorite,
        trainingId: generation.trainingId,
        packId: generation.packId,
        promptPackId: generation.promptPackId,
        createdAt: generation.createdAt,
      })
      .from(generation)
      .where(
        and(
          eq(generation.userId, actor.userId),
          eq(generation.status, "COMPLETED"),
          of.packId === null ? undefined : eq(generation.packId, of.packId),
          of.favorite === null ? undefined : eq(generation.favorite, of.favorite),
          olderThan(generation, of.before),
        ),
      )
      .orderBy(desc(generation.createdAt), desc(generation.id))
      .limit(of.limit + 1),
  ] as const);
  return alive.length === 0 ? null : rows;
}

export async function setFavorite(db: Db, actor: Actor, of: { id: string; favorite: boolean; now: number }) {
  await db.write([
    requireSession(actor, of.now),
    {
      sql: "UPDATE generation SET favorite = ? WHERE id = ? AND userId = ? AND status = 'COMPLETED'",
      args: [of.favorite ? 1 : 0, of.id, actor.userId],
    },
    requireChanged("not_there"),
  ]);
}

/** All of them or none; their objects go with them. */
export async function deleteGenerations(db: Db, actor: Actor, of: { ids: readonly string[]; now: number }) {
  const marks = of.ids.map(() => "?").join(", ");
  const mine = `FROM generation WHERE userId = ? AND status = 'COMPLETED' AND id IN (${marks})`;
  await db.write([
    requireSession(actor, of.now),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT imageUrl, ? ${mine}`,
      args: [of.now, actor.userId, ...of.ids],
    },
    { sql: `DELETE ${mine}`, args: [actor.userId, ...of.ids] },
    requireChanged("not_there", new Set(of.ids).size),
  ]);
}

export function insertGenerations(db: Db, rows: (typeof generation.$inferInsert)[]): Statement {
  return db.orm.insert(generation).values(rows);
}
