import type { Db, Statement } from "#db/client.ts";
import { moveCredits } from "#db/queries/credits.ts";
import { insertSession } from "#db/queries/session.ts";
import type { CreditReason } from "#schema/account.ts";
import { packId } from "#schema/catalogue/theme.ts";
import type { JobKind, JobStatus, WorkStatus } from "#schema/jobs.ts";
import type { MailKind } from "#schema/mails.ts";
import type { GenderOrCategory, TrainingStatus } from "#schema/training.ts";

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
  of: { id?: string; key?: string; reason?: CreditReason } = {},
) {
  const id = of.id ?? crypto.randomUUID();
  return moveCredits({
    id,
    userId,
    credits,
    reason: of.reason ?? "OTHER",
    extra: {},
    key: of.key ?? `${userId}:${id}`,
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

export function trainingRow(of: {
  id: string;
  userId: string;
  chargeId: string;
  status?: TrainingStatus;
  gender?: GenderOrCategory;
  createdAt?: number;
}): Statement {
  const status = of.status ?? "COMPLETED";
  return insertInto("training", {
    id: of.id,
    name: "Me",
    userId: of.userId,
    status,
    genderOrCategory: of.gender ?? "WOMAN",
    imagesZipUrl: `zips/${of.id}.zip`,
    loraUrl: status === "COMPLETED" ? `outputs/${of.userId}/${of.id}/1/model` : null,
    steps: 1000,
    triggerWord: "LKN12345678",
    consentedAt: AT,
    keepPhotos: 0,
    chargeId: of.chargeId,
    requestKey: crypto.randomUUID(),
    createdAt: of.createdAt ?? AT,
    finishedAt: status === "COMPLETED" || status === "FAILED" ? AT : null,
  });
}

export function jobRow(of: {
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
    id: of.id,
    kind: of.kind ?? "TRAINING",
    userId: of.userId,
    subjectId: of.subjectId,
    status: of.status ?? "QUEUED",
    deadline: Date.now() + 3_600_000,
    seed: 1,
    outputs: of.outputs ?? 1,
    creditsPerOutput: of.creditsPerOutput ?? 1,
    delivered: of.delivered ?? 0,
    chargeId: of.chargeId,
    createdAt: AT,
  });
}

export const PACK = packId("film-noir", "the-private-eye");

/** A pack and its selection. The catalogue's rows must be there. */
export function packRows(of: {
  id: string;
  userId: string;
  chargeId: string;
  trainingId: string;
  status?: WorkStatus;
  createdAt?: number;
}): Statement[] {
  return [
    insertInto("userGeneratedPack", {
      id: of.id,
      name: "The Private Eye",
      userId: of.userId,
      trainingId: of.trainingId,
      status: of.status ?? "COMPLETED",
      totalImages: 20,
      estimatedTime: 60,
      chargeId: of.chargeId,
      requestKey: crypto.randomUUID(),
      createdAt: of.createdAt ?? AT,
    }),
    insertInto("promptPackSelection", {
      id: `${of.id}-0`,
      trainingId: of.trainingId,
      userGeneratedPackId: of.id,
      promptPackId: PACK,
      quantity: 1,
    }),
  ];
}

export function pictureRow(of: { id: string; packId: string; jobId: string; position: number }): Statement {
  return insertInto("packInferenceJob", {
    ...of,
    prompt: "a portrait",
    width: 1024,
    height: 1024,
    modelStrength: 1,
    status: "PENDING",
  });
}

export function generationRow(of: {
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
  const status = of.status ?? "COMPLETED";
  return insertInto("generation", {
    id: of.id,
    prompt: "a portrait",
    imageUrl: status === "COMPLETED" ? (of.imageUrl ?? `outputs/${of.userId}/${of.id}.jpg`) : null,
    width: 1024,
    height: 1024,
    seed: 7,
    userId: of.userId,
    trainingId: of.trainingId ?? null,
    packId: of.packId ?? null,
    promptPackId: of.promptPackId === undefined ? PACK : of.promptPackId,
    modelId: "fal-ai/flux-lora",
    favorite: of.favorite ? 1 : 0,
    status,
    chargeId: of.chargeId,
    createdAt: of.createdAt ?? AT,
  });
}

/** The way out of a mail that was sent, with its own id as the token. */
export function unsubscribeTokenRow(of: {
  token: string;
  userId: string;
  kind?: MailKind;
  expiresAt?: number;
}): Statement {
  return insertInto("unsubscribeToken", {
    token: of.token,
    email: `${of.userId}@example.com`,
    userId: of.userId,
    kind: of.kind ?? "TIPS",
    expiresAt: of.expiresAt ?? Date.now() + 86_400_000,
    createdAt: AT,
  });
}
