import type { LikenessConsentVersion } from "#schema/accounts/consent.ts";
import type { EditSourceInput } from "#schema/pictures/edits.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import type { Harness } from "#tests/support/harness.ts";
import { photo, uploadRow } from "#tests/support/photos/uploads.ts";
import { expectConsistent, expectSwept, jobsOf, open } from "../bookkeeping.ts";
import { runOn } from "../quiet.ts";

export const CONSENT: { consent: LikenessConsentVersion } = { consent: "2026-11-23" };

/** Someone with a photo of 400 × 400 pixels and so many credits; `rowsOnly`: of photos there are the rows alone. */
export async function withPhoto(harness: Harness, credits: number, { rowsOnly = false } = {}) {
  const person = await signedIn(harness, { credits });
  const { client } = person;
  const { edits } = client.trpc;
  type Input = Parameters<typeof edits.create.mutate>[0];
  const addPhoto = async (seed: number, size = 400): Promise<EditSourceInput> => {
    if (!rowsOnly) {
      const { id } = await client.upload(`${seed}.jpg`, await photo(seed, size));
      return { kind: "upload", id };
    }
    const id = crypto.randomUUID();
    await harness.db.write([uploadRow({ id, userId: person.userId, size })]);
    return { kind: "upload", id };
  };
  const source = await addPhoto(1);
  const create = (input: Partial<Input> & Pick<Input, "operation">) =>
    edits.create.mutate({
      requestKey: crypto.randomUUID(),
      inputs: { image: [source] },
      options: {},
      ...input,
    });
  /** Waits for the end of what was begun. */
  const ended = async (id: string) => {
    await runOn(harness, async () => !(await jobsOf(harness, person.userId)).some(open));
    await expectConsistent(harness, person.userId);
    await expectSwept(harness, person.userId);
    return edits.get.query({ id });
  };
  return { ...person, edits, source, addPhoto, create, ended };
}
