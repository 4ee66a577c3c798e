import type * as z from "zod";
import type { EmbeddedOffer, Operation, Size, Zod } from "../operation.ts";
import { videoOutput } from "../outputs.ts";
import { optionalWords, requiredWords } from "../words.ts";

export const VIDEO_TYPES = ["TEXT_TO_VIDEO", "IMAGE_TO_VIDEO", "VIDEO_TO_VIDEO"] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];
export const VIDEO_MODELS = ["KLING", "WAN", "FRAMEPACK", "SEEDANCE", "WAN2", "OMNIHUMAN"] as const;
export type VideoModel = (typeof VIDEO_MODELS)[number];
export const VIDEO_QUALITIES = ["LOW", "MEDIUM", "HIGH"] as const;
export type VideoQuality = (typeof VIDEO_QUALITIES)[number];

export const VIDEO_ASPECTS = ["16:9", "9:16", "1:1"] as const;
export type VideoAspect = (typeof VIDEO_ASPECTS)[number];

/** How long a video can be, in seconds: one of these, or as long as what it is made from lasts. */
export type VideoSeconds = readonly number[] | { as: "audio" | "video"; min: number; max: number };

export interface VideoOptions {
  prompt: string;
  seconds: number;
  aspect: VideoAspect;
}

/** One model making one type of video in one quality. */
export interface Video<
  Name extends string = string,
  Endpoint extends string = string,
  Request extends object = Record<string, unknown>,
> extends Operation<VideoOptions, Name, Endpoint, Request, typeof videoOutput> {
  model: VideoModel;
  type: VideoType;
  quality: VideoQuality;
  /** Pixels of the shorter side. */
  lines: number;
  seconds: VideoSeconds;
  /** Shapes to choose from; none where the video takes its shape from what it is made from. */
  aspects: readonly VideoAspect[];
}

const INPUTS = {
  TEXT_TO_VIDEO: {},
  IMAGE_TO_VIDEO: { image: { min: 1, max: 1 } },
  VIDEO_TO_VIDEO: { video: { min: 1, max: 1 } },
} as const satisfies Record<VideoType, Operation["inputs"]>;

type NameOf<
  Model extends string,
  Type extends string,
  Quality extends string,
> = Lowercase<`${Model}-${Type}-${Quality}`>;

/** Defines one cell of the table, named by where it stands; `wordless` where it can do without a prompt. */
export function defineVideo<
  const Model extends VideoModel,
  const Type extends VideoType,
  const Quality extends VideoQuality,
  const Endpoint extends string,
  Request extends object,
>({
  usd,
  source,
  wordless = false,
  embedded = "none",
  ...cell
}: {
  model: Model;
  type: Type;
  quality: Quality;
  endpoint: Endpoint;
  /** A second of video costs this much; null = unknown, and it is not sold. */
  usd: number | null;
  source: string;
  lines: number;
  seconds: VideoSeconds;
  aspects?: readonly VideoAspect[];
  /** More it is made from than its type says. */
  inputs?: Operation["inputs"];
  wordless?: boolean;
  embedded?: EmbeddedOffer;
  expectedMs: number;
  request: Video<string, Endpoint, Request>["request"];
}): Video<NameOf<Model, Type, Quality>, Endpoint, Request> {
  const { seconds, aspects = [] } = cell;
  return {
    ...cell,
    name: `${cell.model}-${cell.type}-${cell.quality}`.toLowerCase() as NameOf<Model, Type, Quality>,
    cost: { usd, per: "second", source, read: "2026-11-23" },
    pollMs: 15_000,
    deadlineMs: 3_600_000,
    embedded,
    aspects,
    inputs: { ...INPUTS[cell.type], ...cell.inputs },
    maxOutputs: 1,
    options: (zod) =>
      zod.object({
        prompt: wordless ? optionalWords(zod) : requiredWords(zod, "Say in a few words what happens."),
        seconds: secondsOption(zod, seconds),
        aspect: zod
          .enum(aspects.length > 0 ? aspects : VIDEO_ASPECTS)
          .default(aspects[0] ?? VIDEO_ASPECTS[0]),
      }),
    output: videoOutput,
  };
}

function secondsOption(zod: Zod, seconds: VideoSeconds): z.ZodType<number> {
  if (!("as" in seconds)) {
    const error = `Choose one of these lengths: ${seconds.join(", ")} seconds.`;
    return zod
      .number()
      .refine((value) => seconds.includes(value), { error })
      .default(seconds[0]!);
  }
  const { as, min, max } = seconds;
  return zod
    .number()
    .min(min, { error: `The ${as} must last ${min} seconds or longer.` })
    .max(max, { error: `The ${as} may last ${max} seconds at most.` })
    .default(min);
}

/** Pixels of a shape with a shorter side of so many lines; both sides even, as videos want them. */
export function videoSize(lines: number, aspect: VideoAspect): Size {
  const [across, down] = aspect.split(":").map(Number) as [number, number];
  const long = 2 * Math.round((lines * Math.max(across, down)) / Math.min(across, down) / 2);
  return across >= down ? { width: long, height: lines } : { width: lines, height: long };
}
