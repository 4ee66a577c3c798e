import type { Db, Statement } from "#db/client.ts";
import { insertSession } from "#db/queries/accounts/session.ts";
import { moveCredits } from "#db/queries/credits/credits.ts";
import type { CreditReason } from "#schema/accounts/account.ts";
import { clientAddress } from "#schema/accounts/client-address.ts";
import { packId } from "#schema/catalogue/theme.ts";
import type { OperationName } from "#schema/operations/index.ts";
import { VIEW_NAMES } from "#schema/virtual-people/person-views.ts";

/**
 * Rows as the services would have written them, for tests that need a state and not the way there. Columns are given
 * where they differ from the usual.
 */

const AT = 1_790_000_000_000;
const DAY = 86_400_000;

/** Values by column; dates and JSON already as SQLite keeps them. What is undefined is as usual. */
export type Columns = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Owned = Columns & { id: string; userId: string; chargeId: string };

export function insertInto(table: string, columns: Columns, usual: Columns = {}) {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  const row: Columns = { ...usual, ...Object.fromEntries(given) };
  const names = Object.keys(row).map((name) => `"${name}"`);
  return {
    sql: `INSERT INTO "${table}" (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")})`,
    args: Object.values(row).map((value) => (typeof value === "boolean" ? Number(value) : (value ?? null))),
  };
}

export function userRow(id: string, columns: Columns = {}): Statement {
  const at = { emailVerified: AT, createdAt: AT, updatedAt: AT };
  return insertInto("user", columns, { id, name: "Ada", email: `${id}@example.com`, ...at });
}

interface SessionInput {
  sessionId?: string;
  now?: number;
  ip?: string;
  /** Whether a second factor was given on it. */
  proven?: boolean;
}

/** A device that somebody is signed in on. */
export function sessionRow(userId: string, input: SessionInput = {}): Statement {
  const { sessionId: id = `session-${userId}`, now = Date.now(), ip, proven } = input;
  const device = { ipaddress: ip ? clientAddress(ip) : null, userAgent: null };
  return insertSession({ id, sessionToken: id, userId, now, expires: now + 30 * DAY, proven, ...device });
}

export function move(
  userId: string,
  credits: number,
  input: { id?: string; key?: string; reason?: CreditReason; now?: number } = {},
): Statement {
  const { id = crypto.randomUUID(), key = `${userId}:${id}`, reason = "OTHER", now = AT } = input;
  return moveCredits({ id, userId, credits, reason, extra: {}, key, now });
}

/** A charge to hang rows on; the person needs the balance for it. */
export async function addCharge(db: Db, userId: string, credits = 1): Promise<string> {
  const id = crypto.randomUUID();
  await db.write([move(userId, -credits, { id })]);
  return id;
}

export function trainingRow(columns: Owned): Statement {
  const { id, userId, status = "COMPLETED" } = columns;
  return insertInto("training", columns, {
    name: "Me",
    status,
    genderOrCategory: "WOMAN",
    imagesZipUrl: `zips/${id}.zip`,
    loraUrl: status === "COMPLETED" ? `outputs/${userId}/${id}/1/model` : null,
    steps: 1000,
    triggerWord: "LKN12345678",
    consentedAt: AT,
    keepPhotos: false,
    requestKey: crypto.randomUUID(),
    createdAt: AT,
    finishedAt: status === "COMPLETED" || status === "FAILED" ? AT : null,
  });
}

const OPERATIONS: Readonly<Record<string, OperationName>> = {
  TRAINING: "train-model",
  EDIT: "cut-out",
  VIDEO: "framepack-image_to_video-low",
};

export function jobRow(columns: Owned & { subjectId: string }): Statement {
  const { kind = "TRAINING" } = columns;
  return insertInto("job", columns, {
    kind,
    operation: OPERATIONS[String(kind)] ?? "portrait",
    status: "QUEUED",
    deadline: Date.now() + 3_600_000,
    seed: 1,
    outputs: 1,
    creditsPerOutput: 1,
    createdAt: AT,
  });
}

export const PACK = packId("film-noir", "the-private-eye");

