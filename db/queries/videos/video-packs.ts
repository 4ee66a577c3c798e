import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "#db/client.ts";
import { combineReads } from "#db/read.ts";
import { generation } from "#db/tables/work/generation.ts";
import { job } from "#db/tables/work/job.ts";
import { training } from "#db/tables/work/training.ts";
import { videoGeneration } from "#db/tables/work/video.ts";
import { videoPack } from "#db/tables/work/video-pack.ts";
import { videoScene, videoStill } from "#db/tables/work/video-scene.ts";
import { type Cursor, newestFirst, olderThan } from "../cursor.ts";
import { isUsable } from "../models/trainings.ts";

const SCENE_COUNT = sql<number>`(SELECT count(*) FROM videoScene s WHERE s.videoPackId = "videoPack"."id")`;
/** Object key of the first chosen still, else of the first there is. */
const COVER = sql<string | null>`(SELECT g.imageUrl FROM generation g WHERE g.id =
  coalesce("videoPack"."selectedGenerationIds" ->> 0, "videoPack"."generationIds" ->> 0))`;

const item = {
  id: videoPack.id,
  name: videoPack.name,
  mainIdea: videoPack.mainIdea,
  status: videoPack.status,
  aspect: videoPack.aspect,
  videoCount: videoPack.videoCount,
  filmUrl: videoPack.filmUrl,
  createdAt: videoPack.createdAt,
};

/** A person's packs, newest first, `limit` + 1 of them. */
export function listVideoPacks(db: Db, input: { userId: string; before: Cursor | null; limit: number }) {
  return db.orm
    .select({ ...item, sceneCount: SCENE_COUNT, cover: COVER })
    .from(videoPack)
    .where(and(eq(videoPack.userId, input.userId), olderThan(videoPack, input.before)))
    .orderBy(...newestFirst(videoPack))
    .limit(input.limit + 1);
}
export type VideoPackItemRow = Awaited<ReturnType<typeof listVideoPacks>>[number];

/** A scene's chosen still; one in the trash is not chosen for as long as it lies there. */
const isChosenStill = and(
  eq(generation.id, videoScene.selectedGenerationId),
  eq(generation.status, "COMPLETED"),
  isNull(generation.deletedAt),
);

/** One pack with its scenes in order, their stills and their videos. */
export function findVideoPack(db: Db, { userId, id }: { userId: string; id: string }) {
  const own = and(eq(videoPack.id, id), eq(videoPack.userId, userId));
  const packs = db.orm
    .select({
      ...item,
      trainingId: videoPack.trainingId,
      trainingName: training.name,
      isTrainingMine: sql<boolean>`coalesce(${training.userId} = ${videoPack.userId}, 0)`.mapWith(Boolean),
      model: videoPack.model,
      quality: videoPack.quality,
      generationIds: videoPack.generationIds,
      selectedGenerationIds: videoPack.selectedGenerationIds,
      videoUrls: videoPack.videoUrls,
      filmSeconds: videoPack.filmSeconds,
      filmVideoIds: videoPack.filmVideoIds,
      keptCredits: sql<number>`coalesce((SELECT sum(j.kept * j.creditsPerOutput) FROM job j
        WHERE j.subjectId = "videoPack"."id"), 0)`,
    })
    .from(videoPack)
    .leftJoin(training, eq(training.id, videoPack.trainingId))
    .where(own);
  const scenes = db.orm
    .select({
      id: videoScene.id,
      shot: videoScene.shot,
      prompt: videoScene.prompt,
      movement: videoScene.movement,
      seconds: videoScene.seconds,
      selectedGenerationId: generation.id,
      videoId: videoGeneration.id,
      videoUrl: videoGeneration.videoUrl,
      videoStatus: videoGeneration.status,
      videoFailure: job.errorCode,
      videoSeconds: videoGeneration.duration,
      width: videoGeneration.width,
      height: videoGeneration.height,
    })
    .from(videoScene)
    .innerJoin(videoPack, eq(videoPack.id, videoScene.videoPackId))
    .leftJoin(generation, isChosenStill)
    .leftJoin(
      videoGeneration,
      and(eq(videoGeneration.id, videoScene.videoGenerationId), isNull(videoGeneration.deletedAt)),
    )
    .leftJoin(job, eq(job.id, videoGeneration.jobId))
    .where(own)
    .orderBy(asc(videoScene.position));
  const stills = db.orm
    .select({
      sceneId: videoStill.videoSceneId,
      id: generation.id,
      imageUrl: generation.imageUrl,
      status: generation.status,
      failure: job.errorCode,
    })
    .from(videoStill)
    .innerJoin(videoScene, eq(videoScene.id, videoStill.videoSceneId))
    .innerJoin(videoPack, eq(videoPack.id, videoScene.videoPackId))
    .innerJoin(generation, eq(generation.id, videoStill.generationId))
    .leftJoin(job, eq(job.id, generation.jobId))
    .where(and(own, isNull(generation.deletedAt)))
    .orderBy(asc(generation.createdAt), asc(generation.position));
  return combineReads([packs, scenes, stills], ([[pack], scenes, stills]) =>
    pack ? { pack, scenes, stills } : null,
  );
}
export type VideoPackRows = NonNullable<ReturnType<ReturnType<typeof findVideoPack>["combine"]>>;

