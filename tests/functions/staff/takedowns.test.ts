import { expect, test } from "vitest";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { TAKEDOWN_HOURS } from "#schema/staff/takedowns.ts";
import type { TransparencyReport } from "#schema/staff/transparency.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import {
  addCharge,
  type Columns,
  generationRow,
  insertInto,
  jobRow,
  trainingRow,
  voiceRows,
} from "#tests/support/database/rows.ts";
import { rowsOf, sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";

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
const takeDown = ({ requestKey: id }: ReturnType<typeof asked>, ...targets: string[]) =>
  staff.client.trpc.staff.decideTakedown.mutate({
    ...{ id, decision: "TAKEN_DOWN" as const, targets, answer: "Thank you." },
  });
const decline = ({ requestKey: id }: ReturnType<typeof asked>) =>
  staff.client.trpc.staff.decideTakedown.mutate({
    ...{ id, decision: "DECLINED" as const, answer: "It shows somebody else." },
  });
const status = async (path: string) => (await newcomer(harness).client.fetch(path)).status;

/** Somebody with a picture, made with this model if with any, in a collection; and links to both. */
async function sharer(trainingId: string | null = null) {
  const person = await signedIn(harness, { credits: 5 });
  const { userId, client } = person;
  const own = { userId, chargeId: await addCharge(harness.db, userId) };
  const pictureId = crypto.randomUUID();
  const collectionId = crypto.randomUUID();
  await harness.db.write([
    generationRow({ id: pictureId, ...own, trainingId, promptPackId: "mobster/the-don" }),
  ]);
  await client.trpc.collections.create.mutate({ id: collectionId, name: "Seaside", ids: [pictureId] });
  const share = async (kind: "picture" | "collection", id: string) =>
    (await client.trpc.shares.create.mutate({ id: crypto.randomUUID(), subject: { kind, id }, days: 7 }))
      .path;
  const [path, collectionPath] = [await share("picture", pictureId), await share("collection", collectionId)];
  return { ...person, ...own, pictureId, path, collectionPath };
}
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
  const decide = (target: string) => takeDown(input, target);
  expect(await refusal(decide(" "))).toBe("BAD_INPUT");
  expect(await refusal(takeDown(input))).toBe("BAD_INPUT");
  expect(await refusal(decide("no-such-model"))).toBe("NOTHING_TO_TAKE_DOWN");
  await decide(trainingId);
  await decide(trainingId);
  expect(await refusal(decline(input))).toBe("CONFLICT");
  expect(await rowsOf(harness.db, "SELECT id FROM training WHERE id = ?", trainingId)).toEqual([]);
  expect(await emailsTo(email)).toEqual(["takedown-decided"]);
  expect(await emailsTo(ada.email)).toEqual(["model-taken-down"]);
  expect(await staff.client.trpc.staff.takedowns.query()).toEqual([]);
  const told = await numbers();
  expect([told.get("Models taken down"), told.get("Requests waiting for a decision")]).toEqual([1, 0]);
});

test("all that a request names goes with one decision; somebody else's decision on other things is refused", async () => {
  const input = asked(newcomer(harness).email);
  await ask(input);
  const [ada, bob] = [await sharer(), await sharer()];
  const [first, second, left] = ["first", "second", "left"].map((name) => `${name}-${ada.userId}`) as [
    string,
    string,
    string,
  ];
  await harness.db.write(
    [first, second, left].map((id) =>
      trainingRow({ id, userId: ada.userId, chargeId: ada.chargeId, name: id }),
    ),
  );
  const targets = [first, second, `https://likeness.example${bob.path}`];
  const { client: colleague } = await signedIn(harness, { role: "STAFF" });
  const decide = (desk: typeof colleague, ...named: string[]) =>
    refusal(
      desk.trpc.staff.decideTakedown.mutate({
        ...{ id: input.requestKey, decision: "TAKEN_DOWN", targets: named, answer: "Thank you." },
      }),
    );
  // one of them is not there: nothing goes
  expect(await decide(staff.client, ...targets, "no-such-model")).toBe("NOTHING_TO_TAKE_DOWN");
  expect(await decide(staff.client, ...targets)).toBeNull();
  // told that it is done only if it is
  expect(await decide(colleague, ...targets.toReversed())).toBeNull();
  for (const others of [[left], targets.slice(1), [...targets, left]])
    expect(await decide(colleague, ...others)).toBe("CONFLICT");
  const there = "SELECT id FROM training WHERE userId = ? UNION ALL SELECT id FROM generation WHERE id = ?";
  expect(await rowsOf(harness.db, there, ada.userId, bob.pictureId)).toEqual([{ id: left }]);
  expect([await emailsTo(ada.email), await emailsTo(bob.email)]).toEqual([
    ["model-taken-down", "model-taken-down"],
    ["pictures-taken-down"],
  ]);
  const told = `SELECT params FROM email WHERE "to" = ?`;
  expect(await rowsOf(harness.db, told, input.email)).toEqual([
    { params: JSON.stringify({ down: "several", answer: "Thank you." }) },
  ]);
  const { items } = await staff.client.trpc.staff.audit.query({ limit: 9, person: ada.userId });
  expect(items.map(({ what, extra }) => [what, extra.trainingId]).toSorted()).toEqual([
    ["model taken down", first],
    ["model taken down", second],
  ]);
});

