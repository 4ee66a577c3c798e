import type * as z from "zod";
import { listGenerations as query } from "#db/queries/generations.ts";
import type { GenerationView, listGenerationsInput, Page } from "#schema/generation.ts";
import { signedIn } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";

export async function listGenerations(
  { deps, actor }: ActorCtx,
  input: z.output<typeof listGenerationsInput>,
): Promise<Page<GenerationView>> {
  const rows = signedIn(
    await query(deps.db, actor, {
      before: parseCursor(input.cursor),
      limit: input.limit,
      packId: input.packId ?? null,
      favorite: input.favorite ?? null,
      now: deps.now(),
    }),
  );
  return toPage(rows, input.limit, ({ promptPackId, imageUrl, ...row }) => {
    const [themeSlug = null, packSlug = null] = promptPackId?.split("/") ?? [];
    return { ...row, imageUrl: `/media/${imageUrl}`, themeSlug, packSlug };
  });
}
