import { expect, test } from "vitest";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { TAKEDOWN_HOURS } from "#schema/staff/takedowns.ts";
import type { TransparencyReport } from "#schema/staff/transparency.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { addCharge, trainingRow } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/refusals.ts";

const DAY = 86_400_000;
let staff: Awaited<ReturnType<typeof signedIn>>;
const harness = harnessForFile({}, async (started) => {
  staff = await signedIn(started, { role: "STAFF" });
});
const asked = (email: string) => ({
  ...{ requestKey: crypto.randomUUID(), email, isMe: true as const },
  ...{ where: "https://example.com/s/abc", words: "It shows me as a bride, which I never was." },
});
const ask = (input: ReturnType<typeof asked>) =>
  newcomer(harness).client.trpc.safety.requestTakedown.mutate(input);
const emailsTo = async (to: string) =>
  (await rowsOf(harness.db, 'SELECT template FROM email WHERE "to" = ? ORDER BY template', to)).map(
    ({ template }) => template,
  );
const numbers = async () => {
  const response = await newcomer(harness).client.fetch("/api/transparency");
  const { groups } = (await response.json()) as TransparencyReport;
  return new Map(groups.flatMap(({ counts }) => counts).map(({ what, count }) => [what, count]));
};

test("a stranger asks without an account; staff take the model down with everything, and both are told", async () => {
  const email = newcomer(harness).email;
  const input = asked(email);
  const { due } = await ask(input);
  expect(due.getTime() - harness.now()).toBeLessThanOrEqual(TAKEDOWN_HOURS * 3_600_000);
  await ask(input);
  const ada = await signedIn(harness, { credits: 5 });
  const trainingId = crypto.randomUUID();
  const chargeId = await addCharge(harness.db, ada.userId);
  await harness.db.write([trainingRow({ id: trainingId, userId: ada.userId, chargeId })]);
  expect((await staff.client.trpc.staff.person.query({ id: ada.userId })).models).toMatchObject([
    { id: trainingId },
  ]);
  const open = await staff.client.trpc.staff.takedowns.query();
  expect(open).toEqual([expect.objectContaining({ id: input.requestKey, email, where: input.where })]);
  expect((await numbers()).get("Requests waiting for a decision")).toBe(1);
  const decide = (id: string, decision: "TAKEN_DOWN" | "DECLINED" = "TAKEN_DOWN") =>
    staff.client.trpc.staff.decideTakedown.mutate({
      ...{ id: input.requestKey, decision, trainingId: id, answer: "The model is gone." },
    });
  expect(await refusal(decide("no-such-model"))).toBe("NO_SUCH_MODEL");
  await decide(trainingId);
  await decide(trainingId);
  expect(await refusal(decide(trainingId, "DECLINED"))).toBe("CONFLICT");
  expect(await rowsOf(harness.db, "SELECT id FROM training WHERE id = ?", trainingId)).toEqual([]);
  expect(await emailsTo(email)).toEqual(["takedown-decided"]);
  expect(await emailsTo(ada.email)).toEqual(["model-taken-down"]);
  expect(await staff.client.trpc.staff.takedowns.query()).toEqual([]);
  const told = await numbers();
  expect([told.get("Models taken down"), told.get("Requests waiting for a decision")]).toEqual([1, 0]);
});

test("declined, nothing goes; who asked is told all the same", async () => {
  const email = newcomer(harness).email;
  const input = asked(email);
  await ask(input);
  await staff.client.trpc.staff.decideTakedown.mutate({
    ...{ id: input.requestKey, decision: "DECLINED", answer: "It shows somebody else." },
  });
  expect(await emailsTo(email)).toEqual(["takedown-decided"]);
  expect((await numbers()).get("Requests declined")).toBe(1);
});

test("what is decided is forgotten after its time, what is open is not", async () => {
  const kept = asked(newcomer(harness).email);
  await ask(kept);
  harness.advance((RETENTION_DAYS.safetyRecord + 1) * DAY);
  await harness.cron("30 3 * * *");
  const left = await rowsOf(harness.db, "SELECT id FROM takedownRequest");
  expect(left).toEqual([{ id: kept.requestKey }]);
});

test("what is no request is refused, and the numbers name nobody", async () => {
  const input = asked(newcomer(harness).email);
  for (const bad of [{ email: "x" }, { where: "" }, { words: "short" }, { isMe: false as never }])
    expect(await refusal(ask({ ...input, ...bad }))).toBe("BAD_INPUT");
  const response = await newcomer(harness).client.fetch("/api/transparency");
  expect(response.headers.get("cache-control")).toMatch(/^public/);
  expect(await response.text()).not.toMatch(/@|[0-9a-f]{8}-/);
});
