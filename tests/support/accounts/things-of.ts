import { rowOf } from "../database/sql.ts";
import type { Harness } from "../harness.ts";

const ownIn = (table: string) => `id FROM "${table}" WHERE userId = ?`;
/** Where the id of one of somebody's things of each kind stands. */
const THINGS = {
  session: ownIn("session"),
  passkey: ownIn("passkey"),
  checkout: "checkoutId AS id FROM payment WHERE userId = ?",
  work: `${ownIn("job")} AND status = 'QUEUED'`,
  upload: ownIn("uploadedImage"),
  clip: ownIn("uploadedVideo"),
  recording: ownIn("uploadedAudio"),
  arriving: ownIn("mediaUpload"),
  training: ownIn("training"),
  pack: ownIn("userGeneratedPack"),
  picture: ownIn("generation"),
  edit: ownIn("imageToImageGeneration"),
  video: ownIn("videoGeneration"),
  film: ownIn("videoPack"),
  scene: "s.id FROM videoScene s JOIN videoPack p ON p.id = s.videoPackId WHERE p.userId = ?",
  voice: ownIn("trainedVoice"),
  speech: ownIn("speech"),
  person: ownIn("virtualPerson"),
  collection: ownIn("collection"),
  link: ownIn("shareLink"),
  showcase: ownIn("promptPackShowcaseImage"),
} as const;
export type Things = Record<keyof typeof THINGS, string>;

/** Ids of somebody's things, one of each kind. */
export async function thingsOf(harness: Harness, userId: string): Promise<Things> {
  const ids: [string, string][] = [];
  for (const [thing, where] of Object.entries(THINGS)) {
    const row = await rowOf<{ id: string }>(harness.db, `SELECT ${where} LIMIT 1`, userId);
    if (!row) throw new Error(`nothing of the kind: ${thing}`);
    ids.push([thing, row.id]);
  }
  return Object.fromEntries(ids) as Things;
}
