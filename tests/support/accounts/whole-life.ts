import type { PaymentsDouble } from "../billing/payments-double.ts";
import {
  addCharge,
  type Columns,
  editRows,
  generationRow,
  insertInto,
  jobRow,
  packRows,
  pictureRow,
  speechRows,
  trainingRow,
  unsubscribeTokenRow,
  videoPackRows,
  videoRows,
  virtualPersonRows,
  voiceRows,
} from "../database/rows.ts";
import { rowsOf, sql } from "../database/sql.ts";
import type { Harness } from "../harness.ts";
import { PASSWORD, passwordHash, signedIn } from "./people.ts";

export const NAME = "Zuleika Quillfeather";

/** A row of a table of hers: whatever else must be in it names her, or is of now. */
async function rowsWith(harness: Harness, userId: string) {
  const required = await rowsOf<{ table: string; name: string; type: string }>(
    harness.db,
    `SELECT m.name AS "table", c.name, c.type FROM sqlite_master m JOIN pragma_table_info(m.name) c
     WHERE m.type = 'table' AND c."notnull" = 1 AND c.dflt_value IS NULL`,
  );
  const usual = (table: string, { name, type }: { name: string; type: string }) => {
    if (type.toUpperCase() === "INTEGER") return harness.now();
    if (type.toUpperCase() === "REAL") return 1.5;
    return ["id", "token"].includes(name) ? `${name}-${table}-${userId}` : NAME;
  };
  return (table: string, columns: Columns) => {
    const own = required.filter((column) => column.table === table);
    return insertInto(table, columns, Object.fromEntries(own.map((one) => [one.name, usual(table, one)])));
  };
}