/** What a step of a pack works on: the pack, its model's file, and its scenes with what was chosen and made of them. */
export function findStep(db: Db, { userId, id }: { userId: string; id: string }) {
  const own = and(eq(videoPack.id, id), eq(videoPack.userId, userId));
  const packs = db.orm
    .select({
      id: videoPack.id,
      name: videoPack.name,
      trainingId: videoPack.trainingId,
      aspect: videoPack.aspect,
      model: videoPack.model,
      quality: videoPack.quality,
    })
    .from(videoPack)
    .where(own);
  const models = db.orm
    .select({
      status: training.status,
      loraUrl: training.loraUrl,
      triggerWord: training.triggerWord,
      genderOrCategory: training.genderOrCategory,
      isPublic: training.isPublic,
      isVirtual: training.isVirtual,
    })
    .from(training)
    .innerJoin(videoPack, eq(videoPack.trainingId, training.id))
    .where(and(own, isUsable(userId)));
  const scenes = db.orm
    .select({
      id: videoScene.id,
      prompt: videoScene.prompt,
      movement: videoScene.movement,
      seconds: videoScene.seconds,
      stillId: generation.id,
      stillKey: generation.imageUrl,
      stillWidth: generation.width,
      stillHeight: generation.height,
      stillPrompt: generation.prompt,
      videoId: videoGeneration.id,
      videoKey: videoGeneration.videoUrl,
      duration: videoGeneration.duration,
      width: videoGeneration.width,
      height: videoGeneration.height,
    })
    .from(videoScene)
    .innerJoin(videoPack, eq(videoPack.id, videoScene.videoPackId))
    .leftJoin(generation, isChosenStill)
    .leftJoin(
      videoGeneration,
      and(
        eq(videoGeneration.id, videoScene.videoGenerationId),
        eq(videoGeneration.status, "COMPLETED"),
        isNull(videoGeneration.deletedAt),
      ),
    )
    .where(own)
    .orderBy(asc(videoScene.position));
  return combineReads([packs, models, scenes], ([[pack], [model], scenes]) =>
    pack ? { pack, model, scenes } : null,
  );
}
export type Step = NonNullable<ReturnType<ReturnType<typeof findStep>["combine"]>>;

export async function findVideoPackByRequest(db: Db, userId: string, requestKey: string) {
  const [row] = await db.orm
    .select({ id: videoPack.id })
    .from(videoPack)
    .where(and(eq(videoPack.userId, userId), eq(videoPack.requestKey, requestKey)))
    .orderBy(desc(videoPack.createdAt));
  return row?.id ?? null;
}
