import type { Statement } from "#db/client.ts";
import { isOpenJob } from "#db/job-state.ts";
import { videoPack } from "#db/tables/work/video-pack.ts";
import { videoScene, videoStill } from "#db/tables/work/video-scene.ts";
import { insert } from "#db/write.ts";
import { expectChange, requireThat } from "../guards.ts";

type NewPack = Pick<
  typeof videoPack.$inferInsert,
  "id" | "name" | "mainIdea" | "userId" | "aspect" | "model" | "quality" | "requestKey" | "createdAt"
> & { trainingId: string };
/** A scene's words, as they are written down. */
export type SceneWords = Pick<
  typeof videoScene.$inferInsert,
  "id" | "shot" | "prompt" | "movement" | "seconds"
>;

/** A pack and its scenes in order; aborts where its owner has `max` of them. */
export function insertVideoPack(row: NewPack, scenes: readonly SceneWords[], max: number): Statement[] {
  return [
    requireThat("library_limit", "(SELECT count(*) FROM videoPack WHERE userId = ?) < ?", [row.userId, max]),
    insert(videoPack, { ...row, status: "PENDING" }),
    ...scenes.map((scene, position) => insert(videoScene, { ...scene, videoPackId: row.id, position })),
  ];
}

/** Aborts unless the pack is this person's and none of its steps is under way. */
export function requireIdlePack({ userId, id }: { userId: string; id: string }): Statement[] {
  return [
    requireThat("not_there", "EXISTS (SELECT 1 FROM videoPack WHERE id = ? AND userId = ?)", [id, userId]),
    requireThat("still_busy", `NOT EXISTS (SELECT 1 FROM job WHERE subjectId = ? AND ${isOpenJob()})`, [id]),
  ];
}

/** The pack's name and all its scenes, in their new order; those left out are gone, with what was chosen for them. */
export function saveStoryboard(
  pack: Pick<typeof videoPack.$inferInsert, "id" | "userId" | "name" | "model" | "quality">,
  scenes: readonly SceneWords[],
): Statement[] {
  const { id, userId, name, model, quality } = pack;
  const marks = scenes.map(() => "?").join(", ");
  return [
    ...requireIdlePack(pack),
    {
      sql: "UPDATE videoPack SET name = ?, model = ?, quality = ? WHERE id = ? AND userId = ?",
      args: [name, model, quality, id, userId],
    },
    {
      // what was made of scenes that go is there without the film
      sql: `UPDATE videoGeneration SET videoPackId = NULL WHERE id IN (SELECT videoGenerationId FROM videoScene
            WHERE videoPackId = ? AND id NOT IN (${marks}))`,
      args: [id, ...scenes.map((scene) => scene.id)],
    },
    {
      sql: `DELETE FROM videoScene WHERE videoPackId = ? AND id NOT IN (${marks})`,
      args: [id, ...scenes.map((scene) => scene.id)],
    },
    ...scenes.flatMap(({ id: sceneId, shot, prompt, movement, seconds }, position) =>
      expectChange(
        {
          // an id that stands in another pack changes nothing, and so undoes the batch
          sql: `INSERT INTO videoScene (id, videoPackId, position, shot, prompt, movement, seconds)
                VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET position = excluded.position,
                  shot = excluded.shot, prompt = excluded.prompt, movement = excluded.movement, seconds = excluded.seconds
                WHERE videoPackId = excluded.videoPackId`,
          args: [sceneId, id, position, shot, prompt, movement, seconds],
        },
        "not_there",
      ),
    ),
  ];
}

