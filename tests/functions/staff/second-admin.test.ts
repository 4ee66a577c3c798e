import { expect, test } from "vitest";
import { noteStaffAction } from "#db/queries/staff/audit.ts";
import { ALONE_HOURS, MAX_CREDITS_ALONE } from "#schema/staff/person-acts.ts";
import { signedIn } from "#tests/support/accounts/people.ts";
import { insertInto } from "#tests/support/database/rows.ts";
import { creditsIn } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

let eve: Awaited<ReturnType<typeof signedIn>>;
let sam: typeof eve;
const harness = harnessForFile({}, async (started) => {
  eve = await signedIn(started, { role: "ADMIN" });
  sam = await signedIn(started, { role: "ADMIN" });
});
const ask = (id: string, credits: number, requestKey = crypto.randomUUID()) =>
  eve.client.trpc.staff.moveCredits.mutate({ id, credits, reason: "A whole company.", requestKey });
const openOf = async (userId: string) =>
  (await sam.client.trpc.staff.creditRequests.query()).filter(({ person }) => person.id === userId);
const decide = (by: typeof eve, id: string, decision: "CONFIRMED" | "REFUSED" | "WITHDRAWN") =>
  by.client.trpc.staff.decideCredits.mutate({ id, decision });

test("up to the ceiling one admin moves credits, above it nothing moves until another one confirms, once", async () => {
  const { userId } = await signedIn(harness);
  expect(await ask(userId, MAX_CREDITS_ALONE)).toEqual({ waits: false });
  const key = crypto.randomUUID();
  const sum = MAX_CREDITS_ALONE + 1;
  expect(await ask(userId, sum, key)).toEqual({ waits: true });
  expect(await ask(userId, sum, key)).toEqual({ waits: true });
  expect(await refusal(ask(userId, sum + 1, key))).toBe("CONFLICT");
  expect(await creditsIn(harness.db, userId)).toBe(MAX_CREDITS_ALONE);
  const [request, ...others] = await openOf(userId);
  expect([request?.credits, others]).toEqual([sum, []]);
  expect(await refusal(decide(eve, key, "CONFIRMED"))).toBe("SECOND_ADMIN");
  expect(await refusal(decide(sam, key, "WITHDRAWN"))).toBe("SECOND_ADMIN");
  // of two at once one may be told that it came too late
  const both = await Promise.allSettled([decide(sam, key, "CONFIRMED"), decide(sam, key, "CONFIRMED")]);
  expect(both.map(({ status }) => status)).toContain("fulfilled");
  expect(await creditsIn(harness.db, userId)).toBe(MAX_CREDITS_ALONE + sum);
  await decide(sam, key, "CONFIRMED");
  expect(await refusal(decide(sam, key, "REFUSED"))).toBe("CONFLICT");
  expect(await creditsIn(harness.db, userId)).toBe(MAX_CREDITS_ALONE + sum);
  const { actions } = await sam.client.trpc.staff.person.query({ id: userId });
  const done = actions.map(({ what, by }) => `${what} by ${by}`);
  expect(done.toSorted()).toEqual(
    [
      `credits asked for by ${eve.email}`,
      `credits granted by ${eve.email}`,
      `credits granted by ${sam.email}`,
    ].toSorted(),
  );
});

test("a request is withdrawn by who asked or refused by another, and none is for oneself", async () => {
  const { userId } = await signedIn(harness);
  const [first, second, third] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  await ask(userId, 5000, first);
  await ask(userId, 5000, second);
  await decide(eve, first, "WITHDRAWN");
  await decide(sam, second, "REFUSED");
  expect(await openOf(userId)).toEqual([]);
  expect(await creditsIn(harness.db, userId)).toBe(0);
  await ask(sam.userId, 5000, third);
  expect(await refusal(decide(sam, third, "CONFIRMED"))).toBe("OWN_CREDITS");
  const staff = await signedIn(harness, { role: "STAFF" });
  expect(await refusal(decide(staff, third, "REFUSED"))).toBe("ADMIN_ONLY");
});

