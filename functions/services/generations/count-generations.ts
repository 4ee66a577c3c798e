import { countGenerations as query } from "#db/queries/generations.ts";
import type { GenerationCount } from "#schema/generation.ts";
import { unwrapSession } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { cataloguePlace } from "./generation-view.ts";

/** What a library holds, for its filters to say before one is chosen. */
export async function countGenerations({ deps, actor }: ActorCtx): Promise<GenerationCount[]> {
  const rows = unwrapSession(await query(deps.db, actor, deps.now()));
  return rows.map(({ promptPackId, single, ...row }) => ({
    ...row,
    ...cataloguePlace(promptPackId),
    source: single ? ("prompt" as const) : ("pack" as const),
  }));
}
