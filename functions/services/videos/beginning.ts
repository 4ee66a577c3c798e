import type * as z from "zod";
import type { Statement } from "#db/client.ts";
import { selectModel } from "#db/queries/models/trainings.ts";
import { requireTraining } from "#db/queries/pictures/pictures.ts";
import { selectVideoSource } from "#db/queries/videos/video-sources.ts";
import { portrait } from "#schema/operations/portrait.ts";
import type { Video, VideoOptions } from "#schema/operations/videos/video.ts";
import type { Shown } from "#schema/prompts/shown-person.ts";
import type { createVideoInput } from "#schema/videos/videos.ts";
import type { ActorCtx } from "../context.ts";
import { allThere, orderInputs } from "../edits/read-sources.ts";
import type { NewJob } from "../jobs/submission/new-job.ts";
import { readAs } from "../read-as.ts";
import { type Model, requireModel, shownBy } from "../trainings/require-model.ts";
import { newStills, stillSize } from "./new-stills.ts";
import type { VideoPart } from "./new-video.ts";

/** What a video begins with: something of one's own that is there, or a still that a trained model makes first. */
export type Beginning = ({ sources: VideoPart[] } | { trainingId: string; model: Model }) & {
  /** Whom it shows, with the words it was made from, where they are not the video's. */
  shown: { shows: Shown; prompt: string }[];
};

/** Null where something of it is not this person's, or not there. */
export async function findBeginning(
  ctx: ActorCtx,
  video: Video,
  { trainingModel, inputs }: Pick<z.output<typeof createVideoInput>, "trainingModel" | "inputs">,
): Promise<Beginning | null> {
  const { userId } = ctx.actor;
  const { db } = ctx.deps;
  if (trainingModel !== null) {
    const [[model]] = await readAs(ctx, selectModel(db, { trainingId: trainingModel, userId }));
    if (!model) return null;
    const shown = [{ shows: shownBy(model), prompt: "" }];
    return { trainingId: trainingModel, model: requireModel(model), shown };
  }
  const ordered = orderInputs(video, inputs);
  const found = allThere(
    await readAs(ctx, ...ordered.map(({ source }) => selectVideoSource(db, { userId, source }))),
  );
  return found && { sources: ordered.map((one, at) => ({ ...one, ...found[at]! })), shown: found };
}

/** What stands before the video: the still's job and picture, where one is to be made. */
export function newBeginning(
  { deps, actor: { userId } }: ActorCtx,
  beginning: Beginning,
  work: { id: string; chargeId: string; seed: number; options: VideoOptions; now: number },
): {
  jobs: NewJob[];
  statements: Statement[];
  sources: VideoPart[];
  held: { awaitsMs?: number; trainingModel?: string };
} {
  if ("sources" in beginning) return { jobs: [], statements: [], sources: beginning.sources, held: {} };
  const { trainingId, model } = beginning;
  const { id: subjectId, chargeId, seed, now } = work;
  const { prompt, aspect } = work.options;
  const { job, ids, statement } = newStills(deps, {
    kind: "VIDEO_STILL",
    ...{ subjectId, userId, trainingId, model, prompt, aspect, seed, chargeId, now },
    count: 1,
  });
  const source = { kind: "picture", id: ids[0]!, position: 0 } as const;
  return {
    jobs: [job],
    statements: [...requireTraining({ userId, id: trainingId }), statement],
    sources: [{ role: "image", source, key: null, duration: null, ...stillSize(aspect) }],
    held: { awaitsMs: portrait.deadlineMs, trainingModel: trainingId },
  };
}
