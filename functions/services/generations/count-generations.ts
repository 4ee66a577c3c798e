import type * as z from "zod";
import { countItems } from "#db/queries/library/items.ts";
import type { countGenerationsInput, GenerationCounts } from "#schema/pictures/generation.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { cataloguePlace } from "./generation-view.ts";

/** What a library holds, for its filters to say before one is chosen. */
export async function countGenerations({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof countGenerationsInput>;
}): Promise<GenerationCounts> {
  const { userId } = ctx.actor;
  const themeSlug = input.themeSlug ?? null;
  const [{ packs, ...counts }] = await readAs(ctx, countItems(ctx.deps.db, { userId, themeSlug }));
  return {
    ...counts,
    packs: packs.map(({ promptPackId, ...row }) => ({
      ...row,
      themeSlug,
      packSlug: cataloguePlace(promptPackId).packSlug ?? promptPackId,
    })),
  };
}
