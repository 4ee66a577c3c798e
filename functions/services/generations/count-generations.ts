import { countGenerations as query } from "#db/queries/generations.ts";
import type { GenerationCount } from "#schema/generation.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { cataloguePlace } from "./generation-view.ts";

/** What a library holds, for its filters to say before one is chosen. */
export async function countGenerations({ deps, actor }: ActorCtx): Promise<GenerationCount[]> {
  const rows = signedIn(await query(deps.db, actor, deps.now()));
  return rows.map(({ promptPackId, single, ...row }) => ({
    ...row,
    ...cataloguePlace(promptPackId),
    source: single ? ("prompt" as const) : ("pack" as const),
  }));
}
