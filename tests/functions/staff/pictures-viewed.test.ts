import { expect, test } from "vitest";
import { VIEW_MINUTES } from "#schema/staff/person-acts.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, generationRow } from "#tests/support/database/rows.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

const harness = harnessForFile();

async function owner() {
  const person = await signedIn(harness, { credits: 5 });
  const { userId } = person;
  const id = crypto.randomUUID();
  const chargeId = await addCharge(harness.db, userId);
  await harness.db.write([generationRow({ id, userId, chargeId })]);
  await harness.env.MEDIA.put(`outputs/${userId}/${id}.jpg/2-640.webp`, "a picture", {
    httpMetadata: { contentType: "image/webp" },
  });
  return { ...person, id };
}

test("staff see pictures only after saying why; the person reads the reason and not who it was", async () => {
  const ada = await owner();
  const staff = await signedIn(harness, { role: "STAFF" });
  const { viewPictures } = staff.client.trpc.staff;
  const input = {
    id: ada.userId,
    reason: "A report says this is not them.",
    requestKey: crypto.randomUUID(),
  };
  expect(await refusal(viewPictures.mutate({ ...input, reason: " " }))).toBe("BAD_INPUT");
  expect(await ada.client.trpc.account.views.query()).toEqual([]);
  const { viewId, pictures } = await viewPictures.mutate(input);
  expect(pictures.map(({ id }) => id)).toEqual([ada.id]);
  const path = `/api/staff/pictures/${viewId}/${ada.id}`;
  const shown = await staff.client.fetch(path);
  expect([shown.status, shown.headers.get("cache-control"), await shown.text()]).toEqual([
    200,
    "private, no-store",
    "a picture",
  ]);
  await viewPictures.mutate(input);
  expect(await ada.client.trpc.account.views.query()).toEqual([
    { id: viewId, at: expect.any(Date), reason: input.reason },
  ]);
});

test("what one of the staff said opens pictures to them alone, of that person alone, for a while", async () => {
  const [ada, bob] = [await owner(), await owner()];
  const [eve, sam] = [await signedIn(harness, { role: "STAFF" }), await signedIn(harness, { role: "ADMIN" })];
  const input = { id: ada.userId, reason: "Asked for by email.", requestKey: crypto.randomUUID() };
  const { viewId } = await eve.client.trpc.staff.viewPictures.mutate(input);
  const status = async (client: typeof eve.client, id: string) =>
    (await client.fetch(`/api/staff/pictures/${viewId}/${id}`)).status;
  expect(await status(eve.client, ada.id)).toBe(200);
  expect(await status(eve.client, bob.id)).toBe(404);
  expect(await status(sam.client, ada.id)).toBe(404);
  expect(await status(ada.client, ada.id)).toBe(403);
  expect(await status(newcomer(harness).client, ada.id)).toBe(401);
  harness.advance(VIEW_MINUTES * 60_000 + 1);
  expect(await status(eve.client, ada.id)).toBe(404);
});
