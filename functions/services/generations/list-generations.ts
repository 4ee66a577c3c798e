import type * as z from "zod";
import { listItems } from "#db/queries/library/items.ts";
import type { Page } from "#schema/pages.ts";
import type {
  GenerationView,
  listGenerationsInput,
  searchGenerationsInput,
} from "#schema/pictures/generation.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { readAs } from "../read-as.ts";
import { generationView } from "./generation-view.ts";

type Input = z.output<typeof listGenerationsInput> &
  Partial<Pick<z.output<typeof searchGenerationsInput>, "words">>;

/** One's own pictures, as narrowed down. A page may be shorter than asked for, or empty, and still have a next one. */
export async function listGenerations({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: Input;
}): Promise<Page<GenerationView>> {
  const { themeSlug, packSlug } = input;
  if (packSlug && !themeSlug) throw new AppError("BAD_INPUT");
  const [{ rows, next }] = await readAs(
    ctx,
    listItems(ctx.deps.db, {
      userId: ctx.actor.userId,
      after: parsePlace(input.cursor),
      sort: input.sort,
      limit: input.limit,
      packId: input.packId ?? null,
      favorite: input.favorite ?? null,
      trainingId: input.trainingId ?? null,
      themeSlug: packSlug ? null : (themeSlug ?? null),
      promptPackId: packSlug ? `${themeSlug}/${packSlug}` : null,
      kind: input.kind ?? null,
      since: input.since ?? null,
      until: input.until ?? null,
      words: input.words ?? null,
    }),
  );
  return { items: rows.map(generationView), nextCursor: next === null ? null : String(next) };
}

/** Reads the cursor a client sends back: a place in the library. */
function parsePlace(cursor: string | null | undefined): number | null {
  if (!cursor) return null;
  const place = /^\d{1,16}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (!Number.isSafeInteger(place)) throw new AppError("BAD_INPUT");
  return place;
}