/** A pack and its selection. The catalogue's rows must be there. */
export function packRows(columns: Owned & { trainingId: string }): Statement[] {
  const { id, trainingId } = columns;
  const selection = { trainingId, userGeneratedPackId: id, promptPackId: PACK, quantity: 1 };
  return [
    insertInto("userGeneratedPack", columns, {
      name: "The Private Eye",
      status: "COMPLETED",
      totalImages: 20,
      estimatedTime: 60,
      requestKey: crypto.randomUUID(),
      createdAt: AT,
    }),
    insertInto("promptPackSelection", { id: `${id}-0`, ...selection }),
  ];
}

const PICTURE = { prompt: "a portrait", width: 1024, height: 1024 };

/** One of a pack's pictures before it is made. */
export function pictureRow(
  columns: Columns & { packId: string; jobId: string; position: number },
): Statement {
  return insertInto("packInferenceJob", columns, { ...PICTURE, modelStrength: 1, status: "PENDING" });
}

export function generationRow(columns: Owned): Statement {
  const { id, userId, status = "COMPLETED" } = columns;
  return insertInto("generation", columns, {
    ...PICTURE,
    imageUrl: status === "COMPLETED" ? `outputs/${userId}/${id}.jpg` : null,
    seed: 7,
    promptPackId: PACK,
    modelId: "fal-ai/flux-lora",
    status,
    createdAt: AT,
  });
}

/** An edit of an uploaded photo, with its job. */
export function editRows({ uploadId = null, ...columns }: Owned & { uploadId?: string | null }): Statement[] {
  const { id, userId, chargeId } = columns;
  return [
    jobRow({ id, userId, chargeId, subjectId: id, kind: "EDIT", status: "COMPLETED", delivered: 1 }),
    insertInto("imageToImageGeneration", columns, {
      jobId: id,
      prompt: "",
      width: 64,
      height: 64,
      seed: 7,
      status: "COMPLETED",
      imageUrls: `["outputs/${userId}/${id}/1/0.png"]`,
      editType: "REMOVE",
      operation: "cut-out",
      imageExtraOptions: "{}",
      createdAt: AT,
    }),
    insertInto("imageToImageInput", { imageToImageGenerationId: id, order: 0, uploadedImageId: uploadId }),
  ];
}

/** A video of an uploaded photo, with its job. */
export function videoRows({
  uploadId = null,
  ...columns
}: Owned & { uploadId?: string | null }): Statement[] {
  const { id, userId, chargeId } = columns;
  return [
    jobRow({ id, userId, chargeId, subjectId: id, kind: "VIDEO", status: "COMPLETED", delivered: 1 }),
    insertInto("videoGeneration", columns, {
      jobId: id,
      prompt: "",
      width: 854,
      height: 480,
      duration: 5,
      seed: 7,
      status: "COMPLETED",
      videoUrl: `outputs/${userId}/${id}/1/video.mp4`,
      generationType: "IMAGE_TO_VIDEO",
      model: "FRAMEPACK",
      quality: "LOW",
      videoExtraOptions: "{}",
      createdAt: AT,
    }),
    insertInto("videoInput", {
      videoGenerationId: id,
      order: 0,
      inputType: "IMAGE",
      role: "image",
      uploadedImageId: uploadId,
    }),
  ];
}

/** A voice learned from a recording, with its job. */
export function voiceRows({ audioId, ...columns }: Owned & { audioId: string }): Statement[] {
  const { id, userId, chargeId } = columns;
  return [
    jobRow({ id, userId, chargeId, subjectId: id, kind: "VOICE", status: "COMPLETED", delivered: 1 }),
    insertInto("trainedVoice", columns, {
      jobId: id,
      name: "A voice",
      originalAudioId: audioId,
      previewAudioId: audioId,
      consentAudioId: audioId,
      consentVersion: "2026-11-25",
      systemPrompt: "Natural",
      status: "COMPLETED",
      createdAt: AT,
    }),
  ];
}

/** Words spoken by a voice, with their job. */
export function speechRows({
  voiceId,
  audioId,
  ...columns
}: Owned & { voiceId: string; audioId: string }): Statement[] {
  const { id, userId, chargeId } = columns;
  return [
    jobRow({ id, userId, chargeId, subjectId: id, kind: "SPEECH", status: "COMPLETED", delivered: 1 }),
    insertInto("speech", columns, {
      jobId: id,
      trainedVoiceId: voiceId,
      uploadedAudioId: audioId,
      prompt: "",
      seed: 7,
      status: "COMPLETED",
      createdAt: AT,
    }),
  ];
}

