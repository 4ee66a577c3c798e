import { eq, inArray, or, sql } from "drizzle-orm";
import {
  account,
  addressStop,
  email,
  session,
  user,
  verificationToken,
} from "#db/tables/accounts/account.ts";
import { accountDeletion, accountExport } from "#db/tables/accounts/account-rights.ts";
import { likenessConsent } from "#db/tables/accounts/consent.ts";
import { emailStatus, emailSuppression, mutedMail, unsubscribeToken } from "#db/tables/accounts/email.ts";
import { appeal, referralLink } from "#db/tables/accounts/rewards.ts";
import {
  authenticatorApp,
  passkey,
  passkeyChallenge,
  recoveryCode,
} from "#db/tables/accounts/second-factor.ts";
import { collection, collectionItem, shareLink } from "#db/tables/library/collection.ts";
import { libraryCount, libraryItem } from "#db/tables/library/library.ts";
import { providerFile, uploadedImage } from "#db/tables/library/media.ts";
import { promptPackShowcaseImage } from "#db/tables/library/showcase.ts";
import { mediaUpload, uploadedAudio, uploadedVideo } from "#db/tables/library/uploaded-media.ts";
import { shareReport } from "#db/tables/staff/report.ts";
import { takedownRequest } from "#db/tables/staff/takedown.ts";
import { imageToImageGeneration, imageToImageInput } from "#db/tables/work/edit.ts";
import {
  generation,
  packInferenceJob,
  promptPackSelection,
  userGeneratedPack,
} from "#db/tables/work/generation.ts";
import { job, jobInput } from "#db/tables/work/job.ts";
import { training, trainingUploadImage } from "#db/tables/work/training.ts";
import { videoGeneration, videoInput } from "#db/tables/work/video.ts";
import { videoPack } from "#db/tables/work/video-pack.ts";
import { videoScene, videoStill } from "#db/tables/work/video-scene.ts";
import { virtualPerson, virtualPersonPicture } from "#db/tables/work/virtual-person.ts";
import { speech, trainedVoice } from "#db/tables/work/voice.ts";
import { TO_ASKED_ADDRESS } from "../emails/emails.ts";

import { type AccountTable, type Person, under } from "./account-table.ts";

const edits = ({ userId }: Person) =>
  sql`(SELECT ${imageToImageGeneration.id} FROM ${imageToImageGeneration}
    WHERE ${imageToImageGeneration.userId} = ${userId})`;
const videos = ({ userId }: Person) =>
  sql`(SELECT ${videoGeneration.id} FROM ${videoGeneration} WHERE ${videoGeneration.userId} = ${userId})`;
const videoPacks = ({ userId }: Person) =>
  sql`(SELECT ${videoPack.id} FROM ${videoPack} WHERE ${videoPack.userId} = ${userId})`;
const scenes = (person: Person) =>
  sql`(SELECT ${videoScene.id} FROM ${videoScene} WHERE ${inArray(videoScene.videoPackId, videoPacks(person))})`;
const people = ({ userId }: Person) =>
  sql`(SELECT ${virtualPerson.id} FROM ${virtualPerson} WHERE ${virtualPerson.userId} = ${userId})`;
const collections = ({ userId }: Person) =>
  sql`(SELECT ${collection.id} FROM ${collection} WHERE ${collection.userId} = ${userId})`;
const packs = ({ userId }: Person) =>
  sql`(SELECT ${userGeneratedPack.id} FROM ${userGeneratedPack} WHERE ${userGeneratedPack.userId} = ${userId})`;
const trainings = ({ userId }: Person) =>
  sql`(SELECT ${training.id} FROM ${training} WHERE ${training.userId} = ${userId})`;
/** Sent to them, to their address before it was theirs, or to us about them. */
const emailsTo = ({ userId, email: address }: Person) =>
  sql`(SELECT ${email.id} FROM ${email} WHERE ${email.userId} = ${userId}
    OR (${email.to} = ${address} AND ${email.userId} IS NULL)
    OR ${email.id} IN (SELECT 'appeal-' || ${appeal.id} FROM ${appeal} WHERE ${appeal.userId} = ${userId}))`;

