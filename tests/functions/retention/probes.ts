import type { Statement } from "#db/client.ts";
import { dayOf } from "#db/queries/credits/provider-spend.ts";
import { RETENTION_DAYS, RETENTION_HOURS } from "#schema/retention/lengths.ts";
import { BONUS_WINDOW_DAYS } from "#schema/rewards/reward-rules.ts";
import {
  editRows,
  emailRow,
  generationRow,
  insertInto,
  jobRow,
  trainingRow,
  unsubscribeTokenRow,
  userRow,
  videoRows,
} from "#tests/support/database/rows.ts";
import { sql } from "#tests/support/database/sql.ts";
import type { Harness } from "#tests/support/harness.ts";
import { uploadRow } from "#tests/support/photos/uploads.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const days = (name: keyof typeof RETENTION_DAYS) => RETENTION_DAYS[name] * DAY;

/** What a row belongs to: somebody of its own with a charge. */
export interface Owner {
  userId: string;
  chargeId: string;
}

export interface Probe {
  /** How long the row stays after `at`, in milliseconds; 0: `at` is its end. */
  keeps: number;
  rows(id: string, at: number, owner: Owner, harness: Harness): Statement[] | Promise<Statement[]>;
  /** Which rows are still there; left out: the one of this id. */
  left?: string;
}

const media = (table: string, codecs: Record<string, string | number>): Probe["rows"] => {
  return (id, createdAt, { userId }) => [
    insertInto(table, {
      id,
      userId,
      url: `/media/${id}`,
      key: `uploads/${userId}/${id}`,
      name: "x",
      size: 1,
      mimeType: "x/y",
      duration: 1,
      hash: id,
      createdAt,
      ...codecs,
    }),
  ];
};

