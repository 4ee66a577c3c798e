import { makeZip } from "client-zip";
import type { Db } from "#db/client.ts";
import { ACCOUNT_TABLES } from "#db/queries/rights/account-data.ts";
import { listFiles } from "#db/queries/rights/account-export.ts";
import { exportRows } from "#db/queries/rights/account-rows.ts";
import type { AccountTable, Person } from "#db/queries/rights/account-table.ts";
import { EXPORT_PART_FILES } from "#schema/accounts/account-rights.ts";
import {
  EXPORT_ABOUT,
  EXPORT_SCHEMA_PATH,
  EXPORT_VERSION,
  type ExportAbout,
} from "#schema/accounts/export-format.ts";
import { SITE } from "#schema/site/site.ts";
import type { Storage } from "../../providers/storage/storage.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { openExport } from "./export-contents.ts";

/** Rows of one read: what a zip holds in memory at a time. */
const ROWS_PER_READ = 500;
/** A part may have grown by so much since its files were counted. */
const MAX_FILES = EXPORT_PART_FILES + 200;

/**
 * One zip of somebody's export, streamed: what is written of them (in the first part), photos and pictures, each read when
 * its turn comes, over a connection that lives until the last byte.
 */
export async function zipExport({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: { token: string; part: number };
}): Promise<{ body: ReadableStream<Uint8Array>; name: string }> {
  const { deps, actor } = ctx;
  await countUse(ctx, [["exportZipByAccount", actor.userId]]);
  const { parts, email } = await openExport(ctx, input);
  const index = input.part - 1;
  if (index >= parts.length) throw new AppError("NOT_FOUND");
  const person = { userId: actor.userId, email };
  const range = {
    after: parts[index - 1]?.until ?? "",
    until: index === parts.length - 1 ? null : (parts[index]?.until ?? null),
  };
  const { storage, now } = deps;
  const about: ExportAbout = {
    $schema: new URL(EXPORT_SCHEMA_PATH, deps.config.APP_URL).href,
    version: EXPORT_VERSION,
    exportedAt: new Date(now()).toISOString(),
    part: input.part,
    parts: parts.length,
  };
  const entries = async function* () {
    const db = deps.openDb();
    try {
      yield {
        name: EXPORT_ABOUT,
        input: `${JSON.stringify(about, null, 2)}\n`,
        lastModified: new Date(now()),
      };
      if (index === 0) yield* written(db, person, new Date(now()));
      yield* media({ db, storage }, { userId: person.userId, ...range });
    } finally {
      db.close();
    }
  };
  const day = new Date(now()).toISOString().slice(0, 10);
  return { body: makeZip(entries()), name: `likeness-data-${day}-${input.part}-of-${parts.length}.zip` };
}

/** A JSON file for each table with something of theirs, and a note that explains them. */
async function* written(db: Db, person: Person, lastModified: Date) {
  yield { name: "README.txt", input: README, lastModified };
  for (const [name, table] of Object.entries(ACCOUNT_TABLES)) {
    if (table.notExported === "all") continue;
    yield { name: `data/${name}.json`, input: jsonOf(db, table, person), lastModified };
  }
}

/** A table's rows as one JSON array, read page by page. */
async function* jsonOf(db: Db, table: AccountTable, person: Person): AsyncGenerator<string> {
  let after: number | null = 0;
  let isFirst = true;
  yield "[";
  while (after !== null) {
    const page = await exportRows(db, { table, person, after, limit: ROWS_PER_READ });
    for (const row of page.rows) {
      yield `${isFirst ? "\n" : ",\n"}${JSON.stringify(row)}`;
      isFirst = false;
    }
    after = page.last;
  }
  yield "\n]\n";
}

async function* media(
  { db, storage }: { db: Db; storage: Storage },
  range: { userId: string; after: string; until: string | null },
) {
  const missing: string[] = [];
  for (const file of await listFiles(db, { ...range, limit: MAX_FILES })) {
    const name = nameInZip(file.place);
    const object = await storage.get(file.key);
    if (object) yield { name, input: object.body, size: object.size, lastModified: new Date(file.createdAt) };
    else missing.push(name);
  }
  if (missing.length > 0) {
    yield { name: "not-included.txt", input: `We could not find these files:\n${missing.join("\n")}\n` };
  }
}

/** Photos by the name of their object, pictures by the id they have in `data/generation.json`, edits and videos in that of theirs. */
function nameInZip(place: string): string {
  const folder = place.slice(0, place.indexOf("/"));
  const name = place.slice(place.lastIndexOf("/") + 1);
  return `${folder}/${/\.(jpg|png|mp4|webm|mov|mp3|m4a|wav|ogg)$/.test(name) ? name : `${name}.jpg`}`;
}

const README = `Your data at ${SITE.name}

export.json what this zip is, and where the schema of the files in data/ is published.
data/       everything that is written of you, one JSON file per kind: your account (user.json), models
            (training.json), packs, pictures with their prompts (generation.json), edited pictures
            (imageToImageGeneration.json), videos (videoGeneration.json), voices
            (trainedVoice.json) and what they said (speech.json), videos and recordings you added (uploadedVideo.json,
            uploadedAudio.json), your credit history (userCreditHistory.json), payments, mails we sent you, devices, preferences, invitations, appeals.
            Moments are in UTC.
photos/     the photos you uploaded that are still stored.
pictures/   your pictures; each is named by its "id" in data/generation.json or imageToImageGeneration.json.
recordings/ recordings you added and what your voices said; each is named by its "id" in data/uploadedAudio.json.
videos/     your videos; each is named by its "id" in data/videoGeneration.json, those you added by the end of their "key" in
            data/uploadedVideo.json.

A large library comes in several zips; export.json is in each, this file and the data folder are in the first one.
Left out are secrets such as password hashes and link tokens, other people's ids, and the trained model files.
Questions: ${SITE.supportEmail}
`;
