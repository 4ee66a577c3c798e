import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, insertInto, trainingRow } from "#tests/support/database/rows.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

/** What a person agreed to, as their own page lists it. */
const harness = harnessForFile();
const AT = 1_790_000_000_000;
const TEXT = { version: "2026-11-23", language: "en", engine: "embedded" };

const likeness = (userId: string, id: string, createdAt: number) =>
  insertInto("likenessConsent", { id, userId, kind: "FACE_SWAP", subjectId: id, createdAt, ...TEXT });

/** Somebody who agreed to the terms, had a model trained and put faces on two pictures, in this order. */
async function agreeing() {
  const person = await signedIn(harness, { credits: 10, termsVersion: "2026-11-22", termsAcceptedAt: AT });
  const { userId } = person;
  const tag = crypto.randomUUID().slice(0, 8);
  const chargeId = await addCharge(harness.db, userId);
  const model = { id: `model-${tag}`, userId, chargeId, name: "Ada", consentVersion: "2026-11-22" };
  await harness.db.write([
    trainingRow({ ...model, consentedAt: AT + 1 }),
    likeness(userId, `a-${tag}`, AT + 2),
    likeness(userId, `b-${tag}`, AT + 2),
  ]);
  return { ...person, tag, trainingId: model.id };
}

test("lists the terms, the models and every picture of somebody, newest first, page by page", async () => {
  const { client, tag, trainingId, userId } = await agreeing();
  const swap = { kind: "FACE_SWAP", createdAt: new Date(AT + 2), version: "2026-11-23", subject: null };
  const all = [
    { id: `b-${tag}`, ...swap },
    { id: `a-${tag}`, ...swap },
    {
      id: trainingId,
      kind: "FACE",
      createdAt: new Date(AT + 1),
      version: "2026-11-22",
      subject: { id: trainingId, name: "Ada" },
    },
    { id: userId, kind: "TERMS", createdAt: new Date(AT), version: "2026-11-22", subject: null },
  ];
  expect(await client.trpc.account.consents.query({})).toEqual({ items: all, nextCursor: null });

  const seen = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof client.trpc.account.consents.query>> =
      await client.trpc.account.consents.query({ limit: 1, cursor });
    expect(page.items).toHaveLength(1);
    seen.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual(all);
});

test("a deleted model's consent is gone, the record of a picture stays", async () => {
  const { client, tag, trainingId } = await agreeing();
  await client.trpc.trainings.delete.mutate({ id: trainingId });
  const { items } = await client.trpc.account.consents.query({});
  expect(items.map(({ kind }) => kind)).toEqual(["FACE_SWAP", "FACE_SWAP", "TERMS"]);
  expect(items[0]?.id).toBe(`b-${tag}`);
});

test("who has agreed to nothing sees nothing, least of all another's; a broken cursor is refused", async () => {
  await agreeing();
  const { client } = await signedIn(harness);
  expect(await client.trpc.account.consents.query({})).toEqual({ items: [], nextCursor: null });
  expect(await refusal(client.trpc.account.consents.query({ cursor: "x" }))).toBe("BAD_INPUT");
});
