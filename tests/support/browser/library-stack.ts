import type { App } from "../app.ts";
import { addCharge, generationRow, packRows, trainingRow } from "../database/rows.ts";

/** Where the pictures of `addLibrary` must lie in the bucket. */
export function pictureKey(n: number): string {
  return `outputs/library/${n}.jpg`;
}

/**
 * Someone signed in, with one training, one pack of Film Noir and pictures made a minute apart:
 * the first `packed` of that pack, the others of single prompts. Ids are "picture-0" and on.
 */
export async function addLibrary(app: Pick<App, "db" | "person">, input: { count: number; packed: number }) {
  const person = await app.person("ada@example.com", { credits: 100 });
  const { userId } = person;
  const chargeId = await addCharge(app.db, userId);
  const [trainingId, packId] = ["library-training", "library-pack"];
  await app.db.write([
    trainingRow({ id: trainingId, userId, chargeId }),
    ...packRows({ id: packId, userId, chargeId, trainingId }),
    ...Array.from({ length: input.count }, (_, n) =>
      generationRow({
        id: `picture-${n}`,
        imageUrl: pictureKey(n),
        userId,
        chargeId,
        trainingId,
        createdAt: Date.UTC(2026, 4, 1) + n * 60_000,
        ...(n < input.packed ? { packId } : { promptPackId: null }),
      }),
    ),
  ]);
  return { ...person, packId, trainingId };
}