/** A row of each table that the clock empties, as old as asked. */
export const PROBES: Readonly<Record<string, Probe>> = {
  uploadedImage: {
    keeps: days("unusedUpload"),
    rows: (id, at, { userId }) => [
      uploadRow({ id, userId }),
      sql("UPDATE uploadedImage SET createdAt = ? WHERE id = ?", at, id),
    ],
  },
  uploadedVideo: {
    keeps: days("unusedUpload"),
    rows: media("uploadedVideo", { width: 640, height: 360, videoCodec: "avc" }),
  },
  uploadedAudio: { keeps: days("unusedUpload"), rows: media("uploadedAudio", { audioCodec: "opus" }) },
  mediaUpload: {
    keeps: RETENTION_HOURS.unfinishedMedia * HOUR,
    rows: async (id, createdAt, { userId }, { env }) => {
      const key = `uploads/${userId}/${id}.part`;
      const { uploadId: partsId } = await env.MEDIA.createMultipartUpload(key);
      return [
        insertInto("mediaUpload", {
          ...{ id, userId, createdAt, kind: "VIDEO", name: "x", size: 1 },
          ...{ key, partsId },
        }),
      ];
    },
  },
  visitorRequest: {
    keeps: 0,
    rows: (id, expiresAt, owner) => [
      jobRow({ id, ...owner, subjectId: id, kind: "VISITOR", status: "COMPLETED", delivered: 1 }),
      insertInto("visitorRequest", {
        ...{ id, browserHash: id, addressHash: id, tool: "x", width: 64, height: 64 },
        ...{ createdAt: 0, expiresAt },
      }),
    ],
  },
  visitorStrike: {
    keeps: RETENTION_HOURS.visitorResult * HOUR,
    rows: (id, createdAt) => [
      insertInto("visitorStrike", { id, browserHash: id, addressHash: id, kind: "PROMPT", createdAt }),
    ],
  },
  trainingUploadImage: {
    keeps: days("selfies"),
    rows: (id, finishedAt, { userId, chargeId }) => [
      uploadRow({ id, userId }),
      trainingRow({ id, userId, chargeId, finishedAt }),
      insertInto("trainingUploadImage", {
        ...{ id, trainingId: id, key: `uploads/${userId}/${id}.jpg`, position: 0 },
        ...{ name: "x", size: 1, mimeType: "image/jpeg", url: "/x" },
      }),
    ],
  },
  generation: {
    keeps: days("trash"),
    rows: (id, deletedAt, { userId, chargeId }) => [
      jobRow({ id, userId, chargeId, subjectId: id, kind: "PICTURES", status: "COMPLETED", delivered: 1 }),
      generationRow({ id, userId, chargeId, jobId: id, position: 0, deletedAt }),
    ],
  },
  imageToImageGeneration: {
    keeps: days("trash"),
    rows: (id, deletedAt, owner) => editRows({ id, ...owner, deletedAt }),
  },
  videoGeneration: {
    keeps: days("trash"),
    rows: (id, deletedAt, owner) => videoRows({ id, ...owner, deletedAt }),
  },
  shareLink: {
    keeps: days("shareLink"),
    rows: (id, expires, { userId }) => [
      insertInto("collection", { id, userId, name: "x", createdAt: 0 }),
      insertInto("shareLink", { id, userId, collectionId: id, createdAt: 0, expires }),
    ],
  },
  accountExport: {
    keeps: 0,
    rows: (id, expires, { userId }) => [
      insertInto("accountExport", {
        userId,
        linkId: id,
        token: id,
        createdAt: expires,
        expires,
        parts: "[]",
      }),
    ],
    left: "linkId = ?",
  },
  accountDeletion: {
    keeps: 0,
    rows: (id, dueAt, { userId }) => [
      insertInto("accountDeletion", { userId, linkId: id, token: id, createdAt: 0, dueAt }),
    ],
    left: "linkId = ? AND startedAt IS NULL",
  },
  user: {
    keeps: days("unverifiedAccount"),
    // one that staff looked at stays as a number: its address has to go all the same
    rows: (id, at, { userId: staffId }) => {
      const [unconfirmed, seenId] = [{ emailVerified: null, createdAt: at, updatedAt: at }, `${id}-seen`];
      return [
        userRow(id, unconfirmed),
        userRow(seenId, unconfirmed),
        insertInto("staffAction", {
          ...{ id, staffId, userId: seenId, what: "looked at", extra: "{}", createdAt: at },
        }),
      ];
    },
    left: "email IN (?1 || '@example.com', ?1 || '-seen@example.com')",
  },
  session: {
    keeps: 0,
    rows: (id, expires, { userId }) => [
      insertInto("session", { id, sessionToken: id, userId, createdAt: 0, expires }),
    ],
  },
  passkeyChallenge: {
    keeps: 0,
    rows: (hash, expires) => [insertInto("passkeyChallenge", { hash, purpose: "SIGN_IN", expires })],
    left: "hash = ?",
  },
  job: {
    keeps: days("jobRecord"),
    rows: (id, finishedAt, owner) => [
      jobRow({
        ...{ id, ...owner, subjectId: id, kind: "PICTURES", status: "COMPLETED", delivered: 1 },
        finishedAt,
      }),
    ],
  },
  shareReport: {
    keeps: days("safetyRecord"),
    rows: (id, decidedAt, { userId }) => [
      insertInto("shareReport", {
        ...{ id, userId, shareId: id, kind: "picture", subjectId: id, reason: "OTHER", words: "" },
        ...{ createdAt: 0, decision: "KEPT", decidedAt },
      }),
    ],
  },
  takedownRequest: {
    keeps: days("safetyRecord"),
    rows: (id, decidedAt) => [
      insertInto("takedownRequest", {
        ...{ id, email: "a@example.com", seenAt: "x", words: "x", createdAt: 0, dueAt: 0 },
        ...{ decision: "DECLINED", decidedAt },
      }),
    ],
  },
  safetyStrike: {
    keeps: days("safetyRecord"),
    rows: (id, createdAt, { userId }) => [
      insertInto("safetyStrike", { id, userId, kind: "PROMPT", refunded: false, createdAt }),
    ],
  },
  providerSpend: {
    // by whole days
    keeps: days("safetyRecord") + DAY,
    rows: (id, at) => [insertInto("providerSpend", { day: dayOf(at), scope: id, microUsd: 1 })],
    left: "scope = ?",
  },
  firstProof: {
    keeps: BONUS_WINDOW_DAYS * DAY,
    rows: (id, createdAt, { userId }) => [
      insertInto("firstProof", {
        ...{ userId, mailboxHash: id, addressHash: id, networkHash: id, domainHash: id },
        ...{ bonus: 0, createdAt },
      }),
    ],
    left: "mailboxHash = ? AND coalesce(addressHash, networkHash, domainHash) IS NOT NULL",
  },
  verificationToken: {
    keeps: 0,
    rows: (id, expires) => [
      insertInto("verificationToken", {
        ...{ id, token: id, purpose: "VERIFY_EMAIL", userId: null, identifier: "a@example.com" },
        ...{ expires, createdAt: 0 },
      }),
    ],
  },
  unsubscribeToken: {
    keeps: 0,
    rows: (token, expiresAt, { userId }) => [unsubscribeTokenRow({ token, userId, expiresAt })],
    left: "token = ?",
  },
  email: {
    keeps: days("email"),
    rows: (id, createdAt) => [emailRow({ id, to: "a@example.com", resendId: id, createdAt })],
  },
  emailStatus: {
    keeps: days("email"),
    rows: (id, createdAt) => [
      emailRow({ id, to: "a@example.com", resendId: id, createdAt }),
      insertInto("emailStatus", { id, emailId: id, status: "delivered", allMetadata: "{}", createdAt }),
    ],
  },
  stripeEvent: {
    keeps: days("stripeEvent"),
    rows: (id, at) => [insertInto("stripeEvent", { id, type: "x", createdAt: at, processedAt: at })],
  },
  userBan: {
    keeps: 0,
    rows: (id, expires, { userId }) => [
      sql("UPDATE user SET banned = 1 WHERE id = ?", userId),
      insertInto("userBan", { userId, reason: "FRAUD", note: id, createdAt: 0, expires }),
    ],
    left: "note = ?",
  },
  bannedIp: {
    keeps: 0,
    rows: (id, expires) => [
      insertInto("bannedIp", { ipAddress: `ip-${id}`, note: id, reason: "FRAUD", createdAt: 0, expires }),
    ],
    left: "note = ?",
  },
  addressStop: {
    keeps: 0,
    rows: (id, expires, { userId }) => [
      insertInto("bannedIp", { ipAddress: id, note: id, reason: "FRAUD", createdAt: 0, expires }),
      insertInto("addressStop", { ipAddress: id, userId }),
    ],
    left: "ipAddress = ?",
  },
  bannedDomain: {
    keeps: 0,
    rows: (id, expires) => [
      insertInto("bannedDomain", {
        domain: `${id}.example`,
        note: id,
        reason: "FRAUD",
        createdAt: 0,
        expires,
      }),
    ],
    left: "note = ?",
  },
  mediaGarbage: {
    keeps: 0,
    rows: (prefix, dueAt) => [insertInto("mediaGarbage", { prefix, dueAt })],
    left: "prefix = ?",
  },
  providerFile: {
    keeps: 0,
    rows: (key, expires) => [insertInto("providerFile", { key, url: "https://x", expires })],
    left: "key = ?",
  },
};
