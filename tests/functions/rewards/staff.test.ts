import { expect, test } from "vitest";
import { giveSecondFactor, signedIn, signUp } from "#tests/support/accounts/people.ts";
import { sameMailbox } from "#tests/support/accounts/rewards.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal, refusals, told } from "#tests/support/procedures/refusals.ts";

let admin: Awaited<ReturnType<typeof signedIn>>;
let desk: (typeof admin)["client"]["trpc"]["staff"];
const harness = harnessForFile({}, async (started) => {
  admin = await signedIn(started, { role: "ADMIN" });
  desk = admin.client.trpc.staff;
});

const code = (input: object = {}) => ({
  requestKey: crypto.randomUUID(),
  code: `S-${crypto.randomUUID().slice(0, 8)}`,
  credits: 25,
  startsAt: null,
  endsAt: null,
  maxRedemptions: 10,
  onlyNew: false,
  note: "For a talk",
  ...input,
});

test("a role counts from one moment to the next", async () => {
  const { userId, client } = await signedIn(harness);
  const told = () =>
    refusals([
      client.trpc.staff.people.query({ search: "a" }),
      client.trpc.staff.banPerson.mutate({
        id: "x",
        requestKey: crypto.randomUUID(),
        reason: "ABUSE",
        note: "",
      }),
    ]);
  const setRole = (role: string) =>
    harness.db.write([sql("UPDATE user SET role = ? WHERE id = ?", role, userId)]);
  expect(await told()).toEqual(["STAFF_ONLY", "ADMIN_ONLY"]);
  await setRole("STAFF");
  expect(await told()).toEqual([null, "ADMIN_ONLY"]);
  await setRole("ADMIN");
  expect(await told()).toEqual(["SECOND_FACTOR_REQUIRED", "SECOND_FACTOR_REQUIRED"]);
  await giveSecondFactor(harness, { userId });
  // there is no x
  expect(await told()).toEqual([null, "NOT_FOUND"]);
  await setRole("USER");
  expect(await told()).toEqual(["STAFF_ONLY", "ADMIN_ONLY"]);
  await harness.db.write([sql("DELETE FROM session WHERE userId = ?", userId)]);
  expect(await told()).toEqual(["NOT_SIGNED_IN", "NOT_SIGNED_IN"]);
});

test("people are found by name, by network address, and by ids of what they paid", async () => {
  const tag = crypto.randomUUID().slice(0, 8);
  const { userId: id } = await signedIn(harness, { name: `Zoë ${tag}`, ipaddress: "192.0.2.77" });
  const foundBy = async (search: string) => (await desk.people.query({ search })).map((one) => one.id);
  expect(await foundBy(`zoË ${tag}`.replace("Ë", "ë"))).toEqual([id]);
  expect(await foundBy("192.0.2.77")).toEqual([id]);
  await harness.db.write([sql("UPDATE session SET ipaddress = '192.0.2.78' WHERE userId = ?", id)]);
  expect(await foundBy("192.0.2.78")).toEqual([id]);
  expect(await foundBy("192.0.2.7")).toEqual([]);
});

test("what somebody paid, had made, is signed in on and was sent is on their page, and nothing of what it says", async () => {
  const { userId } = await signUp(harness);
  const { payments, jobs, devices, emails } = await desk.person.query({ id: userId });
  expect([payments, jobs]).toEqual([[], []]);
  expect(devices).toEqual([expect.objectContaining({ id: expect.any(String), name: expect.any(String) })]);
  expect(emails.map(({ template, state }) => [template, state])).toEqual([["verify-email", "sent"]]);
  expect(JSON.stringify(emails)).not.toContain("token");
});

test("a new verification link goes to who has not verified, once for each act, and to nobody else", async () => {
  const someone = await signedIn(harness, { emailVerified: null });
  const act = (id: string) => ({ id, reason: "Asked by phone.", requestKey: crypto.randomUUID() });
  const input = act(someone.userId);
  await desk.resendVerification.mutate(input);
  await desk.resendVerification.mutate(input);
  const emails = await rowsOf(
    harness.db,
    `SELECT template FROM email WHERE "to" = ? AND template = 'verify-email'`,
    someone.email,
  );
  expect(emails).toHaveLength(1);
  expect(await refusal(desk.resendVerification.mutate(act(admin.userId)))).toBe("NOTHING_TO_VERIFY");
});

