import { createClientFor, createDb } from "#db/client.ts";
import { migrate } from "#db/migrate.ts";
import { upsertCatalogue } from "#db/queries/catalogue.ts";
import { THEMES } from "#schema/catalogue/index.ts";
import { PROMPTS } from "#schema/catalogue/prompts/index.ts";
import { PACK_CREDITS } from "#schema/pricing.ts";

/** Migrates a database and brings its catalogue rows up to the catalogue. Safe to repeat. */
export async function prepareDatabase(of: { url: string; token: string }): Promise<{ applied: string[] }> {
  const client = createClientFor(of);
  try {
    const done = await migrate(client);
    await upsertCatalogue(createDb(client), { themes: THEMES, prompts: PROMPTS, packCredits: PACK_CREDITS });
    return done;
  } finally {
    client.close();
  }
}
