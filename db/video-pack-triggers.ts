import { VIDEO_PACK_KINDS } from "#schema/jobs.ts";
import { isOpenJob } from "./job-state.ts";

const listOf = (column: string, from: string, order: string) =>
  `(SELECT json_group_array(value) FROM (SELECT ${column} AS value FROM videoScene s ${from} ORDER BY s.position, ${order}))`;
const video = `JOIN videoGeneration v ON v.id = s.videoGenerationId AND v.status = 'COMPLETED' AND v.deletedAt IS NULL
  WHERE s.videoPackId = videoPack.id`;

/**
 * Brings a pack up to what its scenes and jobs say. While one of its jobs is open it is at work; after that it is done once
 * it has a film, failed where nothing came of the last step and nobody cancelled it, and else waits for the next step.
 */
const derive = (pack: string) => `UPDATE videoPack SET
  generationIds = ${listOf(
    "g.id",
    `JOIN videoStill t ON t.videoSceneId = s.id
     JOIN generation g ON g.id = t.generationId AND g.status = 'COMPLETED' AND g.deletedAt IS NULL
     WHERE s.videoPackId = videoPack.id`,
    "g.createdAt, g.position",
  )},
  selectedGenerationIds = ${listOf(
    "g.id",
    `JOIN generation g ON g.id = s.selectedGenerationId AND g.deletedAt IS NULL
     WHERE s.videoPackId = videoPack.id`,
    "s.id",
  )},
  videoUrls = ${listOf("v.videoUrl", video, "s.id")},
  videoCount = (SELECT count(*) FROM videoScene s ${video}),
  status = CASE
    WHEN EXISTS (SELECT 1 FROM job WHERE subjectId = videoPack.id AND ${isOpenJob()}) THEN 'PROCESSING'
    WHEN filmUrl IS NOT NULL THEN 'COMPLETED'
    WHEN (SELECT max(j.status = 'COMPLETED') + max(j.errorCode IS 'CANCELLED') FROM job j WHERE j.chargeId = (
      SELECT chargeId FROM job WHERE subjectId = videoPack.id ORDER BY createdAt DESC, id DESC LIMIT 1)) = 0 THEN 'FAILED'
    ELSE 'PENDING' END
  WHERE id IN (${pack});`;

const KINDS = VIDEO_PACK_KINDS.map((kind) => `'${kind}'`).join(", ");
const packOfStill = (row: "OLD" | "NEW") =>
  `SELECT s.videoPackId FROM videoStill t JOIN videoScene s ON s.id = t.videoSceneId WHERE t.generationId = ${row}.id`;
const packsOfVideo = (row: "OLD" | "NEW") =>
  `SELECT videoPackId FROM videoScene WHERE videoGenerationId = ${row}.id`;

const trigger = (name: string, when: string, pack: string) =>
  `CREATE TRIGGER ${name} ${when} BEGIN ${derive(pack)} END`;

/** Keeps video packs in step with their scenes, stills, videos and jobs, in the batch that changes those. */
export const VIDEO_PACK_TRIGGERS: Readonly<Record<string, string>> = {
  video_pack_job_begins: trigger(
    "video_pack_job_begins",
    `AFTER INSERT ON job WHEN NEW.kind IN (${KINDS})`,
    "NEW.subjectId",
  ),
  video_pack_job_moves: trigger(
    "video_pack_job_moves",
    `AFTER UPDATE OF status ON job WHEN NEW.kind IN (${KINDS})`,
    "NEW.subjectId",
  ),
  video_pack_still_moves: trigger(
    "video_pack_still_moves",
    "AFTER UPDATE OF status, deletedAt ON generation",
    packOfStill("NEW"),
  ),
  // rows that name it go with the picture, and can then no longer tell whose it was
  video_pack_still_goes: trigger(
    "video_pack_still_goes",
    "AFTER DELETE ON videoStill",
    "SELECT videoPackId FROM videoScene WHERE id = OLD.videoSceneId",
  ),
  video_pack_video_moves: trigger(
    "video_pack_video_moves",
    "AFTER UPDATE OF status, deletedAt ON videoGeneration",
    packsOfVideo("NEW"),
  ),
  video_pack_scene_comes: trigger("video_pack_scene_comes", "AFTER INSERT ON videoScene", "NEW.videoPackId"),
  video_pack_scene_moves: trigger(
    "video_pack_scene_moves",
    "AFTER UPDATE OF position, selectedGenerationId, videoGenerationId ON videoScene",
    "NEW.videoPackId",
  ),
  video_pack_scene_goes: trigger("video_pack_scene_goes", "AFTER DELETE ON videoScene", "OLD.videoPackId"),
  video_pack_film: trigger("video_pack_film", "AFTER UPDATE OF filmUrl ON videoPack", "NEW.id"),
};
