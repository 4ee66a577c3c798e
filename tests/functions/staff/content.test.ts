import { expect, test } from "vitest";
import type { HiddenThemes } from "#schema/catalogue/hidden.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, trainingRow } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { eventually } from "#tests/support/eventually.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

let admin: Awaited<ReturnType<typeof signedIn>>;
const harness = harnessForFile({}, async (started) => {
  admin = await signedIn(started, { role: "ADMIN" });
});
const changed = async () =>
  (await (await newcomer(harness).client.fetch("/api/catalogue/hidden")).json()) as HiddenThemes;

test("a theme and a pack are hidden from everybody's lists and shown again, and the log says who did it", async () => {
  const { staff } = admin.client.trpc;
  await staff.setVisible.mutate({ kind: "theme", id: "beach", visible: false });
  await staff.setVisible.mutate({ kind: "pack", id: "mobster/the-don", visible: false });
  expect(await changed()).toMatchObject({ hidden: ["beach"], hiddenPacks: ["mobster/the-don"] });
  const mobster = (await staff.content.query()).find(({ id }) => id === "mobster");
  expect(mobster?.packs.map(({ id, isPublic }) => [id, isPublic])).toContainEqual(["mobster/the-don", false]);
  const ada = await signedIn(harness, { credits: 1000 });
  const chargeId = await addCharge(harness.db, ada.userId);
  await harness.db.write([trainingRow({ id: "model", userId: ada.userId, chargeId })]);
  const order = { requestKey: crypto.randomUUID(), trainingId: "model" };
  const selections = [{ themeSlug: "mobster", packSlug: "the-don" }];
  expect(await refusal(ada.client.trpc.packs.generate.mutate({ ...order, selections }))).toBe("PACK_UNKNOWN");
  await staff.setVisible.mutate({ kind: "theme", id: "beach", visible: true });
  await staff.setVisible.mutate({ kind: "pack", id: "mobster/the-don", visible: true });
  expect(await changed()).toMatchObject({ hidden: [], hiddenPacks: [] });
  const acts = await rowsOf(harness.db, "SELECT what FROM staffAction WHERE staffId = ?", admin.userId);
  expect(acts.map(({ what }) => what).toSorted()).toEqual([
    ...Array(2).fill("content hidden"),
    ...Array(2).fill("content shown"),
  ]);
  const none = { kind: "theme" as const, id: "no-such-theme", visible: false };
  expect(await refusal(staff.setVisible.mutate(none))).toBe("NOT_FOUND");
});

test("themes and packs stand in the order an admin gave, until another one", async () => {
  const { staff } = admin.client.trpc;
  expect(await changed()).toMatchObject({ order: [], packOrder: [] });
  const themes = (await staff.content.query()).map(({ id }) => id);
  const turned = themes.toReversed();
  await staff.setOrder.mutate({ kind: "theme", ids: turned });
  expect((await staff.content.query()).map(({ id }) => id)).toEqual(turned);
  expect((await changed()).order).toEqual(turned);
  const packs = (await staff.content.query()).find(({ id }) => id === "mobster")!.packs.map(({ id }) => id);
  await staff.setOrder.mutate({ kind: "pack", ids: packs.toReversed() });
  expect((await changed()).packOrder).toEqual(packs.toReversed());
  const reader = await signedIn(harness, { role: "STAFF" });
  const again = reader.client.trpc.staff.setOrder.mutate({ kind: "theme", ids: themes });
  expect(await refusal(again)).toBe("ADMIN_ONLY");
});

const news = {
  subject: "Snow is here",
  title: "Snow is here",
  text: "Three new packs.\n\nAll of them are cold.",
  action: { label: "See them", path: "/categories" },
};

test("an announcement is seen as it will look and counted, and tried on oneself alone", async () => {
  const { email } = admin.client.trpc;
  const input = { requestKey: crypto.randomUUID(), ...news };
  const before = (await email.previewAnnouncement.mutate(input)).readers;
  await signedIn(harness, { allowMarketing: 1 });
  await signedIn(harness, { allowMarketing: 1, banned: 1 });
  await signedIn(harness, { allowMarketing: 1, emailVerified: null });
  const muted = await signedIn(harness, { allowMarketing: 1 });
  const preferences = { WORK: true, OFFERS: true, TIPS: true, ANNOUNCEMENTS: false };
  await muted.client.trpc.email.setPreferences.mutate({ preferences });
  const preview = await email.previewAnnouncement.mutate(input);
  expect(preview.readers - before).toBe(1);
  expect(preview.html).toContain("All of them are cold.");
  expect(preview.text).toContain("See them");
  expect(await email.testAnnouncement.mutate(input)).toEqual({ to: admin.email });
  expect(await refusal(email.testAnnouncement.mutate(input))).toBe("TEST_SENT");
  await eventually("the test", async () => {
    const sent = await rowsOf(harness.db, "SELECT \"to\" FROM email WHERE template = 'announcement-test'");
    return sent.length === 1 && sent[0]?.to === admin.email;
  });
  expect(await email.announcements.query()).toEqual([]);
  await email.announce.mutate(input);
  expect(await email.announcements.query()).toEqual([
    expect.objectContaining({ id: input.requestKey, subject: news.subject, emails: 0 }),
  ]);
});
