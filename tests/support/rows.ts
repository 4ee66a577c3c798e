import type { Db, Statement } from "#db/client.ts";
import { insertSession } from "#db/queries/accounts/session.ts";
import { moveCredits } from "#db/queries/credits/credits.ts";
import type { CreditReason } from "#schema/accounts/account.ts";
import { packId } from "#schema/catalogue/theme.ts";
import type { EmailKind } from "#schema/emails/emails.ts";
import type { JobKind, JobStatus, WorkStatus } from "#schema/jobs.ts";
import type { OperationName } from "#schema/operations/index.ts";
import type { GenderOrCategory, TrainingStatus } from "#schema/trainings/training.ts";

/** Rows as the services would have written them, for tests that need a state and not the way there. */

const AT = 1_790_000_000_000;

/** An INSERT of these columns; booleans and dates already as SQLite keeps them. */
export function insertInto(table: string, row: Record<string, string | number | null>): Statement {
  const columns = Object.keys(row);
  return {
    sql: `INSERT INTO "${table}" (${columns.map((name) => `"${name}"`).join(", ")})
          VALUES (${columns.map(() => "?").join(", ")})`,
    args: Object.values(row),
  };
}

export function userRow(id: string): Statement {
  return insertInto("user", {
    id,
    name: "Ada",
    email: `${id}@example.com`,
    emailVerified: AT,
    createdAt: AT,
    updatedAt: AT,
  });
}

export function sessionRow(userId: string): Statement {
  return insertSession({
    id: `session-${userId}`,
    sessionToken: `session-${userId}`,
    userId,
    expires: Date.now() + 86_400_000,
    now: AT,
    ipaddress: null,
    userAgent: null,
  });
}

export function move(
  userId: string,
  credits: number,
  input: { id?: string; key?: string; reason?: CreditReason } = {},
) {
  const id = input.id ?? crypto.randomUUID();
  return moveCredits({
    id,
    userId,
    credits,
    reason: input.reason ?? "OTHER",
    extra: {},
    key: input.key ?? `${userId}:${id}`,
    now: AT,
  });
}

/** A person with a balance. */
export async function addPerson(db: Db, credits: number): Promise<string> {
  const id = crypto.randomUUID();
  await db.write([userRow(id), sessionRow(id), ...(credits > 0 ? [move(id, credits)] : [])]);
  return id;
}

/** A charge of one credit to hang rows on; the person needs the balance for it. */
export async function addCharge(db: Db, userId: string, credits = 1): Promise<string> {
  const id = crypto.randomUUID();
  await db.write([move(userId, -credits, { id })]);
  return id;
}

export function trainingRow(input: {
  id: string;
  userId: string;
  chargeId: string;
  status?: TrainingStatus;
  gender?: GenderOrCategory;
  createdAt?: number;
}): Statement {
  const status = input.status ?? "COMPLETED";
  return insertInto("training", {
    id: input.id,
    name: "Me",
    userId: input.userId,
    status,
    genderOrCategory: input.gender ?? "WOMAN",
    imagesZipUrl: `zips/${input.id}.zip`,
    loraUrl: status === "COMPLETED" ? `outputs/${input.userId}/${input.id}/1/model` : null,
    steps: 1000,
    triggerWord: "LKN12345678",
    consentedAt: AT,
    keepPhotos: 0,
    chargeId: input.chargeId,
    requestKey: crypto.randomUUID(),
    createdAt: input.createdAt ?? AT,
    finishedAt: status === "COMPLETED" || status === "FAILED" ? AT : null,
  });
}

const OPERATION_OF: Readonly<Record<JobKind, OperationName>> = {
  TRAINING: "train-model",
  PACK_PROMPT: "portrait",
  PICTURES: "portrait",
  EDIT: "cut-out",
};

export function jobRow(input: {
  id: string;
  userId: string;
  chargeId: string;
  subjectId: string;
  kind?: JobKind;
  status?: JobStatus;
  outputs?: number;
  creditsPerOutput?: number;
  delivered?: number;
}): Statement {
  return insertInto("job", {
    id: input.id,
    kind: input.kind ?? "TRAINING",
    operation: OPERATION_OF[input.kind ?? "TRAINING"],
    options: "{}",
    userId: input.userId,
    subjectId: input.subjectId,
    status: input.status ?? "QUEUED",
    deadline: Date.now() + 3_600_000,
    seed: 1,
    outputs: input.outputs ?? 1,
    creditsPerOutput: input.creditsPerOutput ?? 1,
    delivered: input.delivered ?? 0,
    chargeId: input.chargeId,
    createdAt: AT,
  });
}

export const PACK = packId("film-noir", "the-private-eye");

