import { createClientFor, createDb } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { picturesByTheme, upsertCatalogue } from "#db/queries/packs/catalogue.ts";
import { PACK_CREDITS } from "#schema/billing/pricing.ts";
import { THEMES } from "#schema/catalogue/index.ts";
import { PROMPTS } from "#schema/catalogue/prompts.ts";

/**
 * Migrates a database and brings its catalogue rows up to the catalogue. Safe to repeat.
 * `made`: pictures in it, by theme.
 */
export async function prepareDatabase(input: {
  url: string;
  token: string;
}): Promise<{ applied: string[]; made: Record<string, number> }> {
  const client = createClientFor(input);
  try {
    const done = await migrate(client);
    const db = createDb(client);
    await upsertCatalogue(db, { themes: THEMES, prompts: PROMPTS, packCredits: PACK_CREDITS });
    return { ...done, made: await picturesByTheme(db) };
  } finally {
    client.close();
  }
}