test("people are found by the beginning of their address, in any case, and by id", async () => {
  const { userId: id, email } = await signedIn(harness, { credits: 7 });
  const line = expect.objectContaining({ id, email, credits: 7, role: "USER", banned: false });
  expect(await desk.people.query({ search: email.slice(0, 12).toUpperCase() })).toEqual([line]);
  expect(await desk.people.query({ search: id })).toEqual([line]);
  const customer = "INSERT INTO stripeCustomer (id, userId, metadata) VALUES ('cus_AbC', ?, '{}')";
  await harness.db.write([sql(customer, id)]);
  expect(await desk.people.query({ search: " cus_AbC " })).toEqual([line]);
  expect(await desk.people.query({ search: "cus_abc" })).toEqual([]);
  expect(await desk.people.query({ search: "100%_nobody" })).toEqual([]);
  expect(await refusal(desk.people.query({ search: " " }))).toBe("BAD_INPUT");
});

test("one person is seen with their credits, their other account and what was decided", async () => {
  const [address, other] = sameMailbox();
  const first = await signUp(harness, { email: address });
  const { code: by } = await first.client.trpc.rewards.invite.query();
  const second = await signUp(harness, { email: other, by });
  const requestKey = crypto.randomUUID();
  await second.client.trpc.rewards.appeal.mutate({ requestKey, text: "This is my mother's account." });
  await desk.decideAppeal.mutate({ id: requestKey, granted: false, answer: "Write to us." });
  const seen = await desk.person.query({ id: second.userId });
  expect(seen).toMatchObject({
    email: second.email,
    credits: 0,
    debt: 0,
    subscription: null,
    duplicate: { reason: "EMAIL", clearedAt: null },
    sameMailbox: [{ id: first.userId, email: first.email }],
    friends: { invitedBy: first.userId, invited: 0 },
    appeals: [{ id: requestKey, state: "DECLINED", answer: "Write to us." }],
    actions: [{ what: "appeal declined", by: `${admin.userId}@example.com` }],
  });
  expect(seen.history.map(({ reason }) => reason)).toEqual(["DUPLICATE_DETECTION", "REGISTRATION_BONUS"]);
  await desk.person.query({ id: second.userId });
  const reads = "SELECT staffId FROM staffAction WHERE what = 'looked at' AND userId = ?";
  expect(await rowsOf(harness.db, reads, second.userId)).toEqual([{ staffId: admin.userId }]);
  expect(await refusal(desk.person.query({ id: "nobody" }))).toBe("NOT_FOUND");
});

test("a code is made once, redeemed, and ended; and who did it is written down", async () => {
  const input = code();
  const { id } = await desk.createPromotion.mutate(input);
  expect(await desk.createPromotion.mutate(input)).toEqual({ id });
  const again = { ...input, requestKey: crypto.randomUUID() };
  expect(await refusal(desk.createPromotion.mutate(again))).toBe("PROMO_EXISTS");
  const line = async () => (await desk.promotions.query()).find((one) => one.id === id);
  const made = { code: input.code.toUpperCase(), credits: 25, note: "For a talk", createdBy: admin.email };
  expect(await line()).toMatchObject({ ...made, redemptions: 0, state: "open" });
  const ada = await signedIn(harness);
  const redeemed = { credits: 25, balance: 25 };
  expect(await ada.client.trpc.rewards.redeem.mutate({ code: input.code })).toEqual(redeemed);
  await desk.endPromotion.mutate({ id });
  const ended = await line();
  await desk.endPromotion.mutate({ id });
  expect(await line()).toEqual(ended);
  expect(ended).toMatchObject({ state: "ended", redemptions: 1 });
  expect(await refusal(desk.endPromotion.mutate({ id: "none" }))).toBe("NOT_FOUND");
  const actions = "SELECT what, staffId FROM staffAction WHERE extra ->> 'codeId' = ? ORDER BY createdAt, id";
  expect(await rowsOf(harness.db, actions, id)).toEqual([
    { what: "promotion code created", staffId: admin.userId },
    { what: "promotion code ended", staffId: admin.userId },
  ]);
});

test("a code that makes no sense is refused, each field in its words", async () => {
  const startsAt = new Date(harness.now());
  const fieldsOf = async (odd: object) => (await told(desk.createPromotion.mutate(code(odd))))?.fields ?? {};
  const wrong = await fieldsOf({ code: "a b", credits: 0, maxRedemptions: 0, note: "x".repeat(201) });
  expect(Object.keys(wrong).toSorted()).toEqual(["code", "credits", "maxRedemptions", "note"]);
  expect((await fieldsOf({ startsAt, endsAt: startsAt })).endsAt).toBe("The end must be after the start.");
});
