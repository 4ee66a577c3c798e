import { expect, test } from "vitest";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, generationRow, insertInto } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/refusals.ts";

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
  const mailboxHash = newcomer(harness).email;
  await harness.db.write(
    [sam, twin].map(({ userId }) =>
      insertInto("firstProof", { userId, mailboxHash, bonus: 0, createdAt: 1 }),
    ),
  );
  const decide = await casesOf(twin);
  expect(await refusal(decide(sam)[kind]())).toBe("OWN_CASE");
});
