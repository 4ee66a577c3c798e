import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import * as z from "zod";
import { exportSchema } from "#scripts/build/export-schema.ts";
import { emailsTo } from "#tests/support/accounts/emails.ts";
import { wholeLife } from "#tests/support/accounts/whole-life.ts";
import { insertInto, PACK, paymentRows } from "#tests/support/database/rows.ts";
import { rowsOf } from "#tests/support/database/sql.ts";
import { harnessForFile } from "#tests/support/harness.ts";
import { ownRows } from "./own-rows.ts";

/** A copy of somebody's data, read by its published schema and compared with the database, without our export's code. */
const harness = harnessForFile();

/** Tables with something of a person that a copy leaves out. */
const WITHHELD_TABLES = {
  libraryItem: "an index of pictures that are there",
  libraryCount: "counts of the same",
  providerFile: "copies at the engine that end by themselves",
  passkeyChallenge: "a secret of minutes",
  verificationToken: "secrets of mailed links",
  mediaGarbage: "files on their way out",
};

/** Columns that it leaves out: secrets, other people, and how we work. */
const WITHHELD_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  user: ["password"],
  account: ["access_token", "refresh_token", "id_token", "session_state"],
  session: ["id", "sessionToken", "connectUntil"],
  authenticatorApp: ["secret", "lastStep"],
  recoveryCode: ["hash"],
  accountExport: ["token", "linkId", "parts"],
  email: ["htmlMessage", "params"],
  unsubscribeToken: ["token"],
  generation: ["deletedAt"],
  imageToImageGeneration: ["deletedAt"],
  videoGeneration: ["deletedAt"],
  userGeneratedPack: ["requestKey"],
  videoPack: ["requestKey"],
  virtualPerson: ["requestKey"],
  training: ["requestKey", "requestId"],
  job: ["requestId", "statusUrl", "responseUrl", "cancelUrl", "leaseUntil", "fence", "nextPollAt"],
  mediaUpload: ["partsId", "parts", "leaseUntil"],
  shareReport: ["words", "decidedBy"],
  promptPackShowcaseImage: ["decidedBy"],
  takedownRequest: ["decidedBy"],
  appeal: ["decidedBy"],
  safetyReview: ["clearedBy"],
  staffAction: ["staffId", "extra"],
  creditRequest: ["askedBy", "decidedBy"],
  referral: ["friendId", "referrerId"],
  userCreditHistory: ["key"],
};

/** Whether a value in the copy says what the database has: moments are texts there, flags are true or false. */
function saysSame(written: unknown, stored: unknown): boolean {
  if (typeof written === "boolean") return Number(written) === stored;
  if (typeof stored === "number" && typeof written === "string") return Date.parse(written) === stored;
  if (typeof written === "object" && written !== null)
    return JSON.stringify(written) === JSON.stringify(JSON.parse(String(stored)));
  return written === stored || JSON.stringify(written) === stored;
}

test("a copy of one's data follows its published schema and says, field by field, what the database has", async () => {
  const zuleika = await wholeLife(harness);
  const { userId, email, pictureId, other } = zuleika;
  const at = harness.now();
  await harness.db.write([
    ...paymentRows(userId, { grantedCredits: 0 }),
    insertInto("stripeSubscription", {
      ...{ id: "sub_1", customerId: `cus_${userId}`, priceId: "price_1", status: "active", metadata: "{}" },
      ...{ currentPeriodStart: at, currentPeriodEnd: at, cancelAtPeriodEnd: false, createdAt: at },
    }),
    insertInto("promptPackShowcaseImage", {
      ...{ id: "showcase", userId, generationId: pictureId, promptPackId: PACK, imageUrl: "/x", prompt: "x" },
      ...{ gender: "WOMAN", consentVersion: "2026-11-25", createdAt: at },
    }),
    insertInto("safetyStrike", { id: "strike", userId, kind: "PROMPT", refunded: true, createdAt: at }),
    insertInto("safetyReview", { id: "review", userId, message: "Please look again", openedAt: at }),
    insertInto("takedownRequest", {
      ...{ id: "takedown", email, seenAt: "https://x", words: "It is me", createdAt: at, dueAt: at },
    }),
  ]);

  await zuleika.client.trpc.account.requestExport.mutate();
  const [sent] = await emailsTo(harness, email, 1);
  // nothing reaches her from here on
  await harness.db.write([
    insertInto("emailSuppression", { address: email, reason: "BOUNCED", createdAt: at }),
  ]);
  const body = new URLSearchParams({ token: sent?.token ?? "", part: "1" });
  const response = await zuleika.client.fetch("/api/exports", { method: "POST", body });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const written = Object.fromEntries(
    Object.keys(files)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [name, JSON.parse(new TextDecoder().decode(files[name])) as unknown]),
  );

  const schema = JSON.parse(JSON.stringify(exportSchema(harness.url))) as { $id: string; properties: object };
  expect(written["export.json"]).toMatchObject({ $schema: schema.$id, version: 1, part: 1, parts: 1 });
  expect(Object.keys(written).sort()).toEqual(Object.keys(schema.properties).sort());
  z.fromJSONSchema(schema as never).parse(written);
  const spoilt = { ...written, "data/generation.json": [{ id: 7 }] };
  expect(z.fromJSONSchema(schema as never).safeParse(spoilt).success).toBe(false);

  const wrong: string[] = [];
  const own = await ownRows(harness, { userId, email });
  for (const [table, rows] of own) {
    if (table in WITHHELD_TABLES || rows.length === 0) continue;
    const copy = (written[`data/${table}.json`] ?? []) as Record<string, unknown>[];
    const withheld = WITHHELD_COLUMNS[table] ?? [];
    for (const row of rows) {
      const fields = Object.entries(row).filter(([name]) => !withheld.includes(name));
      const isSaid = copy.some((one) => fields.every(([name, value]) => saysSame(one[name], value)));
      if (!isSaid) wrong.push(`${table}: ${JSON.stringify(row)}`);
    }
    if (copy.some((one) => withheld.some((name) => name in one))) wrong.push(`${table} says too much`);
  }
  expect(wrong).toEqual([]);
  // and nothing is in the copy that is not in the database, or is somebody else's
  for (const [name, rows] of Object.entries(written)) {
    if (!name.startsWith("data/")) continue;
    const table = name.slice("data/".length, -".json".length);
    const stored = await rowsOf(harness.db, `SELECT * FROM "${table}"`);
    for (const row of rows as Record<string, unknown>[]) {
      const isThere = stored.some((one) =>
        Object.entries(row).every(([key, value]) => saysSame(value, one[key])),
      );
      if (!isThere) wrong.push(`${table}: ${JSON.stringify(row)}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(JSON.stringify(written)).not.toContain(other.userId);

  // each file in the zip is the object in the bucket that a row of the copy names
  const media = Object.entries(files).filter(([name]) => /^(photos|pictures|recordings|videos)\//.test(name));
  expect(media).toHaveLength(8);
  for (const [name, bytes] of media) {
    const key = new TextDecoder().decode(bytes).replace("bytes of ", "");
    const object = await harness.env.MEDIA.get(key);
    expect(await object?.text(), name).toBe(`bytes of ${key}`);
    expect(JSON.stringify(written), name).toContain(key);
    // the retention table names the folder
    expect(key).toMatch(/^(uploads|outputs)\//);
  }
});
