import Database from "libsql";
import { PROMPTS } from "#schema/catalogue/prompts.ts";
import { packId } from "#schema/catalogue/theme.ts";

export const OWNER = "0199d2c4-7a10-7c3e-8b55-3f0a9c6d21e8";
/** The four models of the owner, from the one with most pictures to the one with fewest. */
export const trainingOf = (place: number) => `training-${place}`;
/** A word that most pictures have, and one that as few have as are of the rarest pack. */
export const WORDS = { common: "light", rare: "xylophone" } as const;
/** Packs from the one most is made with to the one least is. */
export const PACKS: readonly string[] = Object.entries(PROMPTS).flatMap(([theme, packs]) =>
  Object.keys(packs).map((pack) => packId(theme, pack)),
);

export const LAST = Date.UTC(2026, 10, 1);
const FIRST = Date.UTC(2024, 10, 1);
/** Pictures with the rarest word, as of the rarest pack: a page and a little more, so that pages of all sizes compare. */
const RAREST = 80;
/** Pictures in one statement. */
const CHUNK = 50_000;

/** Numbers that look drawn by lot and are the same each time: 0 to 1, by the picture's number and a salt. */
const lot = (salt: number) => `(((n + 1) * 2654435761 * ${salt} + ${salt} * 40503) & 1048575) / 1048576.0`;
/** The same, small ones far more often. */
const skewed = (salt: number, power: number) => Array.from({ length: power }, () => lot(salt)).join(" * ");

/**
 * One person's library of so many pictures over two years, as it grows: four of a job at the same moment, four in five of
 * them from packs, a few packs and one model far ahead of the others, a twentieth marked, a hundredth in the trash. Rows go
 * in through the product's own triggers. The database must be migrated, and nobody else may have it open.
 */
export function seedLibrary(file: string, count: number): void {
  const database = new Database(file);
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA cache_size = -400000");
  database.exec(`
    INSERT INTO user (id, email, emailVerified, createdAt, updatedAt) VALUES ('${OWNER}', 'bench@example.com', 1, 1, 1);
    INSERT INTO userCreditHistory (id, userId, credits, previousCredits, newCredits, reason, key, createdAt)
      VALUES ('charge', '${OWNER}', 1, 0, 1, 'OTHER', 'charge', 1);
    INSERT INTO training (id, userId, name, status, genderOrCategory, imagesZipUrl, steps, triggerWord, isPublic, retryCount,
        consentedAt, keepPhotos, chargeId, requestKey, createdAt)
      SELECT 'training-' || value, '${OWNER}', 'Me ' || value, 'COMPLETED', 'WOMAN', 'zip', 1000, 'LKN', 0, 0, 1, 0, 'charge',
        'training-' || value, 1 FROM json_each('[0,1,2,3]');
    CREATE TEMP TABLE pack (place INTEGER PRIMARY KEY, id TEXT, prompt TEXT);
    CREATE TEMP TABLE phrase (place INTEGER PRIMARY KEY, text TEXT)`);
  const packs = PACKS.map((id) => [id, promptsOf(id)[0]!.replace("{{subject}}", "LKN woman")] as const);
  database
    .prepare(
      "INSERT INTO pack SELECT key, json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)",
    )
    .run(JSON.stringify(packs));
  const phrases = PACKS.flatMap(promptsOf).flatMap((prompt) => prompt.split(/[.,] /));
  database.prepare("INSERT INTO phrase SELECT key, value FROM json_each(?)").run(JSON.stringify(phrases));
  for (let from = 0; from < count; from += CHUNK) {
    database.exec("BEGIN IMMEDIATE");
    database.exec(picturesFrom(from, Math.min(from + CHUNK, count), count, phrases.length));
    database.exec("COMMIT");
  }
  database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  database.close();
}

const promptsOf = (id: string) => {
  const [theme = "", pack = ""] = id.split("/");
  return PROMPTS[theme]![pack]!;
};

function picturesFrom(from: number, to: number, count: number, phrases: number): string {
  const at = `CAST(${FIRST} + ${LAST - FIRST} * ((n / 4) * 4.0 / ${count}) AS INTEGER)`;
  const isRare = (first: number) => `n % ${Math.floor(count / RAREST)} = ${first}`;
  const phrase = (salt: number) =>
    `(SELECT text FROM phrase WHERE place = CAST(${skewed(salt, 2)} * ${phrases} AS INTEGER))`;
  return `
    INSERT INTO userGeneratedPack (id, name, userId, trainingId, status, totalImages, estimatedTime, chargeId, requestKey,
        createdAt)
      WITH RECURSIVE o(n) AS (SELECT ${from} UNION ALL SELECT n + 20 FROM o WHERE n + 20 < ${to})
      SELECT 'order-' || (n / 20), 'Pack', '${OWNER}', 'training-0', 'COMPLETED', 20, 60, 'charge', n, 1 FROM o;
    WITH RECURSIVE c(n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM c WHERE n + 1 < ${to}),
      d AS (SELECT n, ${at} AS at, iif(${isRare(3)}, 0, ${lot(7)}) AS how,
        iif(${isRare(3)}, ${PACKS.length - 1}, CAST(${skewed(11, 3)} * ${PACKS.length - 1} AS INTEGER)) AS pack FROM c)
    INSERT INTO generation (id, prompt, imageUrl, width, height, seed, userId, trainingId, promptPackId, packId, modelId,
      favorite, status, chargeId, createdAt, deletedAt)
    SELECT 'picture-' || n, CASE WHEN how < 0.8 THEN p.prompt
        ELSE ${phrase(13)} || ', ' || ${phrase(17)} || ', ' || ${phrase(19)} || iif(n % 2, ' in soft light', '') END
        || iif(${isRare(5)}, ' ${WORDS.rare} ${WORDS.common}', ''),
      'outputs/${OWNER}/' || n || '.jpg', 896, 1120, n, '${OWNER}',
      'training-' || CAST(${skewed(23, 3)} * 4 AS INTEGER), iif(how < 0.8, p.id, NULL), iif(how < 0.8, 'order-' || (n / 20), NULL), 'fal-ai/flux-lora',
      ${lot(29)} < 0.05, 'COMPLETED', 'charge', at, iif(${lot(31)} < 0.01, ${LAST} + n, NULL)
    FROM d JOIN pack p ON p.place = d.pack`;
}
