import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { ACCOUNT_TABLES } from "#db/queries/rights/account-data.ts";
import { countParts, listFiles } from "#db/queries/rights/account-export.ts";
import type { HttpErrorBody } from "#schema/trainings/upload.ts";
import { emailsTo, inbox } from "#tests/support/accounts/emails.ts";
import { newcomer, signedIn } from "#tests/support/accounts/people.ts";
import { NAME, type WholeLife, wholeLife } from "#tests/support/accounts/whole-life.ts";
import { addCharge, generationRow, insertInto } from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { minuteLater } from "#tests/support/jobs/quiet.ts";
import { refusal } from "#tests/support/procedures/refusals.ts";
import { restoreDeps, stopQueue } from "#tests/support/replace-deps.ts";

/** A copy of one's data. */
const harness = harnessForFile();

type Client = WholeLife["client"];
const save = (client: Client, token: string, part = 1) => {
  const body = new URLSearchParams({ token, part: String(part) });
  return client.fetch("/api/exports", { method: "POST", body });
};
const codeOf = async (response: Response) => ((await response.json()) as HttpErrorBody).error.code;

async function asked(person: WholeLife): Promise<string> {
  const view = await person.client.trpc.account.requestExport.mutate();
  expect(view.expires).toBeNull();
  const [email] = await emailsTo(harness, person.email, 1);
  expect(email?.subject).toBe("Your data is ready to download");
  return email?.token ?? "";
}