/** Chooses a still of a scene's own, or none. */
export function chooseStill(input: {
  userId: string;
  id: string;
  sceneId: string;
  generationId: string | null;
}): Statement[] {
  const { userId, id, sceneId, generationId } = input;
  return expectChange(
    {
      sql: `UPDATE videoScene SET selectedGenerationId = ? WHERE id = ? AND videoPackId = ?
              AND EXISTS (SELECT 1 FROM videoPack p WHERE p.id = videoScene.videoPackId AND p.userId = ?)
              AND (? IS NULL OR EXISTS (SELECT 1 FROM videoStill t JOIN generation g ON g.id = t.generationId
                WHERE t.generationId = ? AND t.videoSceneId = videoScene.id AND g.status = 'COMPLETED' AND g.deletedAt IS NULL))`,
      args: [generationId, sceneId, id, userId, generationId, generationId],
    },
    "not_there",
  );
}

/** Says which scenes pictures on their way are made for. */
export const insertStills = (rows: readonly (typeof videoStill.$inferInsert)[]): Statement[] =>
  rows.map((row) => insert(videoStill, row));

/** The video that is made of a scene from now on; an earlier one is then a video of its own. */
export function setSceneVideo(input: { sceneId: string; videoId: string }): Statement[] {
  return [
    {
      sql: `UPDATE videoGeneration SET videoPackId = NULL
            WHERE id = (SELECT videoGenerationId FROM videoScene WHERE id = ?)`,
      args: [input.sceneId],
    },
    ...expectChange(
      {
        sql: "UPDATE videoScene SET videoGenerationId = ? WHERE id = ?",
        args: [input.videoId, input.sceneId],
      },
      "moved_on",
    ),
  ];
}

/** Aborts as `moved_on` where other scenes move by now, or in another order. */
export const requireMovingScenes = (input: { id: string; videoIds: readonly string[] }): Statement =>
  requireThat(
    "moved_on",
    `(SELECT json_group_array(id) FROM (SELECT v.id FROM videoScene s JOIN videoGeneration v ON v.id = s.videoGenerationId
      WHERE s.videoPackId = ? AND v.status = 'COMPLETED' AND v.deletedAt IS NULL ORDER BY s.position)) = ?`,
    [input.id, JSON.stringify(input.videoIds)],
  );

/** The film of a pack has arrived, in the place of an earlier one; it lasts as long as what was joined. */
export function completeFilm(args: { id: string; jobId: string; key: string; now: number }): Statement[] {
  const { id, jobId, key, now } = args;
  const scenes = `FROM (SELECT v.id, v.duration FROM jobInput i JOIN videoGeneration v ON v.videoUrl = i.key
    WHERE i.jobId = ? AND v.videoPackId = ? ORDER BY i.position)`;
  return [
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt) SELECT filmUrl, ? FROM videoPack WHERE id = ? AND filmUrl IS NOT NULL`,
      args: [now, id],
    },
    {
      sql: `UPDATE videoPack SET filmUrl = ?, filmJobId = ?, filmSeconds = (SELECT sum(duration) ${scenes}),
              filmVideoIds = (SELECT json_group_array(id) ${scenes}) WHERE id = ?`,
      args: [key, jobId, jobId, id, jobId, id, id],
    },
  ];
}

/** A pack goes with its film and its scenes' videos, objects included; its stills are pictures like any other. */
export function deleteVideoPack(input: { userId: string; id: string; now: number }): Statement[] {
  const { userId, id, now } = input;
  const videos = "SELECT videoGenerationId FROM videoScene WHERE videoPackId = ?";
  return [
    ...requireIdlePack(input),
    {
      sql: `INSERT INTO mediaGarbage (prefix, dueAt)
            SELECT filmUrl, ? FROM videoPack WHERE id = ? AND filmUrl IS NOT NULL
            UNION SELECT videoUrl, ? FROM videoGeneration WHERE id IN (${videos}) AND videoUrl IS NOT NULL`,
      args: [now, id, now, id],
    },
    { sql: `DELETE FROM videoGeneration WHERE id IN (${videos})`, args: [id] },
    { sql: "DELETE FROM videoPack WHERE id = ? AND userId = ?", args: [id, userId] },
  ];
}