/** What a deleted account leaves nothing of, in the order in which deletion goes through it. */
export const DELETED_TABLES: Readonly<Record<string, AccountTable>> = {
  virtualPersonPicture: {
    table: virtualPersonPicture,
    rows: (person) => inArray(virtualPersonPicture.virtualPersonId, people(person)),
    afterwards: "nothing",
  },
  virtualPerson: {
    table: virtualPerson,
    rows: ({ userId }) => eq(virtualPerson.userId, userId),
    afterwards: "nothing",
    notExported: ["requestKey"],
  },
  videoStill: {
    table: videoStill,
    rows: (person) => inArray(videoStill.videoSceneId, scenes(person)),
    afterwards: "nothing",
  },
  videoScene: {
    table: videoScene,
    rows: (person) => inArray(videoScene.videoPackId, videoPacks(person)),
    afterwards: "nothing",
  },
  videoInput: {
    table: videoInput,
    rows: (person) => inArray(videoInput.videoGenerationId, videos(person)),
    afterwards: "nothing",
  },
  videoGeneration: {
    table: videoGeneration,
    rows: ({ userId }) => eq(videoGeneration.userId, userId),
    afterwards: "nothing",
    notExported: ["deletedAt"],
  },
  speech: {
    table: speech,
    rows: ({ userId }) => eq(speech.userId, userId),
    afterwards: "nothing",
  },
  trainedVoice: {
    table: trainedVoice,
    rows: ({ userId }) => eq(trainedVoice.userId, userId),
    afterwards: "nothing",
  },
  videoPack: {
    table: videoPack,
    rows: ({ userId }) => eq(videoPack.userId, userId),
    afterwards: "nothing",
    notExported: ["requestKey"],
  },
  imageToImageInput: {
    table: imageToImageInput,
    rows: (person) => inArray(imageToImageInput.imageToImageGenerationId, edits(person)),
    afterwards: "nothing",
  },
  imageToImageGeneration: {
    table: imageToImageGeneration,
    rows: ({ userId }) => eq(imageToImageGeneration.userId, userId),
    afterwards: "nothing",
    notExported: ["deletedAt"],
  },
  likenessConsent: {
    table: likenessConsent,
    rows: ({ userId }) => eq(likenessConsent.userId, userId),
    afterwards: "nothing",
  },
  // before the pictures they are of
  promptPackShowcaseImage: {
    table: promptPackShowcaseImage,
    rows: ({ userId }) => eq(promptPackShowcaseImage.userId, userId),
    afterwards: "nothing",
    notExported: ["decidedBy"],
  },
  generation: {
    table: generation,
    rows: ({ userId }) => eq(generation.userId, userId),
    afterwards: "nothing",
    notExported: ["deletedAt"],
  },
  collectionItem: {
    table: collectionItem,
    rows: (person) => inArray(collectionItem.collectionId, collections(person)),
    afterwards: "nothing",
  },
  shareLink: {
    table: shareLink,
    rows: ({ userId }) => eq(shareLink.userId, userId),
    afterwards: "nothing",
  },
  takedownRequest: {
    table: takedownRequest,
    rows: ({ email: address }) => eq(takedownRequest.email, address),
    afterwards: "nothing",
    notExported: ["decidedBy"],
  },
  // what others wrote is theirs, and may tell who they are
  shareReport: {
    table: shareReport,
    rows: ({ userId }) => eq(shareReport.userId, userId),
    afterwards: "nothing",
    notExported: ["words", "decidedBy"],
  },
  collection: {
    table: collection,
    rows: ({ userId }) => eq(collection.userId, userId),
    afterwards: "nothing",
  },
  // both follow the pictures, by triggers
  libraryItem: {
    table: libraryItem,
    rows: ({ userId }) => eq(libraryItem.userId, userId),
    afterwards: "nothing",
    notExported: "all",
  },
  libraryCount: {
    table: libraryCount,
    rows: ({ userId }) => eq(libraryCount.userId, userId),
    afterwards: "nothing",
    notExported: "all",
  },
  packInferenceJob: {
    table: packInferenceJob,
    rows: (person) => inArray(packInferenceJob.packId, packs(person)),
    afterwards: "nothing",
  },
  promptPackSelection: {
    table: promptPackSelection,
    rows: (person) => inArray(promptPackSelection.userGeneratedPackId, packs(person)),
    afterwards: "nothing",
  },
  userGeneratedPack: {
    table: userGeneratedPack,
    rows: ({ userId }) => eq(userGeneratedPack.userId, userId),
    afterwards: "nothing",
    notExported: ["requestKey"],
  },
  trainingUploadImage: {
    table: trainingUploadImage,
    rows: (person) => inArray(trainingUploadImage.trainingId, trainings(person)),
    afterwards: "nothing",
  },
  training: {
    table: training,
    rows: ({ userId }) => eq(training.userId, userId),
    afterwards: "nothing",
    notExported: ["requestKey", "requestId"],
  },
  jobInput: {
    table: jobInput,
    rows: ({ userId }) =>
      inArray(jobInput.jobId, sql`(SELECT ${job.id} FROM ${job} WHERE ${job.userId} = ${userId})`),
    afterwards: "nothing",
  },
  job: {
    table: job,
    rows: ({ userId }) => eq(job.userId, userId),
    afterwards: "nothing",
    notExported: ["requestId", "statusUrl", "responseUrl", "cancelUrl", "leaseUntil", "fence", "nextPollAt"],
  },
  uploadedImage: {
    table: uploadedImage,
    rows: ({ userId }) => eq(uploadedImage.userId, userId),
    afterwards: "nothing",
  },
  uploadedVideo: {
    table: uploadedVideo,
    rows: ({ userId }) => eq(uploadedVideo.userId, userId),
    afterwards: "nothing",
  },
  uploadedAudio: {
    table: uploadedAudio,
    rows: ({ userId }) => eq(uploadedAudio.userId, userId),
    afterwards: "nothing",
  },
  mediaUpload: {
    table: mediaUpload,
    rows: ({ userId }) => eq(mediaUpload.userId, userId),
    afterwards: "nothing",
    notExported: ["partsId", "parts", "leaseUntil"],
  },
  providerFile: {
    table: providerFile,
    rows: (person) => under(providerFile.key, person),
    afterwards: "nothing",
    notExported: "all",
  },
  unsubscribeToken: {
    table: unsubscribeToken,
    rows: (person) =>
      or(eq(unsubscribeToken.userId, person.userId), inArray(unsubscribeToken.token, emailsTo(person))),
    afterwards: "nothing",
    notExported: ["token"],
  },
  emailSuppression: {
    table: emailSuppression,
    // also of addresses they had, unless somebody else has them now
    rows: ({ userId, email: address }) =>
      or(
        eq(emailSuppression.address, address),
        sql`${emailSuppression.address} IN (SELECT ${email.to} FROM ${email} WHERE ${email.userId} = ${userId}
            AND ${email.template} NOT IN (${sql.raw(TO_ASKED_ADDRESS)}))
          AND ${emailSuppression.address} NOT IN (SELECT ${user.email} FROM ${user})`,
      ),
    afterwards: "nothing",
  },
  emailStatus: {
    table: emailStatus,
    rows: (person) => inArray(emailStatus.emailId, emailsTo(person)),
    afterwards: "nothing",
  },
  email: {
    table: email,
    rows: (person) => inArray(email.id, emailsTo(person)),
    afterwards: "nothing",
    notExported: ["htmlMessage", "params"],
  },
  mutedMail: {
    table: mutedMail,
    rows: ({ userId }) => eq(mutedMail.userId, userId),
    afterwards: "nothing",
  },
  appeal: {
    table: appeal,
    rows: ({ userId }) => eq(appeal.userId, userId),
    afterwards: "nothing",
    notExported: ["decidedBy"],
  },
  referralLink: {
    table: referralLink,
    rows: ({ userId }) => eq(referralLink.userId, userId),
    afterwards: "nothing",
  },
  account: {
    table: account,
    rows: ({ userId }) => eq(account.userId, userId),
    afterwards: "nothing",
    notExported: ["access_token", "refresh_token", "id_token", "session_state"],
  },
  authenticatorApp: {
    table: authenticatorApp,
    rows: ({ userId }) => eq(authenticatorApp.userId, userId),
    afterwards: "nothing",
    notExported: ["secret", "lastStep"],
  },
  passkey: {
    table: passkey,
    rows: ({ userId }) => eq(passkey.userId, userId),
    afterwards: "nothing",
  },
  recoveryCode: {
    table: recoveryCode,
    rows: ({ userId }) => eq(recoveryCode.userId, userId),
    afterwards: "nothing",
    notExported: ["hash"],
  },
  passkeyChallenge: {
    table: passkeyChallenge,
    rows: ({ userId }) => eq(passkeyChallenge.userId, userId),
    afterwards: "nothing",
    notExported: "all",
  },
  verificationToken: {
    table: verificationToken,
    rows: ({ userId, email: address }) =>
      or(eq(verificationToken.userId, userId), eq(verificationToken.identifier, address)),
    afterwards: "nothing",
    notExported: "all",
  },
  addressStop: {
    table: addressStop,
    rows: ({ userId }) => eq(addressStop.userId, userId),
    afterwards: "nothing",
  },
  session: {
    table: session,
    rows: ({ userId }) => eq(session.userId, userId),
    afterwards: "nothing",
    notExported: ["id", "sessionToken", "connectUntil"],
  },
  accountExport: {
    table: accountExport,
    rows: ({ userId }) => eq(accountExport.userId, userId),
    afterwards: "nothing",
    notExported: ["token", "linkId", "parts"],
  },
  accountDeletion: {
    table: accountDeletion,
    rows: ({ userId }) => eq(accountDeletion.userId, userId),
    afterwards: "nothing",
    notExported: ["token", "linkId"],
  },
};