test("a voice is taken down by its address, with those of its recordings, being made and speaking or not; whose it was is told", async () => {
  const ada = await signedIn(harness, { credits: 5 });
  const { userId } = ada;
  const [lent, again, kept] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
  const audio = { url: "/", mimeType: "audio/wav", duration: 12, audioCodec: "pcm-s16", made: true, size: 1 };
  const voice = async (id: string, audioId: string, isPublic: boolean) =>
    voiceRows({ id, audioId, userId, chargeId: await addCharge(harness.db, userId), isPublic });
  await harness.db.write([
    ...[lent, kept].map((id) =>
      insertInto("uploadedAudio", {
        ...{ id, userId, ...audio, key: `uploads/${userId}/${id}.wav`, name: "x", hash: id, createdAt: 1 },
      }),
    ),
    ...(await voice(lent, lent, true)),
    ...(await voice(again, lent, false)),
    ...(await voice(kept, kept, false)),
  ]);
  const [making, words] = [crypto.randomUUID(), crypto.randomUUID()];
  const begun = async (id: string, kind: string, table: string, columns: Columns) => {
    const own = { id, userId, chargeId: await addCharge(harness.db, userId) };
    const row = { ...own, jobId: id, status: "PENDING", createdAt: 1 };
    return [jobRow({ ...own, subjectId: id, kind }), insertInto(table, row, columns)];
  };
  await harness.db.write([
    ...(await begun(making, "VOICE", "trainedVoice", {
      ...{ name: "A voice", originalAudioId: kept, consentAudioId: lent },
      ...{ consentVersion: "2026-11-25", systemPrompt: "Natural" },
    })),
    ...(await begun(words, "SPEECH", "speech", { trainedVoiceId: lent, prompt: "Good day.", seed: 7 })),
  ]);
  const input = asked(newcomer(harness).email);
  await ask(input);
  const before = (await numbers()).get("Voices taken down") ?? 0;
  await takeDown(input, `https://likeness.example/tools/trained-voices/${lent}`);
  await takeDown(input, lent);
  const there =
    "SELECT id FROM trainedVoice WHERE userId = ? UNION ALL SELECT id FROM uploadedAudio WHERE userId = ?";
  expect(await rowsOf(harness.db, there, userId, userId)).toEqual([{ id: kept }, { id: kept }]);
  const announced = "SELECT prefix FROM mediaGarbage WHERE prefix LIKE 'uploads/' || ? || '/%'";
  expect(await rowsOf(harness.db, announced, userId)).toEqual([{ prefix: `uploads/${userId}/${lent}.wav` }]);
  const ended = "SELECT id FROM job WHERE userId = ? AND cancelRequestedAt IS NOT NULL ORDER BY id";
  expect(await rowsOf(harness.db, ended, userId)).toEqual([making, words].toSorted().map((id) => ({ id })));
  expect(await emailsTo(ada.email)).toEqual(["voice-taken-down"]);
  expect((await numbers()).get("Voices taken down")).toBe(before + 3);
});

test("declined, nothing goes; who asked is told all the same", async () => {
  const email = newcomer(harness).email;
  const input = asked(email);
  await ask(input);
  await decline(input);
  expect(await emailsTo(email)).toEqual(["takedown-decided"]);
  expect((await numbers()).get("Requests declined")).toBe(1);
});