test("holds everything that is written of a person, and their files, and none of their secrets", async () => {
  const zuleika = await wholeLife(harness);
  const token = await asked(zuleika);
  const { parts } = await zuleika.client.trpc.account.exportContents.query({ token });
  expect(parts).toEqual([{ photos: 2, pictures: 2, recordings: 1, videos: 3 }]);
  const response = await save(zuleika.client, token);
  const headers = ["content-type", "cache-control"].map((name) => response.headers.get(name));
  expect(headers).toEqual(["application/zip", "private, no-store"]);
  const named = /filename="likeness-data-[\d-]+-1-of-1\.zip"/;
  expect(response.headers.get("content-disposition")).toMatch(named);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  const shown = Object.entries(ACCOUNT_TABLES).filter(([, { notExported }]) => notExported !== "all");
  const pictures = [`${zuleika.pictureId}.jpg`, `${zuleika.editId}-1.png`].map((name) => `pictures/${name}`);
  const [added = ""] = zuleika.recordings.map((key) => key.slice(key.lastIndexOf("/") + 1));
  const videos = [`videos/${zuleika.videoId}.mp4`, `videos/${added}`, `videos/film-${zuleika.filmId}.mp4`];
  const avatar = zuleika.avatar.replace(/^.*\//, "photos/");
  const own = [
    `photos/${zuleika.uploadId}.jpg`,
    avatar,
    ...pictures,
    `recordings/${zuleika.sampleId}.webm`,
    ...videos,
  ];
  const data = shown.map(([name]) => `data/${name}.json`);
  expect(Object.keys(files).sort()).toEqual(["README.txt", "export.json", ...data, ...own].sort());
  expect(text(`photos/${zuleika.uploadId}.jpg`)).toBe(`bytes of ${zuleika.key}`);
  const rows = (name: string) => JSON.parse(text(`data/${name}.json`)) as Record<string, unknown>[];
  // a row of theirs in each, but where they have none
  const empty = shown.filter(([name]) => rows(name).length === 0).map(([name]) => name);
  const none = `accountDeletion addressStop creditRequest emailSuppression jobInput payment promotionRedemption promptPackShowcaseImage safetyReview safetyStrike
    stripeSubscription takedownRequest userBan`;
  expect(empty.sort()).toEqual(none.split(/\s+/));
  expect(rows("user")).toEqual([expect.objectContaining({ name: NAME, email: zuleika.email })]);
  expect(rows("generation")[0]).toMatchObject({ id: zuleika.pictureId, prompt: `a portrait of ${NAME}` });
  expect(rows("userCreditHistory").map(({ credits }) => credits)).toEqual([1000, -20, -1, -1, -1, -1]);
  const all = shown.map(([name]) => text(`data/${name}.json`)).join("");
  const { userId, sessionId, other } = zuleika;
  const secrets = ["scrypt", `token-verificationToken-${userId}`, sessionId, other.userId];
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
});

test("everything that a voice said has a name of its own", async () => {
  const { userId } = await signedIn(harness);
  const ids = ["a-greeting", "a-farewell"];
  const said = {
    ...{ url: "", name: "speech.wav", size: 1, mimeType: "audio/wav", duration: 1 },
    audioCodec: "pcm",
  };
  const rest = { ...said, made: true, userId, createdAt: 0 };
  await harness.db.write(
    ids.map((id) =>
      insertInto("uploadedAudio", { id, hash: id, key: `outputs/${userId}/${id}/1/speech.wav`, ...rest }),
    ),
  );
  const files = await listFiles(harness.db, { userId, after: "", until: null, limit: 10 });
  expect(files.map(({ place }) => place)).toEqual(ids.toSorted().map((id) => `recordings/${id}.wav`));
});

test("is only for its owner, signed in, with the emailed link, as long as it works", async () => {
  const zuleika = await wholeLife(harness);
  const token = await asked(zuleika);
  const eve = await signedIn(harness);
  expect(await refusal(eve.client.trpc.account.exportContents.query({ token }))).toBe("LINK_EXPIRED");
  for (const [client, secret, part, code] of [
    [eve.client, token, 1, "LINK_EXPIRED"],
    [zuleika.client, `${token.slice(0, -1)}x`, 1, "LINK_EXPIRED"],
    [zuleika.client, token, 2, "NOT_FOUND"],
    [zuleika.client, token, 0, "BAD_INPUT"],
    [newcomer(harness).client, token, 1, "NOT_SIGNED_IN"],
  ] as const)
    expect(await codeOf(await save(client, secret, part))).toBe(code);
  harness.advance(7 * 86_400_000 + 1000);
  expect(await refusal(zuleika.client.trpc.account.exportContents.query({ token }))).toBe("LINK_EXPIRED");
  await harness.cron("* * * * *");
  expect((await zuleika.client.trpc.account.get.query()).export).toBeNull();
});

test("asked for again is the same while it is fresh, emailed again after an hour, and new after a day", async () => {
  const zuleika = await wholeLife(harness);
  const { account } = zuleika.client.trpc;
  const token = await asked(zuleika);
  const views = await Promise.all([account.requestExport.mutate(), account.requestExport.mutate()]);
  expect(views[0]).toEqual(views[1]);
  expect(views[0]?.expires).not.toBeNull();
  expect(await inbox(harness, zuleika.email)).toHaveLength(1);
  harness.advance(61 * 60_000);
  await account.requestExport.mutate();
  expect((await emailsTo(harness, zuleika.email, 2))[0]?.token).toBe(token);
  harness.advance(24 * 3_600_000);
  await account.requestExport.mutate();
  const [newest] = await emailsTo(harness, zuleika.email, 3);
  expect(newest?.token).not.toBe(token);
  expect(await codeOf(await save(zuleika.client, token))).toBe("LINK_EXPIRED");
});

test("a message that was lost is sent again by the clock", async () => {
  const zuleika = await wholeLife(harness);
  stopQueue(harness);
  await zuleika.client.trpc.account.requestExport.mutate();
  restoreDeps(harness);
  await minuteLater(harness, 120_000);
  expect(await emailsTo(harness, zuleika.email, 1)).toHaveLength(1);
});

test("can be taken along while the account waits to be deleted", async () => {
  const zuleika = await wholeLife(harness);
  await zuleika.client.trpc.account.requestDeletion.mutate({ currentPassword: zuleika.password });
  await zuleika.client.trpc.account.requestExport.mutate();
  const emails = await emailsTo(harness, zuleika.email, 2);
  const token = emails.find(({ subject }) => subject.includes("data"))?.token ?? "";
  expect((await save(zuleika.client, token)).status).toBe(200);
});

test("many files come in parts that hold each exactly once, whatever is deleted meanwhile", async () => {
  const { userId } = await signedIn(harness, { credits: 1 });
  const chargeId = await addCharge(harness.db, userId);
  const ids = Array.from({ length: 23 }, () => crypto.randomUUID());
  await harness.db.write(ids.map((id) => generationRow({ id, userId, chargeId })));
  const parts = await countParts(harness.db, { userId, perPart: 5 });
  expect(parts.map(({ pictures }) => pictures)).toEqual([5, 5, 5, 5, 3]);
  const [removed] = ids;
  await harness.db.write([sql("UPDATE generation SET deletedAt = 1 WHERE id = ?", removed!)]);
  const seen: string[] = [];
  for (const [index, { until }] of parts.entries()) {
    const range = { after: parts[index - 1]?.until ?? "", until: index === parts.length - 1 ? null : until };
    seen.push(...(await listFiles(harness.db, { userId, ...range, limit: 100 })).map(({ place }) => place));
  }
  const left = ids.slice(1).map((id) => `pictures/${id}`);
  expect(seen.sort()).toEqual(left.sort());
});
