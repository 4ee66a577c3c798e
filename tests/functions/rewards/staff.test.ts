import { expect, test } from "vitest";
import { harnessForFile } from "#tests/support/harness.ts";
import { signedIn, signUp } from "#tests/support/people.ts";
import { refusal, told } from "#tests/support/refusals.ts";
import { addPromotion, historyOf, makeStaff } from "#tests/support/rewards.ts";
import { rowsOf, sql } from "#tests/support/sql.ts";

let staff: Awaited<ReturnType<typeof signedIn>>;
const harness = harnessForFile({}, async (started) => {
  staff = await signedIn(started);
  await makeStaff(started, staff.userId);
});

type Trpc = (typeof staff)["client"]["trpc"];
const code = (input: object = {}) => ({
  ...{ requestKey: crypto.randomUUID(), code: `S-${crypto.randomUUID().slice(0, 8)}`, credits: 25 },
  ...{ startsAt: null, endsAt: null, maxRedemptions: 10, onlyNew: false, note: "For a talk" },
  ...input,
});

const because = () => ({ requestKey: crypto.randomUUID(), reason: "ABUSE" as const, note: "" });
const nowhere = { kind: "address" as const, value: "192.0.2.250" };
const CALLS: [string, (trpc: Trpc) => Promise<unknown>][] = [
  ["people", (trpc) => trpc.staff.people.query({ search: "a" })],
  ["person", (trpc) => trpc.staff.person.query({ id: staff.userId })],
  ["appeals", (trpc) => trpc.staff.appeals.query()],
  ["decideAppeal", (trpc) => trpc.staff.decideAppeal.mutate({ id: "x", granted: true })],
  ["promotions", (trpc) => trpc.staff.promotions.query()],
  ["createPromotion", (trpc) => trpc.staff.createPromotion.mutate(code())],
  ["endPromotion", (trpc) => trpc.staff.endPromotion.mutate({ id: "x" })],
  ["reviews", (trpc) => trpc.staff.reviews.query()],
  ["clearReview", (trpc) => trpc.staff.clearReview.mutate({ id: "x" })],
  ["banPerson", (trpc) => trpc.staff.banPerson.mutate({ id: "x", ...because() })],
  ["unbanPerson", (trpc) => trpc.staff.unbanPerson.mutate({ id: "x", requestKey: crypto.randomUUID() })],
  ["bannedPlaces", (trpc) => trpc.staff.bannedPlaces.query()],
  ["banPlace", (trpc) => trpc.staff.banPlace.mutate({ ...nowhere, ...because() })],
  ["unbanPlace", (trpc) => trpc.staff.unbanPlace.mutate({ ...nowhere, requestKey: crypto.randomUUID() })],
];

test.each(CALLS)("%s is for staff, from one moment to the next", async (_, call) => {
  const person = await signedIn(harness);
  const { trpc } = person.client;
  expect(await refusal(call(trpc))).toBe("STAFF_ONLY");
  await makeStaff(harness, person.userId);
  expect(["STAFF_ONLY", "NOT_SIGNED_IN"]).not.toContain(await refusal(call(trpc)));
  await harness.db.write([sql("UPDATE user SET role = 'USER' WHERE id = ?", person.userId)]);
  expect(await refusal(call(trpc))).toBe("STAFF_ONLY");
  await harness.db.write([sql("DELETE FROM session WHERE userId = ?", person.userId)]);
  expect(await refusal(call(trpc))).toBe("NOT_SIGNED_IN");
});

test("people are found by the beginning of their address, in any case, and by id", async () => {
  const { people } = staff.client.trpc.staff;
  const ada = await signedIn(harness, { credits: 7 });
  const email = `${ada.userId}@example.com`;
  const line = expect.objectContaining({ id: ada.userId, email, credits: 7, role: "USER", banned: false });
  expect(await people.query({ search: email.slice(0, 12).toUpperCase() })).toEqual([line]);
  expect(await people.query({ search: ada.userId })).toEqual([line]);
  expect(await people.query({ search: "100%_nobody" })).toEqual([]);
  expect(await refusal(people.query({ search: " " }))).toBe("BAD_INPUT");
});

