import { expect, test } from "vitest";
import { readSession } from "#tests/support/accounts/account-steps.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { photo } from "#tests/support/photos/uploads.ts";

const harness = harnessForFile();

test("a picture of one's own is shown to oneself alone, replaced, and gone when it is removed", async () => {
  const ada = await signedIn(harness);
  const send = async (seed: number) => {
    const response = await ada.client.fetch("/api/account/picture", {
      method: "POST",
      body: await photo(seed),
    });
    expect(response.status).toBe(201);
    return ((await response.json()) as { image: string }).image;
  };
  const [first, second] = [await send(1), await send(2)];
  expect(first).not.toBe(second);
  expect((await readSession(ada.client))?.user.image).toBe(second);
  const shown = await ada.client.fetch(second);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(500);
  expect((await (await signedIn(harness)).client.fetch(second)).status).toBe(404);
  // the first one is on its way out, the second is not
  const garbage = () =>
    rowsOf(harness.db, "SELECT prefix FROM mediaGarbage WHERE prefix LIKE ?", `uploads/${ada.userId}/%`);
  expect(await garbage()).toHaveLength(1);

  expect((await ada.client.trpc.account.get.query()).ownPicture).toBe(true);
  expect(await ada.client.trpc.account.removePicture.mutate()).toEqual({ image: null });
  expect((await ada.client.fetch(second)).status).toBe(404);
  expect((await readSession(ada.client))?.user.image).toBeNull();
  expect(await garbage()).toHaveLength(2);
});

test("what is no picture is refused and changes nothing", async () => {
  const ada = await signedIn(harness);
  const response = await ada.client.fetch("/api/account/picture", { method: "POST", body: "no picture" });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect((await readSession(ada.client))?.user.image).toBeNull();
});