test("with a model go the links to what anybody made with it, and offers of it as examples; all of them are told", async () => {
  const ada = await signedIn(harness, { credits: 5 });
  const trainingId = crypto.randomUUID();
  const chargeId = await addCharge(harness.db, ada.userId);
  await harness.db.write([trainingRow({ id: trainingId, userId: ada.userId, chargeId })]);
  const [bob, eve] = [await sharer(trainingId), await sharer()];
  const [offerId, userId] = [crypto.randomUUID(), bob.userId];
  await harness.env.MEDIA.put(`outputs/${userId}/${bob.pictureId}.jpg/2-640.webp`, "picture", {
    httpMetadata: { contentType: "image/webp" },
  });
  await harness.db.write([
    insertInto("promptPackShowcaseImage", {
      ...{ id: offerId, userId, generationId: bob.pictureId, trainingId, imageUrl: "x", prompt: "x" },
      ...{ promptPackId: "mobster/the-don", gender: "WOMAN", consentVersion: "2026-11-25", isApproved: 1 },
      ...{ createdAt: 1, decidedAt: 2 },
    }),
  ]);
  const paths = [bob.path, bob.collectionPath, `/api/showcases/${offerId}`];
  expect(await Promise.all(paths.map(status))).toEqual([200, 200, 200]);
  const input = asked(newcomer(harness).email);
  await ask(input);
  await takeDown(input, trainingId);
  expect(await Promise.all(paths.map(status))).toEqual([404, 404, 404]);
  expect(await Promise.all([eve.path, eve.collectionPath].map(status))).toEqual([200, 200]);
  expect([await emailsTo(ada.email), await emailsTo(bob.email)]).toEqual([
    ["model-taken-down"],
    ["pictures-taken-down"],
  ]);
  expect(await emailsTo(eve.email)).toEqual([]);
  const left = "SELECT id FROM generation WHERE id IN (?, ?)";
  expect(await rowsOf(harness.db, left, bob.pictureId, eve.pictureId)).toEqual([{ id: eve.pictureId }]);
  const announced = "SELECT prefix FROM mediaGarbage WHERE prefix = ?";
  expect(await rowsOf(harness.db, announced, `outputs/${userId}/${bob.pictureId}.jpg`)).toHaveLength(1);
});

test.each([
  ["its ID", ({ pictureId }) => pictureId],
  ["the link to it", ({ path }) => `https://likeness.example${path}?size=large`],
  ["its address in a collection's link", ({ collectionPath, pictureId }) => `${collectionPath}/${pictureId}`],
] satisfies [string, (shared: Awaited<ReturnType<typeof sharer>>) => string][])(
  "a picture is taken down by %s; its model stays, and both are told what was done",
  async (_, named) => {
    const ada = await sharer();
    const trainingId = crypto.randomUUID();
    await harness.db.write([
      trainingRow({ id: trainingId, userId: ada.userId, chargeId: ada.chargeId }),
      sql("UPDATE generation SET trainingId = ? WHERE id = ?", trainingId, ada.pictureId),
    ]);
    const email = newcomer(harness).email;
    const input = asked(email);
    await ask(input);
    const before = (await numbers()).get("Pictures taken down") ?? 0;
    // which of its pictures is not said
    expect(await refusal(takeDown(input, ada.collectionPath))).toBe("NOTHING_TO_TAKE_DOWN");
    await takeDown(input, named(ada));
    expect(await Promise.all([ada.path, ada.collectionPath].map(status))).toEqual([404, 404]);
    expect(await rowsOf(harness.db, "SELECT id FROM generation WHERE id = ?", ada.pictureId)).toEqual([]);
    expect(await rowsOf(harness.db, "SELECT id FROM training WHERE id = ?", trainingId)).toHaveLength(1);
    expect(await emailsTo(ada.email)).toEqual(["pictures-taken-down"]);
    const told = `SELECT params FROM email WHERE "to" = ?`;
    expect(await rowsOf(harness.db, told, email)).toEqual([
      { params: JSON.stringify({ down: "picture", answer: "Thank you." }) },
    ]);
    expect((await numbers()).get("Pictures taken down")).toBe(before + 1);
    const { items } = await staff.client.trpc.staff.audit.query({ limit: 1, person: ada.userId });
    expect(items).toMatchObject([{ what: "picture taken down", extra: { pictureId: ada.pictureId } }]);
  },
);

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
