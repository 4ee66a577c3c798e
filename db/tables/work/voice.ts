import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { WORK_STATUS } from "#schema/jobs.ts";
import { user, userCreditHistory } from "../accounts/account.ts";
import { createdAt, id, instant, oneOf } from "../columns.ts";
import { uploadedAudio } from "../library/uploaded-media.ts";
import { job } from "./job.ts";

const owner = () =>
  text()
    .notNull()
    .references(() => user.id, { onDelete: "restrict" });
const ofAudio = () => text().references(() => uploadedAudio.id, { onDelete: "restrict" });

/** A person's voice, learned from a recording of theirs. */
export const trainedVoice = sqliteTable(
  "trainedVoice",
  {
    id: id(),
    name: text().notNull(),
    originalAudioId: ofAudio().notNull(),
    /** A sentence in the voice; null until it has arrived. */
    previewAudioId: ofAudio(),
    /** The speaker saying that they agree, and which text they were asked to say. */
    consentAudioId: ofAudio().notNull(),
    consentVersion: text().notNull(),
    isPublic: integer({ mode: "boolean" }).notNull().default(false),
    /** Since when, and by which declaration; null while it is closed, the second also where it was opened before there was one. */
    publicAt: instant(),
    publicConsentVersion: text(),
    /** How it speaks. */
    systemPrompt: text().notNull(),
    userId: owner(),
    status: text({ enum: WORK_STATUS }).notNull(),
    jobId: text()
      .notNull()
      .references(() => job.id),
    chargeId: text()
      .notNull()
      .references(() => userCreditHistory.id),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("trained_voice_status", table.status, WORK_STATUS),
    check("voice_arrived", sql`(${table.status} = 'COMPLETED') = (${table.previewAudioId} IS NOT NULL)`),
    uniqueIndex("trained_voice_job").on(table.jobId),
    index("trained_voice_user").on(table.userId, table.createdAt, table.id),
    // each deletion of a recording looks for the voices learned from it
    index("trained_voice_original").on(table.originalAudioId),
    index("trained_voice_preview").on(table.previewAudioId),
    index("trained_voice_consent").on(table.consentAudioId),
    index("trained_voice_public").on(table.createdAt).where(sql`"isPublic" = 1`),
  ],
);

/** Words spoken by a voice, or on their way. */
export const speech = sqliteTable(
  "speech",
  {
    id: id(),
    prompt: text().notNull(),
    /** Null once the voice is deleted. */
    trainedVoiceId: text().references(() => trainedVoice.id, { onDelete: "set null" }),
    /** Null until it has arrived. */
    uploadedAudioId: ofAudio(),
    seed: integer().notNull(),
    userId: owner(),
    status: text({ enum: WORK_STATUS }).notNull(),
    jobId: text()
      .notNull()
      .references(() => job.id),
    chargeId: text()
      .notNull()
      .references(() => userCreditHistory.id),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("speech_status", table.status, WORK_STATUS),
    check("speech_arrived", sql`(${table.status} = 'COMPLETED') = (${table.uploadedAudioId} IS NOT NULL)`),
    uniqueIndex("speech_job").on(table.jobId),
    index("speech_user").on(table.userId, table.createdAt, table.id),
    index("speech_voice").on(table.trainedVoiceId),
    index("speech_audio").on(table.uploadedAudioId),
  ],
);
