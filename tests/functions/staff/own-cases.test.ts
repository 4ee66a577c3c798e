import { expect, test } from "vitest";
import { signedIn } from "#tests/support/accounts/people.ts";
import { addPromotion, shareMailbox } from "#tests/support/accounts/rewards.ts";
import { addCharge, generationRow, insertInto } from "#tests/support/database/rows.ts";
import { creditsIn, rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

const harness = harnessForFile();
const staffMember = () => signedIn(harness, { role: "STAFF", credits: 5 });
type Person = Awaited<ReturnType<typeof staffMember>>;

/** A review, an appeal, a report and an offered picture of this person, and what decides each. */
async function casesOf({ userId }: Person) {
  const id = crypto.randomUUID();
  const chargeId = await addCharge(harness.db, userId);
  const createdAt = harness.now();
  await harness.db.write([
    insertInto("safetyReview", { id, userId, openedAt: createdAt }),
    insertInto("appeal", { id, userId, text: "Not a second one.", state: "RECEIVED", createdAt }),
    insertInto("shareReport", {
      ...{ id, shareId: id, kind: "picture", subjectId: id, userId, reason: "OTHER", words: "x", createdAt },
    }),
    generationRow({ id, userId, chargeId }),
    insertInto("promptPackShowcaseImage", {
      ...{ id, userId, generationId: id, imageUrl: "x", promptPackId: "mobster/the-don", prompt: "x" },
      ...{ gender: "WOMAN", consentVersion: "2026-11-25", isApproved: 0, createdAt },
    }),
  ]);
  return ({ client }: Person) => {
    const { staff } = client.trpc;
    return {
      review: () => staff.clearReview.mutate({ id }),
      appeal: () => staff.decideAppeal.mutate({ id, granted: true }),
      report: () => staff.decideReport.mutate({ id, decision: "KEPT" }),
      showcase: () => staff.decideShowcase.mutate({ id, decision: "APPROVED" }),
    };
  };
}
const KINDS = ["review", "appeal", "report", "showcase"] as const;

test.each(KINDS)("nobody of the staff decides a %s of their own; another does", async (kind) => {
  const [sam, eve] = [await staffMember(), await staffMember()];
  const decide = await casesOf(sam);
  expect(await refusal(decide(sam)[kind]())).toBe("OWN_CASE");
  const acts = "SELECT staffId FROM staffAction WHERE userId = ?";
  expect(await rowsOf(harness.db, acts, sam.userId)).toEqual([]);
  expect(await decide(eve)[kind]()).toEqual({ ok: true });
  expect(await rowsOf(harness.db, acts, sam.userId)).toEqual([{ staffId: eve.userId }]);
});

test.each(KINDS)("nor a %s of another account of their mailbox", async (kind) => {
  const [sam, twin] = [await staffMember(), await staffMember()];
  await shareMailbox(harness, sam, twin);
  const decide = await casesOf(twin);
  expect(await refusal(decide(sam)[kind]())).toBe("OWN_CASE");
});

test("an admin moves no credits of another account of their mailbox, gives it no role and redeems no code of theirs on it", async () => {
  const [kim, twin] = [await signedIn(harness, { role: "ADMIN" }), await signedIn(harness)];
  await shareMailbox(harness, kim, twin);
  const { staff } = kim.client.trpc;
  const act = () => ({ id: twin.userId, reason: "For me.", requestKey: crypto.randomUUID() });
  for (const credits of [10, 5000, -1])
    expect(await refusal(staff.moveCredits.mutate({ ...act(), credits }))).toBe("OWN_CREDITS");
  expect(await refusal(staff.setRole.mutate({ ...act(), role: "ADMIN" }))).toBe("OWN_ROLE");
  const code = "OF-THE-TWIN";
  await addPromotion(harness, { code, createdBy: kim.userId });
  expect(await refusal(twin.client.trpc.rewards.redeem.mutate({ code }))).toBe("PROMO_OWN");
  expect(await creditsIn(harness.db, twin.userId)).toBe(0);
  for (const table of ["creditRequest", "staffAction"])
    expect(await rowsOf(harness.db, `SELECT id FROM ${table} WHERE userId = ?`, twin.userId)).toEqual([]);
});

test("nobody is the second admin of themselves: not by another account, nor for one", async () => {
  const [kim, twin, lee] = await Promise.all([1, 2, 3].map(() => signedIn(harness, { role: "ADMIN" })));
  const [friend, own] = [await signedIn(harness), await signedIn(harness)];
  await shareMailbox(harness, kim!, twin!);
  await shareMailbox(harness, lee!, own);
  const asked = async (id: string) => {
    const requestKey = crypto.randomUUID();
    const sum = { id, credits: 5000, reason: "A whole company.", requestKey };
    await kim!.client.trpc.staff.moveCredits.mutate(sum);
    return requestKey;
  };
  const decide = (by: Person, id: string, decision: "CONFIRMED" | "REFUSED") =>
    by.client.trpc.staff.decideCredits.mutate({ id, decision });
  const [first, second] = [await asked(friend.userId), await asked(own.userId)];
  for (const decision of ["CONFIRMED", "REFUSED"] as const)
    expect(await refusal(decide(twin!, first, decision))).toBe("SECOND_ADMIN");
  expect(await refusal(decide(lee!, second, "CONFIRMED"))).toBe("OWN_CREDITS");
  expect(await decide(lee!, first, "CONFIRMED")).toEqual({ ok: true });
  expect(await creditsIn(harness.db, friend.userId)).toBe(5000);
  expect(await creditsIn(harness.db, own.userId)).toBe(0);
});
