import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, generationRow, trainingRow, videoPackRows } from "#tests/support/database/rows.ts";
import { duringFile } from "#tests/support/during-file.ts";
import { startHarness } from "#tests/support/harness.ts";

/** Which still of a scene counts as chosen. */
// the rows written down here are not a whole account: its ledger does not add up
const harness = duringFile(startHarness, (started) => started.close());

test("a still in the trash is not chosen, and is again once it is taken out", async () => {
  const { userId, client } = await signedIn(harness, { credits: 10 });
  const own = { userId, chargeId: await addCharge(harness.db, userId) };
  const [id, still] = [crypto.randomUUID(), crypto.randomUUID()];
  await harness.db.write([
    trainingRow({ id: "training", ...own }),
    generationRow({ id: still, ...own }),
    ...videoPackRows({ id, userId, trainingId: "training", pictureId: still }),
  ]);
  const chosen = async () => {
    const { scenes, selectedGenerationIds } = await client.trpc.videoPacks.get.query({ id });
    return [scenes[0]?.selectedGenerationId, selectedGenerationIds];
  };
  expect(await chosen()).toEqual([still, [still]]);
  await client.trpc.generations.delete.mutate({ ids: [still] });
  expect(await chosen()).toEqual([null, []]);
  await client.trpc.generations.undoDelete.mutate({ ids: [still] });
  expect(await chosen()).toEqual([still, [still]]);
});
