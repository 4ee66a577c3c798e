import { expect, test } from "vitest";
import { ApiClient } from "#scripts/api-client.ts";
import { readSession } from "#tests/support/accounts/account-steps.ts";
import { withPassword } from "#tests/support/accounts/people.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { photo } from "#tests/support/photos/uploads.ts";
import { refusal, refusals } from "#tests/support/procedures/refusals.ts";

/** A person's own page: their devices, name and wishes. */
const harness = harnessForFile();

const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1";

/** The same person on another device. */
async function device({ email, password }: { email: string; password: string }) {
  const headers = { "user-agent": SAFARI, "cf-connecting-ip": "203.0.113.77" };
  const client = new ApiClient(harness.url, headers);
  await client.signIn(email, password);
  return client;
}
const devicesOf = async (client: ApiClient) => (await client.trpc.account.get.query()).devices;
const ownOf = async (client: ApiClient) => (await devicesOf(client)).find(({ current }) => current)!;
const alive = async (...clients: ApiClient[]) =>
  (await refusals(clients.map(({ trpc }) => trpc.user.getCredits.query()))).map((code) => code === null);

test("devices are listed, each in words, coarsely placed, this one first, and never another person's", async () => {
  const [person, bystander] = [await withPassword(harness), await withPassword(harness)];
  const phone = await device(person);
  const devices = await devicesOf(phone);
  expect(devices).toMatchObject([
    { name: "Safari on iOS", address: "203.0.113.x", current: true },
    { current: false },
  ]);
  expect(Math.abs(devices[0]!.firstSeen.getTime() - Date.now())).toBeLessThan(60_000);
  expect(JSON.stringify(devices)).not.toContain("203.0.113.77");
  expect(devices.map(({ id }) => id)).not.toContain((await ownOf(bystander.client)).id);
});

test("the last use of a device is known to the hour, at no extra cost and with one write an hour", async () => {
  const phone = await device(await withPassword(harness));
  const { stats } = harness.cloud.libsql;
  /** How far the last use moves when the device is used after so many minutes. */
  async function useAfter(minutes: number) {
    harness.advance(minutes * 60_000);
    const before = (await ownOf(phone)).lastUsed.getTime();
    const trips = stats.pipelines;
    await readSession(phone);
    expect(stats.pipelines - trips).toBe(1);
    return (await ownOf(phone)).lastUsed.getTime() - before;
  }
  await readSession(phone);
  expect([await useAfter(0), await useAfter(50)]).toEqual([0, 0]);
  expect(await useAfter(11)).toBeGreaterThan(3_600_000);
  expect([await useAfter(30), (await useAfter(31)) > 3_600_000]).toEqual([0, true]);
  harness.advance(-122 * 60_000);
});

test("one device is signed out at once, twice too, and leaves the others; another person's it does not reach", async () => {
  const [person, stranger] = [await withPassword(harness), await withPassword(harness)];
  const [phone, tablet] = [await device(person), await device(person)];
  const { id } = await ownOf(phone);
  await stranger.client.trpc.account.signOutDevice.mutate({ id });
  expect(await alive(phone)).toEqual([true]);
  for (let round = 0; round < 2; round++) await person.client.trpc.account.signOutDevice.mutate({ id });
  expect(await alive(phone, tablet, person.client)).toEqual([false, true, true]);
  expect(await readSession(phone)).toBeNull();
  expect((await phone.fetch("/api/uploads", { method: "POST", body: await photo(1) })).status).toBe(401);
});

test("signing out all others keeps this one; everywhere keeps none, of this person alone", async () => {
  const [person, bystander] = [await withPassword(harness), await withPassword(harness)];
  const [phone, tablet] = [await device(person), await device(person)];
  await phone.trpc.account.signOutOthers.mutate();
  expect(await alive(phone, tablet, person.client)).toEqual([true, false, false]);
  const again = await device(person);
  await again.trpc.account.signOutEverywhere.mutate();
  expect(await alive(phone, again, bystander.client)).toEqual([false, false, true]);
  expect(await refusal(again.trpc.account.signOutEverywhere.mutate())).toBe("NOT_SIGNED_IN");
});

test("name and wishes are changed by their owner and show at once, without any secret of the account", async () => {
  const { client } = await withPassword(harness);
  await client.trpc.account.rename.mutate({ name: "  Ada Lovelace " });
  const preferences = { WORK: false, OFFERS: false, TIPS: true, ANNOUNCEMENTS: false };
  await client.trpc.email.setPreferences.mutate({ preferences });
  const shown = await client.trpc.account.get.query();
  expect(shown).toMatchObject({ name: "Ada Lovelace", emailPreferences: preferences });
  expect(JSON.stringify(shown)).not.toMatch(/scrypt|sessionToken|password"/);
  expect((await readSession(client))?.user).toMatchObject({ name: "Ada Lovelace" });
});