/** A video pack with one scene, its still and its video, if any. */
export function videoPackRows({
  pictureId = null,
  videoId = null,
  ...columns
}: Columns & {
  id: string;
  userId: string;
  pictureId?: string | null;
  videoId?: string | null;
}): Statement[] {
  const { id } = columns;
  return [
    insertInto("videoPack", columns, {
      name: "A day in Paris",
      mainIdea: "a day in Paris",
      status: "PENDING",
      aspect: "16:9",
      model: "FRAMEPACK",
      quality: "LOW",
      requestKey: id,
      createdAt: AT,
    }),
    insertInto("videoScene", {
      id: `${id}-1`,
      videoPackId: id,
      position: 0,
      shot: "arrival",
      prompt: String(columns.mainIdea ?? "me in Paris"),
      movement: "closer",
      seconds: 5,
      selectedGenerationId: pictureId,
      videoGenerationId: videoId,
    }),
    ...(pictureId === null
      ? []
      : [insertInto("videoStill", { generationId: pictureId, videoSceneId: `${id}-1` })]),
  ];
}

/** A virtual person with one face and views of it, if any. */
export function virtualPersonRows(
  { faceId = null, ...columns }: Columns & { id: string; userId: string; faceId?: string | null },
  viewIds: readonly string[] = [],
): Statement[] {
  const { id } = columns;
  const picture = (generationId: string, more: Columns = {}) =>
    insertInto("virtualPersonPicture", { generationId, virtualPersonId: id, ...more });
  return [
    insertInto(
      "virtualPerson",
      { ...columns, faceId },
      {
        name: "Mara",
        genderOrCategory: "WOMAN",
        age: 34,
        look: "any",
        style: "natural",
        words: "",
        requestKey: id,
        createdAt: AT,
      },
    ),
    ...(faceId === null ? [] : [picture(faceId)]),
    ...viewIds.map((viewId, at) => picture(viewId, { view: VIEW_NAMES[at], faceId })),
  ];
}

/** An email about to leave. */
export function emailRow(columns: Columns & { to: string }): Statement {
  return insertInto("email", columns, {
    id: crypto.randomUUID(),
    fromEmail: "Likeness <hello@likeness.local>",
    subject: "Hello",
    sendAt: AT,
    emailType: "OTHER",
    template: "google-connected",
    params: "{}",
    createdAt: AT,
  });
}

/** The way out of an email that was sent, with its own id as the token. */
export function unsubscribeTokenRow(columns: Columns & { token: string; userId: string }): Statement {
  return insertInto("unsubscribeToken", columns, {
    email: `${columns.userId}@example.com`,
    kind: "TIPS",
    expiresAt: Date.now() + DAY,
    createdAt: AT,
  });
}

/** A payment of $9 for a pack of 500 credits, with the customer, product and price it hangs on. It moves no credits. */
export function paymentRows(userId: string, columns: Columns = {}): Statement[] {
  const [customerId, priceId, productId] = [`cus_${userId}`, "price_1", "prod_1"];
  const price = { currency: "usd", unitAmount: 900, type: "one_time" };
  return [
    insertOnce("stripeCustomer", { id: customerId, userId, metadata: "{}" }),
    insertOnce("stripeProduct", { id: productId, name: "Credits", active: true, metadata: "{}" }),
    insertOnce("stripePrice", { id: priceId, productId, active: true, ...price, metadata: "{}" }),
    insertInto("payment", columns, {
      id: `pi_${crypto.randomUUID()}`,
      userId,
      customerId,
      reason: "PURCHASE",
      priceId,
      currency: "usd",
      paidCents: 900,
      refundedCents: 0,
      createdAt: 1,
      grantedCredits: 500,
      owedCredits: 0,
      clawedBackCredits: 0,
    }),
  ];
}

function insertOnce(table: string, columns: Columns): Statement {
  const { sql, args } = insertInto(table, columns);
  return { sql: `${sql} ON CONFLICT DO NOTHING`, args };
}
