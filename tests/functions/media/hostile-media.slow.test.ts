import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { HOSTILE_MEDIA } from "#tests/support/media/hostile-media.ts";
import { sendMedia } from "#tests/support/media/send-media.ts";
import { uploadsOf } from "#tests/support/photos/uploads.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** Files that are not what they say: each is refused with its reason, quickly, and nothing of it is left. */
const harness = harnessForFile();
let sender: ReturnType<typeof signedIn> | undefined;

test.each(HOSTILE_MEDIA)("%s", async (_, kind, make, reason) => {
  sender ??= signedIn(harness);
  const { client } = await sender;
  const bytes = await make();
  const started = performance.now();
  expect(await refusal(sendMedia(client, { kind, bytes }))).toBe(reason);
  expect(performance.now() - started).toBeLessThan(15_000);
});

test("nothing of them is left", async () => {
  const { userId } = await sender!;
  const tables = ["mediaUpload", "uploadedVideo", "uploadedAudio"];
  const left = await Promise.all(
    tables.map((table) => rowsOf(harness.db, `SELECT id FROM ${table} WHERE userId = ?`, userId)),
  );
  expect(left).toEqual([[], [], []]);
  await harness.cron("* * * * *");
  expect(await uploadsOf(harness, { userId }).objects()).toEqual([]);
});
