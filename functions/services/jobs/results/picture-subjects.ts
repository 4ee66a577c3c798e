import type { Db, Statement } from "#db/client.ts";
import type { Job } from "#db/queries/jobs/jobs.ts";
import { beginNextJob } from "#db/queries/jobs/next-job.ts";
import { findPicturesOfJob, finishPictures } from "#db/queries/packs/packs.ts";
import { completeEdit, findEditOfJob } from "#db/queries/pictures/edits.ts";
import { insertGenerations } from "#db/queries/pictures/generations.ts";
import { completePicture, findRequestedPictures, movePictures } from "#db/queries/pictures/pictures.ts";
import { completeVisitorRequest, findVisitorRequestOfJob } from "#db/queries/visitors/visitor-requests.ts";
import type { JobKind } from "#schema/jobs.ts";
import { OPERATIONS } from "#schema/operations/index.ts";
import type { CopiedPicture } from "./copy-pictures.ts";

/** Rows that wait for a job's pictures, with their sizes in pixels, and what writes the pictures that came. */
interface Waiting {
  rows: readonly { width: number; height: number }[];
  deliver(copied: readonly CopiedPicture[], now: number): Statement[];
}

async function packPictures(db: Db, job: Job): Promise<Waiting> {
  const rows = await findPicturesOfJob(db, job.id);
  const generation = ({ position, key, ...size }: CopiedPicture, now: number) => {
    const { id, prompt, trainingId, packId, promptPackId } = rows[position]!;
    return {
      id: crypto.randomUUID(),
      userId: job.userId,
      chargeId: job.chargeId,
      createdAt: new Date(now),
      prompt,
      trainingId,
      packId,
      promptPackId,
      packInferenceJobId: id,
      imageUrl: key,
      ...size,
      modelId: OPERATIONS[job.operation].endpoint,
      status: "COMPLETED" as const,
    };
  };
  return {
    rows,
    deliver: (copied, now) => [
      insertGenerations(
        db,
        copied.map((picture) => generation(picture, now)),
      ),
      ...finishPictures({ jobId: job.id, now }),
    ],
  };
}

async function requestedPictures(db: Db, job: Job): Promise<Waiting> {
  const rows = await findRequestedPictures(db, job.id);
  return {
    rows,
    deliver: (copied) => [
      ...copied.map(({ position, ...picture }) => completePicture({ id: rows[position]!.id, ...picture })),
      ...movePictures({ jobId: job.id, to: "FAILED" }),
    ],
  };
}

/** The still that a video begins with is a picture like any other, and lets the video begin. */
async function videoStill(db: Db, job: Job): Promise<Waiting> {
  const { rows, deliver } = await requestedPictures(db, job);
  return {
    rows,
    deliver: (copied, now) => [
      ...deliver(copied, now),
      ...copied.flatMap(({ key }) => beginNextJob({ jobId: job.id, next: "VIDEO", role: "image", key, now })),
    ],
  };
}

async function editedPictures(db: Db, job: Job): Promise<Waiting> {
  const [size] = await findEditOfJob(db, job.id);
  return {
    rows: size ? Array.from({ length: job.outputs }, () => size) : [],
    deliver: ([first, ...others]) =>
      first
        ? [completeEdit({ ...first, jobId: job.id, keys: [first, ...others].map(({ key }) => key) })]
        : [],
  };
}

async function visitorPictures(db: Db, job: Job): Promise<Waiting> {
  const [size] = await findVisitorRequestOfJob(db, job.id);
  return {
    rows: size ? Array.from({ length: job.outputs }, () => size) : [],
    deliver: ([first, ...others]) =>
      first
        ? [
            completeVisitorRequest({
              ...first,
              jobId: job.id,
              keys: [first, ...others].map(({ key }) => key),
            }),
          ]
        : [],
  };
}

/** By what a job is for; kinds that make no pictures are not here. */
export const PICTURE_SUBJECTS: Readonly<Partial<Record<JobKind, (db: Db, job: Job) => Promise<Waiting>>>> = {
  PACK_PROMPT: packPictures,
  PICTURES: requestedPictures,
  SCENE_STILL: requestedPictures,
  VIDEO_STILL: videoStill,
  PERSON_FACE: requestedPictures,
  PERSON_VIEW: requestedPictures,
  EDIT: editedPictures,
  VISITOR: visitorPictures,
};
