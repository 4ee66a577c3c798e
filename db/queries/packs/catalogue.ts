import { eq, isNotNull, sql } from "drizzle-orm";
import type { Db, Statement } from "#db/client.ts";
import { combineReads } from "#db/read.ts";
import { promptCategory, promptPack, promptPackCategory } from "#db/tables/catalogue.ts";
import { promptPackSelection, userGeneratedPack } from "#db/tables/work/generation.ts";
import { insert } from "#db/write.ts";
import type { PackFacts, ThemeFacts, ThemePrompts } from "#schema/catalogue/theme.ts";
import { IMAGES_PER_PACK, IMAGES_PER_PROMPT, packId } from "#schema/catalogue/theme.ts";

/** Brings the catalogue's rows up to the catalogue, in one batch. Rows it no longer names stay: others refer to them. */
export async function upsertCatalogue(
  db: Db,
  input: {
    themes: readonly ThemeFacts[];
    prompts: Readonly<Record<string, ThemePrompts>>;
    packCredits: number;
  },
): Promise<void> {
  await db.write(
    input.themes.flatMap((theme, position) => [
      upsertTheme(theme, position),
      ...theme.packs.flatMap((pack, index) => upsertPack(theme, pack, index, input)),
    ]),
  );
}

function upsertTheme(theme: ThemeFacts, position: number): Statement {
  const { slug, name, description, seo, isPublic } = theme;
  const facts = { name, description, seo, position };
  return insert(promptCategory, {
    ...facts,
    id: slug,
    slug,
    isPublic,
    showcaseImages: [],
  }).onConflictDoUpdate({
    target: promptCategory.id,
    set: facts,
  });
}

function upsertPack(
  theme: ThemeFacts,
  pack: PackFacts,
  position: number,
  input: { prompts: Readonly<Record<string, ThemePrompts>>; packCredits: number },
): Statement[] {
  const prompts = input.prompts[theme.slug]?.[pack.slug];
  if (!prompts) throw new Error(`no prompts for ${theme.slug}/${pack.slug}`);
  const id = packId(theme.slug, pack.slug);
  const facts = {
    name: pack.name,
    description: pack.description,
    prompts,
    price: input.packCredits,
    imagesPerPrompt: IMAGES_PER_PROMPT,
    allowedGenderOrCategory: pack.allowedGenderOrCategory,
  };
  return [
    insert(promptPack, { id, ...facts }).onConflictDoUpdate({ target: promptPack.id, set: facts }),
    insert(promptPackCategory, {
      promptPackId: id,
      promptCategoryId: theme.slug,
      position,
    }).onConflictDoUpdate({
      target: [promptPackCategory.promptCategoryId, promptPackCategory.promptPackId],
      set: { position },
    }),
  ];
}

const MADE = sql<number>`sum(${userGeneratedPack.generatedImages} * ${promptPackSelection.quantity}
  * ${IMAGES_PER_PACK} / ${userGeneratedPack.totalImages})`;

/** Pictures made so far, by theme slug: an order's in equal parts. Themes nobody has used are left out, and so are hidden ones. */
export async function picturesByTheme(db: Db): Promise<Record<string, number>> {
  const rows = await db.orm
    .select({ theme: promptPackCategory.promptCategoryId, made: MADE })
    .from(userGeneratedPack)
    .innerJoin(promptPackSelection, eq(promptPackSelection.userGeneratedPackId, userGeneratedPack.id))
    .innerJoin(promptPackCategory, eq(promptPackCategory.promptPackId, promptPackSelection.promptPackId))
    .innerJoin(promptCategory, eq(promptCategory.id, promptPackCategory.promptCategoryId))
    .where(eq(promptCategory.isPublic, true))
    .groupBy(promptPackCategory.promptCategoryId);
  return Object.fromEntries(rows.map(({ theme, made }) => [theme, Number(made)]));
}

/** What staff changed of the catalogue: themes and packs that are hidden, and the order they gave; nearly always nothing. */
export function changedCatalogue(db: Db) {
  const queries = [
    db.orm
      .select({ slug: promptCategory.slug })
      .from(promptCategory)
      .where(eq(promptCategory.isPublic, false)),
    db.orm
      .select({ id: promptPackCategory.promptPackId })
      .from(promptPackCategory)
      .where(eq(promptPackCategory.isPublic, false)),
    db.orm
      .select({ slug: promptCategory.slug })
      .from(promptCategory)
      .where(isNotNull(promptCategory.rank))
      .orderBy(promptCategory.rank),
    db.orm
      .select({ id: promptPackCategory.promptPackId })
      .from(promptPackCategory)
      .where(isNotNull(promptPackCategory.rank))
      .orderBy(promptPackCategory.rank),
  ] as const;
  return combineReads(queries, ([hidden, hiddenPacks, order, packOrder]) => ({
    hidden: hidden.map(({ slug }) => slug),
    hiddenPacks: hiddenPacks.map(({ id }) => id),
    order: order.map(({ slug }) => slug),
    packOrder: packOrder.map(({ id }) => id),
  }));
}
