import type * as z from "zod";
import { setSceneVideo } from "#db/queries/videos/video-pack-changes.ts";
import { PARSERS } from "#schema/operations/index.ts";
import { judgeStillCell } from "#schema/videos/still-cells.ts";
import type { moveScenesInput } from "#schema/videos/video-packs.ts";
import { AppError } from "../app-error.ts";
import type { ActorCtx } from "../context.ts";
import { countUse } from "../count-use.ts";
import { requireOffered } from "../offer.ts";
import { randomSeed } from "../random-seed.ts";
import { requireSafeWords } from "../safety/require-safe-words.ts";
import { requireShownWords } from "../safety/require-shown-words.ts";
import { findEarlierStep } from "../spend/earlier-step.ts";
import { shownBy } from "../trainings/require-model.ts";
import { newVideo } from "../videos/new-video.ts";
import { chargeStep } from "./charge-step.ts";
import { findStep } from "./find-step.ts";

/** Charges and sets the chosen stills of some scenes in motion, in one batch: one job a scene, so one may fail alone. */
export async function moveScenes({
  ctx,
  input,
}: {
  ctx: ActorCtx;
  input: z.output<typeof moveScenesInput>;
}): Promise<{ id: string }> {
  const { deps } = ctx;
  const { userId } = ctx.actor;
  const { requestKey } = input;
  await countUse(ctx, [["picturesByAccount", userId]]);
  const { pack, model: trained, scenes } = await findStep(ctx, input);
  const { aspect, model, quality } = pack;
  const judged = judgeStillCell({ model, quality }, aspect);
  if ("reason" in judged) throw new AppError("NOT_OFFERED");
  const { video } = judged;
  requireOffered(deps, video);
  const prompt = scenes.map(({ movement }) => movement).join("\n");
  // a model that was deleted since may have been open to others
  const shows = trained ? shownBy(trained) : "lent";
  // a scene may have been written anew since its still was made
  const sources = scenes.map(({ stillPrompt }) => ({ shows, prompt: stillPrompt ?? "" }));
  await requireShownWords(ctx, { sources, prompt, requestKey });
  await requireSafeWords(ctx, { prompt, requestKey });

  const now = deps.now();
  const chargeId = crypto.randomUUID();
  const firstSeed = randomSeed(scenes.length);
  const work = scenes.map((scene, at) => {
    const { stillId, stillKey: key, stillWidth: width, stillHeight: height } = scene;
    if (stillId === null || key === null || width === null || height === null) return null;
    const id = crypto.randomUUID();
    const source = { kind: "picture", id: stillId, position: 0 } as const;
    const { job, statements } = newVideo(deps, {
      id,
      kind: "SCENE_VIDEO",
      subjectId: pack.id,
      userId,
      video,
      options: video.options(PARSERS).parse({ prompt: scene.movement, seconds: scene.seconds, aspect }),
      sources: [{ role: "image", source, key, width, height, duration: null }],
      videoPackId: pack.id,
      seed: firstSeed + at,
      chargeId,
      now,
    });
    return { job, statements: [...statements, ...setSceneVideo({ sceneId: scene.id, videoId: id })] };
  });
  if (!work.every((one) => one !== null)) {
    // a still may have been deleted since the same request was made
    const earlier = await findEarlierStep(ctx, "SCENE_VIDEO", requestKey);
    if (earlier === null) throw new AppError("STILL_NEEDED");
    return { id: earlier };
  }
  return chargeStep(ctx, {
    kind: "SCENE_VIDEO",
    packId: pack.id,
    requestKey,
    chargeId,
    jobs: work.map(({ job }) => job),
    statements: work.flatMap(({ statements }) => statements),
    now,
  });
}