test("small sums of a day add up, codes among them; what is older, or two agreed on, does not count", async () => {
  const [kim, { userId }] = [await signedIn(harness, { role: "ADMIN" }), await signedIn(harness)];
  const { staff } = kim.client.trpc;
  const earlier = (hours: number, extra: Record<string, string | number>) =>
    noteStaffAction({
      id: crypto.randomUUID(),
      actor: kim,
      what: "credits granted",
      userId,
      extra,
      now: harness.now() - hours * 3_600_000,
    });
  await harness.db.write([
    earlier(ALONE_HOURS + 1, { credits: MAX_CREDITS_ALONE }),
    earlier(1, { credits: MAX_CREDITS_ALONE, askedBy: eve.userId }),
    earlier(ALONE_HOURS - 1, { credits: MAX_CREDITS_ALONE - 500 }),
  ]);
  const move = (credits: number, requestKey = crypto.randomUUID()) =>
    staff.moveCredits.mutate({ id: userId, credits, reason: "For their patience.", requestKey });
  const code = (maxRedemptions: number, requestKey = crypto.randomUUID()) =>
    staff.createPromotion.mutate({
      ...{ requestKey, code: `DAY-${requestKey.slice(0, 8)}`, credits: 10, maxRedemptions },
      ...{ startsAt: null, endsAt: null, onlyNew: false, note: "" },
    });
  const [first, own] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await move(200, first)).toEqual({ waits: false });
  await code(10, own);
  const stateOf = async (id: string) => (await staff.promotions.query()).find((one) => one.id === id)?.state;
  const large = await code(21);
  expect([await stateOf(own), await stateOf(large.id)]).toEqual(["open", "waiting"]);
  expect(await move(201)).toEqual({ waits: true });
  expect(await move(-200)).toEqual({ waits: false });
  expect(await move(1)).toEqual({ waits: true });
  // the same again is no new act
  expect(await move(200, first)).toEqual({ waits: false });
  expect(await code(10, own)).toEqual({ id: own });
  expect(await creditsIn(harness.db, userId)).toBe(0);
  expect((await openOf(userId)).map(({ credits }) => credits).toSorted()).toEqual([1, 201]);
});

test("a code above the ceiling gives nothing until another admin confirms it, once", async () => {
  const [kim, lee] = [await signedIn(harness, { role: "ADMIN" }), await signedIn(harness, { role: "ADMIN" })];
  const person = await signedIn(harness);
  const requestKey = crypto.randomUUID();
  const code = `LARGE-${requestKey.slice(0, 8)}`;
  const { id } = await kim.client.trpc.staff.createPromotion.mutate({
    ...{ requestKey, code, credits: 50, maxRedemptions: 100 },
    ...{ startsAt: null, endsAt: null, onlyNew: false, note: "" },
  });
  const redeem = () => person.client.trpc.rewards.redeem.mutate({ code });
  expect(await refusal(redeem())).toBe("PROMO_UNKNOWN");
  const confirm = (by: typeof kim, one = id) => by.client.trpc.staff.confirmPromotion.mutate({ id: one });
  expect(await refusal(confirm(kim))).toBe("SECOND_ADMIN");
  expect(await refusal(confirm(lee, "none"))).toBe("NOT_FOUND");
  await confirm(lee);
  await confirm(lee);
  const sam = await signedIn(harness, { role: "ADMIN" });
  expect(await refusal(confirm(sam))).toBe("CONFLICT");
  await redeem();
  expect(await creditsIn(harness.db, person.userId)).toBe(50);
});

test("two sums at once do not pass the ceiling together, and one that waits is not moved alone later", async () => {
  const [kim, { userId }] = [await signedIn(harness, { role: "ADMIN" }), await signedIn(harness)];
  const move = (credits: number, requestKey = crypto.randomUUID()) =>
    kim.client.trpc.staff.moveCredits.mutate({ id: userId, credits, reason: "At once.", requestKey });
  const waiting = { id: crypto.randomUUID(), userId, credits: 5, reason: "At once.", askedBy: kim.userId };
  await harness.db.write([insertInto("creditRequest", { ...waiting, createdAt: harness.now() })]);
  expect(await move(5, waiting.id)).toEqual({ waits: true });
  const both = await Promise.all([move(MAX_CREDITS_ALONE), move(MAX_CREDITS_ALONE)]);
  expect(both.map(({ waits }) => waits).toSorted()).toEqual([false, true]);
  expect(await creditsIn(harness.db, userId)).toBe(MAX_CREDITS_ALONE);
});

test("a sum to be taken that is no longer there is not taken", async () => {
  const { userId } = await signedIn(harness, { credits: 10 });
  const key = crypto.randomUUID();
  await ask(userId, -5000, key);
  expect(await refusal(decide(sam, key, "CONFIRMED"))).toBe("TAKES_TOO_MUCH");
  expect(await creditsIn(harness.db, userId)).toBe(10);
  expect(await openOf(userId)).toHaveLength(1);
});
