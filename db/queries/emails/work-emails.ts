import type { EmailParams } from "#schema/emails/email-params.ts";
import { EMAILS, type EmailTemplate, PACK_EMAIL_AFTER_SECONDS } from "#schema/emails/emails.ts";
import type { Statement } from "../../client.ts";
import { jsonObject, type SqlOf } from "../../json-object.ts";
import { mayGet } from "./email-rules.ts";

interface Ended {
  jobId: string;
  from: string;
  now: number;
}

/**
 * Tells a training's, a pack's, a video's or a video pack's owner that it, or a step of it, ended, once; stands in the batch that ended it, after its subject's status.
 * Nothing for what is still at work, for what its owner cancelled, or was most likely there to see.
 */
export function insertWorkEmails(input: Ended): Statement[] {
  // credits of held-back pictures that do not come back
  const kept = `CAST((SELECT sum(k.kept * k.creditsPerOutput) FROM job k WHERE k.subjectId = w.id) AS TEXT)`;
  const training = {
    subject: "JOIN training w ON w.id = j.subjectId",
    params: { id: "w.id", name: "w.name", kept },
  };
  const pack = {
    subject: "JOIN userGeneratedPack w ON w.id = j.subjectId",
    params: {
      ...training.params,
      made: "CAST(w.generatedImages AS TEXT)",
      missing: "CAST(w.failedImages - coalesce(w.cancelledImages, 0) AS TEXT)",
    },
  };
  const video = { subject: "JOIN videoGeneration w ON w.id = j.subjectId", params: { prompt: "w.prompt" } };
  const still = `(SELECT k.id FROM job k WHERE k.subjectId = w.id AND k.kind = 'VIDEO_STILL' AND k.status = 'COMPLETED')`;
  const step = "FROM job k WHERE k.chargeId = j.chargeId";
  const videoPack = {
    subject: "JOIN videoPack w ON w.id = j.subjectId",
    params: { id: "w.id", name: "w.name" },
    // each step of a pack has its own charge
    key: "j.chargeId",
  };
  const keptOfStep = `CAST((SELECT sum(k.kept * k.creditsPerOutput) ${step}) AS TEXT)`;
  const countOfStep = (status: string) =>
    `CAST((SELECT count(*) ${step} AND k.status = '${status}' AND k.errorCode IS NOT 'CANCELLED') AS TEXT)`;
  const stepEnded = `w.status <> 'PROCESSING' AND j.kind IN ('SCENE_VIDEO', 'VIDEO_JOIN')
    AND j.finishedAt - j.createdAt >= ${PACK_EMAIL_AFTER_SECONDS * 1000}`;
  const someMade = `EXISTS (SELECT 1 ${step} AND k.status = 'COMPLETED')`;
  const awaited = `j.finishedAt - w.createdAt >= ${PACK_EMAIL_AFTER_SECONDS * 1000}`;
  const long = `w.finishedAt - w.createdAt >= ${PACK_EMAIL_AFTER_SECONDS * 1000}`;
  return [
    workEmail(input, "training-done", training, "w.status = 'COMPLETED'"),
    workEmail(input, "training-failed", training, "w.status = 'FAILED'"),
    workEmail(input, "pack-done", pack, `w.status = 'COMPLETED' AND ${long}`),
    workEmail(input, "pack-failed", pack, `w.status = 'FAILED' AND ${long}`),
    workEmail(input, "video-done", video, `w.status = 'COMPLETED' AND ${awaited}`),
    workEmail(
      input,
      "video-failed",
      { ...video, params: { ...video.params, kept, still } },
      `w.status = 'FAILED' AND ${awaited}`,
    ),
    workEmail(
      input,
      "video-pack-moved",
      {
        ...videoPack,
        params: {
          ...videoPack.params,
          kept: keptOfStep,
          made: countOfStep("COMPLETED"),
          missing: countOfStep("FAILED"),
        },
      },
      `${stepEnded} AND j.kind = 'SCENE_VIDEO' AND ${someMade}`,
    ),
    workEmail(
      input,
      "video-pack-done",
      videoPack,
      `${stepEnded} AND j.kind = 'VIDEO_JOIN' AND j.status = 'COMPLETED'`,
    ),
    workEmail(
      input,
      "video-pack-failed",
      { ...videoPack, params: { ...videoPack.params, kept: keptOfStep } },
      `${stepEnded} AND NOT ${someMade}`,
    ),
  ];
}

function workEmail<T extends EmailTemplate>(
  input: Ended,
  template: T,
  work: { subject: string; params: SqlOf<EmailParams<T>>; key?: string },
  where: string,
): Statement {
  const { subject, type, kind } = EMAILS[template];
  return {
    sql: `INSERT INTO email (id, fromEmail, "to", subject, sendAt, emailType, kind, userId, template, params, key, createdAt)
          SELECT lower(hex(randomblob(16))), ?, u.email, ?, ?, ?, ?, u.id, ?, ${jsonObject(work.params)}, 'WORK:' || ${work.key ?? "w.id"}, ?
          FROM job j ${work.subject} JOIN user u ON u.id = w.userId
          WHERE j.id = ? AND j.errorCode IS NOT 'CANCELLED' AND ${where} AND ${mayGet(kind)}
          ON CONFLICT (key) DO NOTHING`,
    args: [input.from, subject, input.now, type, kind, template, input.now, input.jobId],
  };
}
