import { hashPassword } from "#functions/services/accounts/passwords/password.ts";
import type { Harness } from "./harness.ts";
import type { PaymentsDouble } from "./payments-double.ts";
import { signedIn } from "./people.ts";
import {
  addCharge,
  editRows,
  generationRow,
  insertInto,
  jobRow,
  packRows,
  pictureRow,
  trainingRow,
  unsubscribeTokenRow,
} from "./rows.ts";

export const NAME = "Zuleika Quillfeather";
const PASSWORD = "a password of hers alone";
let hash: Promise<string> | null = null;

/** Somebody with a row in every table that can hold something of a person, and objects in the bucket. */
export async function wholeLife(harness: Harness, stripe?: PaymentsDouble) {
  hash ??= hashPassword({ PASSWORD_HASH_COST: 10 }, PASSWORD);
  const person = await signedIn(harness, { credits: 1000 });
  const { userId } = person;
  const email = `zuleika-${userId.slice(0, 8)}@quillfeather.example`;
  const now = harness.now();
  const chargeId = await addCharge(harness.db, userId, 20);
  const editChargeId = await addCharge(harness.db, userId, 1);
  const other = await signedIn(harness);
  const [trainingId, packId, jobId, uploadId, appealId] = [1, 2, 3, 4, 5].map(() => crypto.randomUUID());
  const ids = { trainingId: trainingId!, packId: packId!, jobId: jobId!, uploadId: uploadId! };
  const customerId = stripe?.customer({ userId }) ?? `cus_${userId.slice(0, 8)}`;
  const key = `uploads/${userId}/${uploadId}.jpg`;
  const pictureId = crypto.randomUUID();
  const editId = crypto.randomUUID();
  const mail = { fromEmail: "us@example.com", sendAt: now, emailType: "OTHER", createdAt: now };

  await harness.db.write([
    {
      sql: `UPDATE user SET name = ?, email = ?, password = ?, image = 'https://pictures.example/z.jpg', ipaddress = '203.0.113.9',
              extraInfo = '{"nickname":"Zuleika"}', allowMarketing = 1 WHERE id = ?`,
      args: [NAME, email, await hash, userId],
    },
    insertInto("account", {
      ...{ id: crypto.randomUUID(), userId, type: "oidc", provider: "google", providerEmail: email },
      providerAccountId: `google-${userId}`,
    }),
    insertInto("uploadedImage", {
      ...{ id: uploadId!, url: `/media/${key}`, key, name: `${NAME}.jpg`, size: 5, width: 600, height: 600 },
      ...{ mimeType: "image/jpeg", imageHash: userId, userId, createdAt: now },
    }),
    trainingRow({ id: ids.trainingId, userId, chargeId }),
    {
      sql: "UPDATE training SET name = ?, keepPhotos = 1 WHERE id = ?",
      args: [NAME, ids.trainingId],
    },
    insertInto("trainingUploadImage", {
      ...{ id: `${trainingId}-1`, url: `/media/${key}`, key, name: `${NAME}.jpg`, size: 5 },
      ...{ mimeType: "image/jpeg", position: 0, trainingId: ids.trainingId },
    }),
    jobRow({
      id: ids.jobId,
      userId,
      chargeId,
      subjectId: ids.packId,
      kind: "PACK_PROMPT",
      status: "COMPLETED",
    }),
    {
      sql: "UPDATE job SET outputs = 4, creditsPerOutput = 5, delivered = 4, finishedAt = ? WHERE id = ?",
      args: [now, ids.jobId],
    },
    ...packRows({ id: ids.packId, userId, chargeId, trainingId: ids.trainingId }),
    pictureRow({ id: `${packId}-1`, packId: ids.packId, jobId: ids.jobId, position: 1 }),
    generationRow({ id: pictureId, userId, chargeId, packId: ids.packId, trainingId: ids.trainingId }),
    {
      sql: "UPDATE generation SET prompt = ?, packInferenceJobId = ? WHERE id = ?",
      args: [`a portrait of ${NAME}`, `${packId}-1`, pictureId],
    },
    ...editRows({
      id: editId,
      userId,
      chargeId: editChargeId,
      uploadId: uploadId!,
      prompt: `${NAME} in red`,
    }),
    insertInto("email", {
      ...{ id: `mail-${userId}`, to: email, subject: `Hello ${NAME}`, body: `Dear ${NAME}`, userId, ...mail },
      ...{ template: "training-done", params: JSON.stringify({ name: NAME }), resendId: `re-${userId}` },
    }),
    // before the address was theirs
    insertInto("email", {
      ...{ id: `early-${userId}`, to: email, subject: "Confirm", ...mail, template: "confirm-new-email" },
      ...{ params: "{}", resendId: `re-early-${userId}` },
    }),
    insertInto("email", {
      ...{ id: `appeal-${appealId}`, to: "support@example.com", subject: "New appeal", ...mail },
      ...{ template: "appeal-received", params: JSON.stringify({ userId }), resendId: `re-appeal-${userId}` },
    }),
    insertInto("emailStatus", {
      ...{ id: `status-${userId}`, emailId: `mail-${userId}`, status: "delivered", createdAt: now },
      allMetadata: JSON.stringify({ to: [email] }),
    }),
    insertInto("mutedMail", { userId, kind: "OFFERS" }),
    unsubscribeTokenRow({ token: `mail-${userId}`, userId }),
    { sql: "UPDATE unsubscribeToken SET email = ? WHERE userId = ?", args: [email, userId] },
    insertInto("appeal", {
      ...{ id: appealId!, userId, text: `I am ${NAME}`, state: "GRANTED", createdAt: now, decidedAt: now },
      decidedBy: other.userId,
    }),
    insertInto("firstProof", {
      ...{ userId, mailboxHash: `hash-${userId}`, addressHash: `place-${userId}`, bonus: 0, createdAt: now },
    }),
    insertInto("referralLink", { userId, code: `z${userId.slice(0, 8)}`, createdAt: now }),
    insertInto("referral", { friendId: other.userId, referrerId: userId, createdAt: now }),
    insertInto("staffAction", {
      ...{ id: `act-${userId}`, staffId: other.userId, what: "appeal granted", userId, extra: "{}" },
      createdAt: now,
    }),
    insertInto("verificationToken", {
      ...{
        id: `link-${userId}`,
        token: `token-${userId}`,
        purpose: "RESET_PASSWORD",
        userId,
        identifier: email,
      },
      ...{ expires: now + 3_600_000, createdAt: now },
    }),
    insertInto("verificationToken", {
      ...{ id: `proof-${userId}`, token: `proof-token-${userId}`, identifier: email, name: NAME },
      purpose: "VERIFY_EMAIL",
      ...{ expires: now + 3_600_000, createdAt: now },
    }),
    insertInto("stripeCustomer", {
      ...{ id: customerId, userId, email, name: NAME, metadata: JSON.stringify({ userId }), deleted: 0 },
    }),
    { sql: "UPDATE user SET stripeCustomerId = ? WHERE id = ?", args: [customerId, userId] },
    insertInto("stripeCharge", {
      ...{ id: `ch_${userId}`, customerId, amount: 900, currency: "usd", status: "succeeded", refunded: 0 },
      ...{ metadata: JSON.stringify({ userId }), description: `For ${NAME}`, amountRefunded: 0 },
      ...{ amountDisputed: 0, receiptUrl: "https://pay.example/receipt", createdAt: now },
    }),
    insertInto("providerFile", { key, url: "https://files.example/1", expires: now + 3_600_000 }),
  ]);
  const objects = [
    ...[key, `outputs/${userId}/${pictureId}.jpg`, `outputs/${userId}/${trainingId}/1/model`],
    `outputs/${userId}/${editId}/1/0.png`,
  ];
  for (const one of objects) await harness.env.MEDIA.put(one, `bytes of ${one}`);
  return { ...person, email, password: PASSWORD, customerId, pictureId, editId, key, other, ...ids };
}
export type WholeLife = Awaited<ReturnType<typeof wholeLife>>;

/** Where in the database a text stands: "table.column", sorted. */
export async function whereabouts(harness: Harness, text: string): Promise<string[]> {
  const tables = await harness.db.orm.all<{ name: string }>(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await harness.db.orm.all<Record<string, unknown>>(`SELECT * FROM "${name}"`);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (String(value).toLowerCase().includes(text.toLowerCase())) found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].sort();
}
