import * as z from "zod";
import type { JobFailureCode } from "../errors/job-failures.ts";
import { id } from "../ids.ts";
import type { WorkStatus } from "../jobs.ts";
import { PROMPT_LENGTH, SCENES, STILLS_PER_SCENE } from "../limits.ts";
import {
  VIDEO_ASPECTS,
  VIDEO_MODELS,
  VIDEO_QUALITIES,
  type VideoAspect,
  type VideoModel,
  type VideoQuality,
} from "../operations/videos/video.ts";
import { findVideo } from "../operations/videos/video-table.ts";
import { SHOT_SLUGS } from "./storyboard/shots.ts";

export const IDEA_LENGTH = { min: 3, max: 200 } as const;
export const PACK_NAME_LENGTH = 80;

const words = (missing: string) =>
  z
    .string()
    .trim()
    .min(PROMPT_LENGTH.min, missing)
    .max(PROMPT_LENGTH.max, `Use ${PROMPT_LENGTH.max} characters or fewer.`);

export const createVideoPackInput = z.object({
  /** Made by the client once per attempt; repeating it returns the pack it already made. */
  requestKey: z.uuid(),
  mainIdea: z
    .string()
    .trim()
    .min(IDEA_LENGTH.min, "Say in a few words what the film is about.")
    .max(IDEA_LENGTH.max, `Use ${IDEA_LENGTH.max} characters or fewer.`),
  trainingId: id,
  aspect: z.enum(VIDEO_ASPECTS).default("16:9"),
  scenes: z.number().int().min(SCENES.min).max(SCENES.max).default(SCENES.proposed),
});

const scene = z.object({
  /** Made by the client for a new one. */
  id: z.uuid(),
  shot: z.enum(SHOT_SLUGS),
  prompt: words("Say what the still shows."),
  movement: words("Say what happens."),
  seconds: z.number(),
});

export const saveStoryboardInput = z
  .object({
    id,
    name: z.string().trim().min(1, "Give it a name.").max(PACK_NAME_LENGTH),
    model: z.enum(VIDEO_MODELS),
    quality: z.enum(VIDEO_QUALITIES),
    /** All of them, in order. */
    scenes: z
      .array(scene)
      .min(SCENES.min, `A film has at least ${SCENES.min} scenes.`)
      .max(SCENES.max, `A film has up to ${SCENES.max} scenes.`),
  })
  .superRefine(({ model, quality, scenes }, context) => {
    const add = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    if (new Set(scenes.map((one) => one.id)).size < scenes.length) add(["scenes"], "A scene is in it twice.");
    const found = findVideo({ model, quality, type: "IMAGE_TO_VIDEO" });
    if ("impossible" in found) return add(["model"], found.impossible);
    const { seconds: lengths } = found.video;
    if ("as" in lengths) return add(["model"], "This model needs a voice and makes no scenes.");
    scenes.forEach(({ seconds }, at) => {
      if (!lengths.includes(seconds))
        add(["scenes", at, "seconds"], `Choose one of these lengths: ${lengths.join(", ")} seconds.`);
    });
  });

const someScenes = z
  .array(id)
  .min(1, "Choose at least one scene.")
  .max(SCENES.max)
  .refine((ids) => new Set(ids).size === ids.length, "A scene is in it twice.");

/** A step that is paid: its key is made by the client once per attempt. */
const step = z.object({ requestKey: z.uuid(), id });

export const makeStillsInput = step.extend({
  sceneIds: someScenes,
  /** Of each scene. */
  count: z.number().int().min(STILLS_PER_SCENE.min).max(STILLS_PER_SCENE.max).default(STILLS_PER_SCENE.usual),
});
export const moveScenesInput = step.extend({ sceneIds: someScenes });
export const joinScenesInput = step;

/** Null: none of them. */
export const chooseStillInput = z.object({ id, sceneId: id, generationId: id.nullable() });

/** A still of a scene. */
export interface StillView {
  id: string;
  /** Null until it has arrived. */
  url: string | null;
  status: WorkStatus;
  failure: JobFailureCode | null;
}

/** A scene set in motion, or on its way. */
export interface SceneVideoView {
  id: string;
  url: string | null;
  status: WorkStatus;
  failure: JobFailureCode | null;
  seconds: number;
  width: number;
  height: number;
}

export interface SceneView {
  id: string;
  shot: string;
  prompt: string;
  movement: string;
  seconds: number;
  stills: StillView[];
  selectedGenerationId: string | null;
  video: SceneVideoView | null;
}

/** A video pack in a list. */
export interface VideoPackItem {
  id: string;
  name: string;
  mainIdea: string;
  status: WorkStatus;
  aspect: VideoAspect;
  sceneCount: number;
  /** How many of them move. */
  videoCount: number;
  /** Of its first chosen still, or the first there is. */
  coverUrl: string | null;
  filmUrl: string | null;
  createdAt: Date;
}

/** A video pack as its owner sees it. */
export interface VideoPackView extends Omit<VideoPackItem, "sceneCount" | "coverUrl"> {
  trainingId: string | null;
  trainingName: string | null;
  /** Else it is somebody's who opened it to others. */
  isTrainingMine: boolean;
  model: VideoModel;
  quality: VideoQuality;
  /** Stills that are there, of all its scenes in order. */
  generationIds: string[];
  /** Those that were chosen. */
  selectedGenerationIds: string[];
  /** Of the scenes that move, in order. */
  videoUrls: string[];
  filmSeconds: number | null;
  /** Whether the film is joined from the scenes as they are now. */
  filmIsCurrent: boolean;
  /** Credits of held-back work that did not come back. */
  keptCredits: number;
  scenes: SceneView[];
}
