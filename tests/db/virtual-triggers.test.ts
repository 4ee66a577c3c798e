import { expect, test } from "vitest";
import { ADJUSTED } from "#schema/operations/edits/edit.ts";
import { insertPerson } from "#tests/support/accounts/people.ts";
import { databaseForFile } from "#tests/support/database/database.ts";
import { addCharge, editRows, generationRow, insertInto } from "#tests/support/database/rows.ts";
import { rowOf } from "#tests/support/database/sql.ts";

const base = databaseForFile();

/** What is written of an edit made from a picture of nobody, and from something else under another role. */
async function isVirtual(input: { operation: string; other?: string }): Promise<boolean> {
  const { userId } = await insertPerson(base, { credits: 10 });
  const chargeId = await addCharge(base.db, userId);
  const [pictureId, id] = [crypto.randomUUID(), crypto.randomUUID()];
  const free = input.operation === ADJUSTED;
  const [job, edit] = editRows({ id, userId, chargeId, operation: input.operation });
  const copy = insertInto("imageToImageGeneration", {
    ...{ id, userId, prompt: "", width: 64, height: 64, status: "COMPLETED", imageUrls: '["outputs/x.png"]' },
    ...{ editType: "ENHANCE", operation: ADJUSTED, imageExtraOptions: "{}", createdAt: 0 },
  });
  const made = { imageToImageGenerationId: id };
  await base.db.write([
    generationRow({ id: pictureId, userId, chargeId, isVirtual: true }),
    ...(free ? [copy] : [job!, edit!]),
    insertInto("imageToImageInput", { ...made, order: 0, role: "image", generationId: pictureId }),
    // a photo whose row is gone since counts like one that is there
    ...(input.other ? [insertInto("imageToImageInput", { ...made, order: 1, role: input.other })] : []),
  ]);
  return (
    (await rowOf(base.db, "SELECT isVirtual FROM imageToImageGeneration WHERE id = ?", id))?.isVirtual === 1
  );
}

test.each([
  ["what was made of a picture of nobody", true, { operation: "cut-out" }],
  ["with a mask over it", true, { operation: "inpaint", other: "mask" }],
  ["with a photo's face in it", false, { operation: "face-swap", other: "face" }],
  ["before a photo", false, { operation: "replace-background", other: "background" }],
  ["a copy that a browser sent", false, { operation: ADJUSTED }],
])("%s is said to show nobody: %s", async (_, expected, input) => {
  expect(await isVirtual(input)).toBe(expected);
});