test("one person is seen with their credits, their other account and what was decided", async () => {
  const mailbox = `seen${process.pid}`;
  const first = await signUp(harness, { email: `${mailbox}@gmail.com` });
  const { code: by } = await first.client.trpc.rewards.invite.query();
  const second = await signUp(harness, { email: `${mailbox}+2@gmail.com`, by });
  const requestKey = crypto.randomUUID();
  await second.client.trpc.rewards.appeal.mutate({ requestKey, text: "This is my mother's account." });
  const desk = staff.client.trpc.staff;
  await desk.decideAppeal.mutate({ id: requestKey, granted: false, answer: "Write to us." });
  const seen = await desk.person.query({ id: second.userId });
  expect(seen).toMatchObject({
    ...{ email: second.email, credits: 0, debt: 0, subscription: null },
    duplicate: { reason: "EMAIL", clearedAt: null },
    sameMailbox: [{ id: first.userId, email: first.email }],
    friends: { invitedBy: first.userId, invited: 0 },
    appeals: [{ id: requestKey, state: "DECLINED", answer: "Write to us." }],
    actions: [{ what: "appeal declined", by: `${staff.userId}@example.com` }],
  });
  expect(seen.history.map(({ reason }) => reason)).toEqual(["DUPLICATE_DETECTION", "REGISTRATION_BONUS"]);
  await desk.person.query({ id: second.userId });
  const reads = "SELECT staffId FROM staffAction WHERE what = 'looked at' AND userId = ?";
  expect(await rowsOf(harness.db, reads, second.userId)).toEqual([{ staffId: staff.userId }]);
  expect(await refusal(desk.person.query({ id: "nobody" }))).toBe("NOT_FOUND");
});

test("a code is made once, redeemed, and ended; and who did it is written down", async () => {
  const { createPromotion, endPromotion, promotions } = staff.client.trpc.staff;
  const input = code();
  const { id } = await createPromotion.mutate(input);
  expect(await createPromotion.mutate(input)).toEqual({ id });
  const again = { ...input, requestKey: crypto.randomUUID() };
  expect(await refusal(createPromotion.mutate(again))).toBe("PROMO_EXISTS");
  const state = async () => (await promotions.query()).find((one) => one.id === id);
  expect(await state()).toMatchObject({
    ...{ code: input.code.toUpperCase(), credits: 25, redemptions: 0, state: "open", note: "For a talk" },
    createdBy: `${staff.userId}@example.com`,
  });
  const ada = await signedIn(harness);
  await ada.client.trpc.rewards.redeem.mutate({ code: input.code });
  expect(await historyOf(ada.client)).toEqual([[25, "PROMOTION", undefined]]);
  await endPromotion.mutate({ id });
  const ended = await state();
  await endPromotion.mutate({ id });
  expect(await state()).toEqual(ended);
  expect(ended).toMatchObject({ state: "ended", redemptions: 1 });
  const bob = await signedIn(harness);
  expect(await refusal(bob.client.trpc.rewards.redeem.mutate({ code: input.code }))).toBe("PROMO_ENDED");
  expect(await refusal(endPromotion.mutate({ id: "none" }))).toBe("NOT_FOUND");
  const actions = "SELECT what, staffId FROM staffAction WHERE extra ->> 'codeId' = ? ORDER BY createdAt, id";
  expect(await rowsOf(harness.db, actions, id)).toEqual([
    { what: "promotion code created", staffId: staff.userId },
    { what: "promotion code ended", staffId: staff.userId },
  ]);
});

test("codes say what state they are in", async () => {
  const now = harness.now();
  const by = { createdBy: staff.userId };
  await addPromotion(harness, { ...by, code: "STATE-LATER", startsAt: now + 60_000 });
  await addPromotion(harness, { ...by, code: "STATE-ENDED", endsAt: now - 1 });
  await addPromotion(harness, { ...by, code: "STATE-FULL", maxRedemptions: 1 });
  await (await signedIn(harness)).client.trpc.rewards.redeem.mutate({ code: "STATE-FULL" });
  const states = (await staff.client.trpc.staff.promotions.query())
    .filter((one) => one.code.startsWith("STATE-"))
    .map((one) => [one.code, one.state]);
  const expected = { "STATE-LATER": "later", "STATE-ENDED": "ended", "STATE-FULL": "full" };
  expect(Object.fromEntries(states)).toEqual(expected);
});

test("a code that makes no sense is refused, each field in its words", async () => {
  const { createPromotion } = staff.client.trpc.staff;
  const startsAt = new Date(harness.now());
  const odd = { code: "a b", credits: 0, maxRedemptions: 0, note: "x".repeat(201) };
  const wrong = await told(createPromotion.mutate(code(odd)));
  expect(Object.keys(wrong?.fields ?? {}).toSorted()).toEqual(["code", "credits", "maxRedemptions", "note"]);
  const backwards = await told(createPromotion.mutate(code({ startsAt, endsAt: startsAt })));
  expect(backwards?.fields.endsAt).toBe("The end must be after the start.");
});
