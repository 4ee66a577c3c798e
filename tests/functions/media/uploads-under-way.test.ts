import { expect, test } from "vitest";
import { MAX_UNFINISHED_MEDIA } from "#schema/media/media-limits.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { wav } from "#tests/support/media/media-files.ts";
import { sendMedia, sendPart } from "#tests/support/media/send-media.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** Uploads that were begun: how many wait at once, and what asking again for the end of one is told. */
const harness = harnessForFile();

async function sender() {
  const { client, userId } = await signedIn(harness);
  const { uploads } = client.trpc;
  const begin = async (size = 10) => (await uploads.beginMedia.mutate({ kind: "AUDIO", name: "a", size })).id;
  /** Sends all of a recording but the word that it is all. */
  const sent = async (bytes: Uint8Array) => {
    const id = await begin(bytes.length);
    await sendPart(client, { id, number: 1, bytes });
    return id;
  };
  const waiting = async () =>
    (await rowsOf(harness.db, "SELECT id FROM mediaUpload WHERE userId = ? ORDER BY createdAt", userId)).map(
      ({ id }) => id,
    );
  return { client, uploads, begin, sent, waiting };
}

test("where many were left unfinished the oldest gives way to a new one, parts and all", async () => {
  const { client, uploads, begin, waiting } = await sender();
  const begun: string[] = [];
  for (let n = 0; n < MAX_UNFINISHED_MEDIA; n++) {
    begun.push(await begin());
    harness.advance(1000);
  }
  const [first = "", ...others] = begun;
  const newest = await begin();
  expect(await waiting()).toEqual([...others, newest]);
  expect(await refusal(uploads.mediaUpload.query({ id: first }))).toBe("MEDIA_UPLOAD_GONE");
  const late = await sendPart(client, { id: first, number: 1, bytes: new Uint8Array(10) });
  expect(late.status).toBe(404);
});

test("one that is being examined never gives way", async () => {
  const { begin, waiting } = await sender();
  const [first = "", second = "", ...others] = await Promise.all(
    Array.from({ length: MAX_UNFINISHED_MEDIA }, () => begin()),
  );
  const examine = (...ids: string[]) =>
    harness.db.write([
      sql(
        "UPDATE mediaUpload SET leaseUntil = ? WHERE id IN (SELECT value FROM json_each(?))",
        harness.now() + 600_000,
        JSON.stringify(ids),
      ),
    ]);
  await examine(first, ...others);
  const newest = await begin();
  expect((await waiting()).toSorted()).toEqual([first, ...others, newest].toSorted());
  expect(await waiting()).not.toContain(second);
  await examine(newest);
  expect(await refusal(begin())).toBe("MEDIA_UPLOAD_BUSY");
});

test("whoever asks again for the end of an upload is told the same file, also one that was there before", async () => {
  const { client, uploads, begin, sent } = await sender();
  const first = await sendMedia(client, { kind: "AUDIO", bytes: wav(1) });
  const id = await sent(wav(1));
  expect(await uploads.finishMedia.mutate({ id })).toMatchObject({ id: first.id });
  expect(await uploads.finishMedia.mutate({ id })).toMatchObject({ id: first.id });
  // it is no upload on its way any more, and takes nobody's place
  expect(await refusal(uploads.mediaUpload.query({ id }))).toBe("MEDIA_UPLOAD_GONE");
  const begun: string[] = [];
  for (let n = 0; n < MAX_UNFINISHED_MEDIA; n++) begun.push(await begin());
  for (const one of begun) expect(await uploads.mediaUpload.query({ id: one })).toMatchObject({ id: one });
  await uploads.deleteMedia.mutate({ kind: "AUDIO", id: first.id });
  expect(await refusal(uploads.finishMedia.mutate({ id }))).toBe("MEDIA_UPLOAD_GONE");
});
