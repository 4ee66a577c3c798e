import type * as z from "zod";
import { listGenerations as query } from "#db/queries/library/generations.ts";
import type { GenerationView, listGenerationsInput, Page } from "#schema/pictures/generation.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { parseCursor, toPage } from "../page.ts";
import { readAs } from "../read-as.ts";
import { generationView } from "./generation-view.ts";

/** One's own pictures, as narrowed down. */
export async function listGenerations({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof listGenerationsInput>;
}): Promise<Page<GenerationView>> {
  if (input.packSlug && !input.themeSlug) throw new AppError("BAD_INPUT");
  const [rows] = await readAs(
    ctx,
    query(ctx.deps.db, {
      userId: ctx.actor.userId,
      after: parseCursor(input.cursor),
      sort: input.sort,
      limit: input.limit,
      packId: input.packId ?? null,
      favorite: input.favorite ?? null,
      trainingId: input.trainingId ?? null,
      themeSlug: input.themeSlug ?? null,
      packSlug: input.packSlug ?? null,
      source: input.source ?? null,
    }),
  );
  return toPage(rows, input.limit, generationView);
}
