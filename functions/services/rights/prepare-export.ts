import { constraintName } from "#db/constraint-name.ts";
import {
  countParts,
  findUnprepared,
  listUnprepared,
  purgeExports,
  prepareExport as query,
} from "#db/queries/rights/account-export.ts";
import { EXPORT_PART_FILES } from "#schema/accounts/account-rights.ts";
import type { Deps } from "../../deps.ts";
import { commit } from "../commit.ts";
import { enqueue } from "../enqueue.ts";
import { exportEmail } from "./export-email.ts";

/** A message is taken for lost after so long, in milliseconds. */
const LOST_MS = 60_000;
const BATCH_SIZE = 100;

/**
 * Divides somebody's files into zips that one request can stream, and emails the link to them. The zips themselves are made
 * while they are downloaded: no second copy of anybody's data lies anywhere.
 */
export async function prepareExport(deps: Deps, linkId: string): Promise<void> {
  const found = await findUnprepared(deps.db, linkId);
  if (!found) return;
  const { userId, email } = found;
  const parts = await countParts(deps.db, { userId, perPart: EXPORT_PART_FILES });
  const now = deps.now();
  // without any file there is still what is written of them
  const stored = parts.length > 0 ? parts : [{ until: "", photos: 0, pictures: 0 }];
  try {
    await commit(
      { deps },
      {
        statements: query({ linkId, parts: stored, now }),
        emails: [exportEmail(deps, { id: `export-${linkId}`, to: email, linkId, now })],
      },
    );
  } catch (error) {
    if (constraintName(error) !== "moved_on") throw error;
  }
}

/** Sets going again what nobody took up, and forgets what has expired. */
export async function sweepExports(deps: Deps): Promise<void> {
  const now = deps.now();
  const waiting = await listUnprepared(deps.db, { before: now - LOST_MS, limit: BATCH_SIZE });
  await enqueue(
    deps,
    waiting.map((id) => ({ job: "prepare-export", body: { id } })),
  );
  await commit({ deps }, { statements: [purgeExports({ now, limit: BATCH_SIZE })] });
}
