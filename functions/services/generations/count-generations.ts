import { countGenerations as query } from "#db/queries/library/generations.ts";
import type { GenerationCount } from "#schema/pictures/generation.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { cataloguePlace } from "./generation-view.ts";

/** What a library holds, for its filters to say before one is chosen. */
export async function countGenerations({ ctx }: { ctx: ActorCtx }): Promise<GenerationCount[]> {
  const [rows] = await readAs(ctx, query(ctx.deps.db, ctx.actor.userId));
  return rows.map(({ promptPackId, single, ...row }) => ({
    ...row,
    ...cataloguePlace(promptPackId),
    source: single ? ("prompt" as const) : ("pack" as const),
  }));
}