/** A pack and its selection. The catalogue's rows must be there. */
export function packRows(input: {
  id: string;
  userId: string;
  chargeId: string;
  trainingId: string;
  status?: WorkStatus;
  createdAt?: number;
}): Statement[] {
  return [
    insertInto("userGeneratedPack", {
      id: input.id,
      name: "The Private Eye",
      userId: input.userId,
      trainingId: input.trainingId,
      status: input.status ?? "COMPLETED",
      totalImages: 20,
      estimatedTime: 60,
      chargeId: input.chargeId,
      requestKey: crypto.randomUUID(),
      createdAt: input.createdAt ?? AT,
    }),
    insertInto("promptPackSelection", {
      id: `${input.id}-0`,
      trainingId: input.trainingId,
      userGeneratedPackId: input.id,
      promptPackId: PACK,
      quantity: 1,
    }),
  ];
}

export function pictureRow(input: {
  id: string;
  packId: string;
  jobId: string;
  position: number;
}): Statement {
  return insertInto("packInferenceJob", {
    ...input,
    prompt: "a portrait",
    width: 1024,
    height: 1024,
    modelStrength: 1,
    status: "PENDING",
  });
}

export function generationRow(input: {
  id: string;
  userId: string;
  chargeId: string;
  packId?: string;
  trainingId?: string;
  favorite?: boolean;
  /** Its place in the catalogue; null: none. */
  promptPackId?: string | null;
  imageUrl?: string;
  status?: WorkStatus;
  createdAt?: number;
}): Statement {
  const status = input.status ?? "COMPLETED";
  return insertInto("generation", {
    id: input.id,
    prompt: "a portrait",
    imageUrl: status === "COMPLETED" ? (input.imageUrl ?? `outputs/${input.userId}/${input.id}.jpg`) : null,
    width: 1024,
    height: 1024,
    seed: 7,
    userId: input.userId,
    trainingId: input.trainingId ?? null,
    packId: input.packId ?? null,
    promptPackId: input.promptPackId === undefined ? PACK : input.promptPackId,
    modelId: "fal-ai/flux-lora",
    favorite: input.favorite ? 1 : 0,
    status,
    chargeId: input.chargeId,
    createdAt: input.createdAt ?? AT,
  });
}

/**
 * A payment of $9 for a pack of 500 credits, with the customer, product and price it hangs on. It moves no credits;
 * columns are said as they differ.
 */
export function paymentRows(
  userId: string,
  columns: Record<string, string | number | null> = {},
): Statement[] {
  const [customerId, priceId] = [`cus_${userId}`, "price_1"];
  return [
    insertOnce("stripeCustomer", { id: customerId, userId, metadata: "{}", deleted: 0 }),
    insertOnce("stripeProduct", { id: "prod_1", name: "Credits", active: 1, metadata: "{}" }),
    insertOnce("stripePrice", {
      ...{ id: priceId, productId: "prod_1", active: 1, currency: "usd", unitAmount: 900 },
      ...{ type: "one_time", metadata: "{}" },
    }),
    insertInto("payment", {
      ...{ id: `pi_${crypto.randomUUID()}`, userId, customerId, reason: "PURCHASE", priceId },
      ...{ currency: "usd", paidCents: 900, refundedCents: 0, createdAt: 1 },
      ...{ grantedCredits: 500, owedCredits: 0, clawedBackCredits: 0 },
      ...columns,
    }),
  ];
}

function insertOnce(...args: Parameters<typeof insertInto>): Statement {
  const { sql, args: values } = insertInto(...args) as { sql: string; args: (string | number | null)[] };
  return { sql: `${sql} ON CONFLICT DO NOTHING`, args: values };
}

/** An edit of an uploaded photo, with its job. */
export function editRows(input: {
  id: string;
  userId: string;
  chargeId: string;
  uploadId?: string;
  prompt?: string;
}): Statement[] {
  const { id, userId, chargeId } = input;
  return [
    jobRow({ id, userId, chargeId, subjectId: id, kind: "EDIT", status: "COMPLETED", delivered: 1 }),
    insertInto("imageToImageGeneration", {
      ...{ id, userId, chargeId, jobId: id, prompt: input.prompt ?? "", width: 64, height: 64, seed: 7 },
      ...{ status: "COMPLETED", imageUrls: `["outputs/${userId}/${id}/1/0.png"]`, createdAt: AT },
      ...{ editType: "REMOVE", operation: "cut-out", imageExtraOptions: "{}" },
    }),
    insertInto("imageToImageInput", {
      imageToImageGenerationId: id,
      position: 0,
      uploadedImageId: input.uploadId ?? null,
    }),
  ];
}

/** The way out of a mail that was sent, with its own id as the token. */
export function unsubscribeTokenRow(input: {
  token: string;
  userId: string;
  kind?: EmailKind;
  expiresAt?: number;
}): Statement {
  return insertInto("unsubscribeToken", {
    token: input.token,
    email: `${input.userId}@example.com`,
    userId: input.userId,
    kind: input.kind ?? "TIPS",
    expiresAt: input.expiresAt ?? Date.now() + 86_400_000,
    createdAt: AT,
  });
}
