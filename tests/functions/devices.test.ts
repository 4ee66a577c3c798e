import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ApiClient } from "#scripts/api-client.ts";
import { type Harness, startHarness } from "#tests/support/harness.ts";
import { newcomer, photo } from "#tests/support/people.ts";
import { refusal, refusals, told } from "#tests/support/signed-in.ts";
import { withPassword } from "#tests/support/with-password.ts";

/** A person's own page: their devices, name and wishes. */
let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const SAFARI =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.3 Mobile/15E148 Safari/604.1";

/** The same person on another device. */
async function device(person: { email: string; password: string }, userAgent = SAFARI, ip = "203.0.113.77") {
  const client = new ApiClient(harness.url, { "user-agent": userAgent, "cf-connecting-ip": ip });
  await client.signIn(person.email, person.password);
  return client;
}
const devicesOf = async (client: ApiClient) => (await client.trpc.account.get.query()).devices;
const alive = async (client: ApiClient) => (await refusal(client.trpc.user.getCredits.query())) === null;

describe("the list of devices", () => {
  test("names each in words, coarsely placed, this one first", async () => {
    const person = await withPassword(harness);
    const phone = await device(person);
    const devices = await devicesOf(phone);
    expect(devices).toHaveLength(2);
    expect(devices[0]).toMatchObject({ name: "Safari on iOS", address: "203.0.113.x", current: true });
    expect(devices[1]).toMatchObject({ current: false });
    expect(Math.abs(devices[0]!.firstSeen.getTime() - Date.now())).toBeLessThan(60_000);
    expect(JSON.stringify(devices)).not.toContain("203.0.113.77");
  });

  test("never shows another person's", async () => {
    const ada = await withPassword(harness);
    const bob = await withPassword(harness);
    const [own] = await devicesOf(bob.client);
    expect((await devicesOf(ada.client)).map(({ id }) => id)).not.toContain(own!.id);
  });

  test("knows the last use to the hour, at no extra cost and with one write an hour", async () => {
    const person = await withPassword(harness);
    const phone = await device(person);
    const session = () => phone.fetch("/api/auth/session");
    const lastUsed = async () => (await devicesOf(phone))[0]!.lastUsed.getTime();
    await session();
    const first = await lastUsed();
    const { stats } = harness.cloud.libsql;
    for (const [minutes, moved] of [
      [0, false],
      [50, false],
      [11, true],
      [30, false],
      [31, true],
    ] as const) {
      harness.advance(minutes * 60_000);
      const before = await lastUsed();
      const trips = stats.pipelines;
      await session();
      expect(stats.pipelines - trips).toBe(1);
      expect([minutes, (await lastUsed()) !== before]).toEqual([minutes, moved]);
    }
    expect((await lastUsed()) - first).toBeGreaterThan(2 * 3_600_000);
    harness.advance(-122 * 60_000);
  });
});

describe("signing out", () => {
  test("one device works at once and leaves the others", async () => {
    const person = await withPassword(harness);
    const [phone, tablet] = [await device(person), await device(person)];
    const [, target] = await devicesOf(tablet).then((all) => [
      all,
      all.find(({ current, name }) => !current && name === "Safari on iOS"),
    ]);
    await person.client.trpc.account.signOutDevice.mutate({ id: (target as { id: string }).id });
    expect(await alive(phone)).toBe(false);
    expect(await (await phone.fetch("/api/auth/session")).json()).toBeNull();
    expect((await phone.fetch("/api/uploads", { method: "POST", body: await photo(1) })).status).toBe(401);
    expect(await alive(tablet)).toBe(true);
    expect(await alive(person.client)).toBe(true);
    // again is no fault
    await person.client.trpc.account.signOutDevice.mutate({ id: (target as { id: string }).id });
  });

  test("someone else's device does nothing", async () => {
    const ada = await withPassword(harness);
    const bob = await withPassword(harness);
    const [own] = await devicesOf(bob.client);
    await ada.client.trpc.account.signOutDevice.mutate({ id: own!.id });
    expect(await alive(bob.client)).toBe(true);
  });

  test("all others keeps this one; everywhere keeps none, of this person alone", async () => {
    const person = await withPassword(harness);
    const bystander = await withPassword(harness);
    const [phone, tablet] = [await device(person), await device(person)];
    await phone.trpc.account.signOutOthers.mutate();
    expect([await alive(phone), await alive(tablet), await alive(person.client)]).toEqual([
      true,
      false,
      false,
    ]);
    const again = await device(person);
    await again.trpc.account.signOutEverywhere.mutate();
    expect([await alive(phone), await alive(again)]).toEqual([false, false]);
    expect(await alive(bystander.client)).toBe(true);
    expect(await refusal(again.trpc.account.signOutEverywhere.mutate())).toBe("NOT_SIGNED_IN");
  });
});

describe("name and wishes", () => {
  test("are changed by their owner and show at once", async () => {
    const person = await withPassword(harness);
    const { trpc } = person.client;
    await trpc.account.rename.mutate({ name: "  Ada Lovelace " });
    const preferences = { WORK: false, OFFERS: false, TIPS: true, ANNOUNCEMENTS: false };
    await trpc.mail.setPreferences.mutate({ preferences });
    expect(await trpc.account.get.query()).toMatchObject({ name: "Ada Lovelace", mail: preferences });
    const session = (await (await person.client.fetch("/api/auth/session")).json()) as { user: object };
    expect(session.user).toMatchObject({ name: "Ada Lovelace" });
  });

  test.each([
    ["", "Tell us your name."],
    ["x".repeat(81), "Keep your name under 80 characters."],
  ])("a name like %j is refused", async (name, message) => {
    const person = await withPassword(harness);
    expect((await told(person.client.trpc.account.rename.mutate({ name })))?.message).toBe(message);
  });

  test("nobody else reads or changes them", async () => {
    const { trpc } = newcomer(harness).client;
    const calls = [
      trpc.account.get.query(),
      trpc.account.rename.mutate({ name: "Eve" }),
      trpc.mail.setPreferences.mutate({
        preferences: { WORK: true, OFFERS: true, TIPS: true, ANNOUNCEMENTS: true },
      }),
      trpc.mail.resume.mutate(),
      trpc.account.signOutOthers.mutate(),
      trpc.account.disconnectGoogle.mutate(),
    ];
    expect(await refusals(calls)).toEqual(calls.map(() => "NOT_SIGNED_IN"));
  });

  test("an account carries no secret to its page", async () => {
    const person = await withPassword(harness);
    const answer = JSON.stringify(await person.client.trpc.account.get.query());
    expect(answer).not.toMatch(/scrypt|sessionToken|password"/);
  });
});