/** Somebody with a row in every table that can hold something of a person, and objects in the bucket. */
export async function wholeLife(harness: Harness, stripe?: PaymentsDouble) {
  const tag = crypto.randomUUID();
  const email = `zuleika-${tag}@quillfeather.example`;
  const person = await signedIn(harness, {
    credits: 1000,
    name: NAME,
    email,
    password: await passwordHash(harness.deps().config),
    image: "https://pictures.example/z.jpg",
    ipaddress: "203.0.113.9",
    extraInfo: '{"nickname":"Zuleika"}',
    allowMarketing: true,
  });
  const { userId } = person;
  const avatar = `uploads/${userId}/avatar-${tag}.jpg`;
  const other = await signedIn(harness);
  const [trainingId, packId, jobId, uploadId, appealId, pictureId, editId, videoId, filmId] = Array.from(
    { length: 9 },
    () => crypto.randomUUID(),
  ) as [string, string, string, string, string, string, string, string, string];
  const [voiceId, speechId] = [crypto.randomUUID(), crypto.randomUUID()];
  const film = `outputs/${userId}/${filmId}/1/video.mp4`;
  const owned = { userId, chargeId: await addCharge(harness.db, userId, 20) };
  const editCharge = await addCharge(harness.db, userId, 1);
  const videoCharge = await addCharge(harness.db, userId, 1);
  const voiceCharge = await addCharge(harness.db, userId, 1);
  const sampleId = `sample-${voiceId}`;
  const spoken = { userId, chargeId: await addCharge(harness.db, userId, 1), audioId: sampleId };
  const customerId = stripe?.customer({ userId }) ?? `cus_${tag}`;
  const key = `uploads/${userId}/${uploadId}.jpg`;
  const photo = { name: `${NAME}.jpg`, key, url: `/media/${key}`, mimeType: "image/jpeg" };
  const media = (extension: string) => {
    const own = `uploads/${userId}/${tag}.${extension}`;
    return { key: own, name: NAME };
  };
  const made = { outputs: 4, creditsPerOutput: 5, delivered: 4, finishedAt: harness.now() };
  const paid = { currency: "usd", status: "succeeded" };
  const params = JSON.stringify({ name: NAME });
  const sent = (id: string) => ({ id, to: email, emailType: "OTHER", params, resendId: id });
  const row = await rowsWith(harness, userId);

  await harness.db.write([
    row("account", { userId, type: "oidc", provider: "google", providerAccountId: tag }),
    sql("UPDATE user SET pictureKey = ? WHERE id = ?", avatar, userId),
    row("authenticatorApp", { userId, secret: NAME, confirmedAt: harness.now() }),
    row("passkey", { userId, publicKey: NAME, name: NAME, transports: "[]" }),
    row("recoveryCode", { userId, hash: `code-${tag}` }),
    row("passkeyChallenge", { userId, hash: `challenge-${tag}`, purpose: "PROVE" }),
    row("uploadedImage", { id: uploadId, userId, ...photo }),
    trainingRow({ id: trainingId, ...owned, name: NAME, keepPhotos: true }),
    row("trainingUploadImage", { trainingId, ...photo }),
    jobRow({ id: jobId, ...owned, subjectId: packId, kind: "PACK_PROMPT", status: "COMPLETED", ...made }),
    ...packRows({ id: packId, ...owned, trainingId }),
    pictureRow({ id: `${packId}-1`, packId, jobId, position: 1 }),
    generationRow({
      id: pictureId,
      ...owned,
      packId,
      trainingId,
      packInferenceJobId: `${packId}-1`,
      prompt: `a portrait of ${NAME}`,
    }),
    ...editRows({ id: editId, userId, chargeId: editCharge, uploadId, prompt: `${NAME} in red` }),
    ...videoRows({ id: videoId, userId, chargeId: videoCharge, uploadId, prompt: `${NAME} waves` }),
    row("uploadedVideo", { userId, ...media("mp4") }),
    row("uploadedAudio", { id: sampleId, userId, ...media("webm") }),
    row("mediaUpload", { userId, ...media("part") }),
    ...voiceRows({ id: voiceId, userId, chargeId: voiceCharge, audioId: sampleId, name: NAME }),
    ...speechRows({ ...spoken, id: speechId, voiceId, prompt: `${NAME} greets` }),
    ...videoPackRows({
      ...{ id: filmId, userId, trainingId, pictureId, mainIdea: `${NAME} in Paris` },
      ...{ filmUrl: film, filmJobId: filmId, filmSeconds: 5 },
    }),
    ...virtualPersonRows({ id: `person-${tag}`, userId, faceId: pictureId, name: NAME, words: NAME }),
    row("likenessConsent", { userId, kind: "FACE_SWAP", subjectId: editId }),
    row("collection", { id: tag, userId, name: NAME }),
    row("collectionItem", { collectionId: tag, itemId: pictureId }),
    row("shareLink", { id: tag, userId, collectionId: tag }),
    row("shareReport", { userId, kind: "collection", reason: "OTHER", subjectId: tag }),
    row("email", { ...sent(`email-${userId}`), userId }),
    // before the address was theirs
    row("email", sent(`early-${tag}`)),
    row("email", { ...sent(`appeal-${appealId}`), to: "support@example.com" }),
    row("emailStatus", { emailId: `email-${userId}`, status: "delivered", allMetadata: `{"to":"${email}"}` }),
    row("mutedMail", { userId, kind: "OFFERS" }),
    unsubscribeTokenRow({ token: `email-${userId}`, userId, email }),
    row("appeal", { id: appealId, userId, state: "GRANTED", decidedAt: 1, decidedBy: other.userId }),
    row("firstProof", { userId, mailboxHash: `hash-${userId}`, addressHash: `place-${userId}`, bonus: 0 }),
    row("referralLink", { userId, code: `z${tag}` }),
    row("referral", { friendId: other.userId, referrerId: userId }),
    row("staffAction", { staffId: other.userId, userId, what: "appeal granted", extra: "{}" }),
    row("verificationToken", { userId, identifier: email, purpose: "RESET_PASSWORD" }),
    row("verificationToken", { id: tag, token: tag, identifier: email, purpose: "VERIFY_EMAIL" }),
    row("stripeCustomer", { id: customerId, userId, email, metadata: "{}", deleted: false }),
    sql("UPDATE user SET stripeCustomerId = ? WHERE id = ?", customerId, userId),
    row("stripeCharge", {
      customerId,
      ...paid,
      refunded: false,
      metadata: "{}",
      description: NAME,
      receiptUrl: "https://x/",
    }),
    row("providerFile", { key }),
  ]);
  const outputs = [
    `${pictureId}.jpg`,
    `${trainingId}/1/model`,
    `${editId}/1/0.png`,
    `${videoId}/1/video.mp4`,
    `${filmId}/1/video.mp4`,
  ];
  const recordings = ["mp4", "webm"].map((extension) => media(extension).key);
  for (const one of [key, avatar, ...recordings, ...outputs.map((name) => `outputs/${userId}/${name}`)])
    await harness.env.MEDIA.put(one, `bytes of ${one}`);
  return {
    ...person,
    password: PASSWORD,
    customerId,
    pictureId,
    editId,
    videoId,
    filmId,
    uploadId,
    key,
    avatar,
    recordings,
    sampleId,
    other,
  };
}
export type WholeLife = Awaited<ReturnType<typeof wholeLife>>;

/** Where in the database a text stands: "table.column", sorted. */
export async function whereabouts(harness: Harness, text: string): Promise<string[]> {
  // an index of words keeps numbers no client can read; what it finds it finds by rows that are looked at
  const isTable = "type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'libraryWords%'";
  const found = new Set<string>();
  for (const { name } of await rowsOf(harness.db, `SELECT name FROM sqlite_master WHERE ${isTable}`)) {
    for (const row of await rowsOf(harness.db, `SELECT * FROM "${name}"`)) {
      for (const [column, value] of Object.entries(row)) {
        if (String(value).toLowerCase().includes(text.toLowerCase())) found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].sort();
}
