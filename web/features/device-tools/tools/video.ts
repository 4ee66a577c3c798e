import { CLIP_MOTIONS, type ClipMotion } from "#web/engine/clip/clip.ts";
import type { ClipLook } from "#web/engine/clip/clip-looks.ts";
import type { ParticleKind } from "#web/engine/clip/particles/particle-kinds.ts";
import { type DeviceTool, PHONE_PIXELS, Refusal, type Settings, type Size } from "../device-tool.ts";

const FPS = 24;
/** Shorter side of a clip, at most; no screen that plays one shows more of it. */
const MOST_LINES = 1080;

/** Width by height; between these a photo keeps its own. */
const SHAPES = { upright: 9 / 16, square: 1, wide: 16 / 9 } as const;

const MOTIONS: Record<ClipMotion, string> = { push: "Closer", pull: "Further away", orbit: "Round and back" };

export const tool: DeviceTool = {
  controls: [
    {
      kind: "choice",
      name: "motion",
      label: "Camera",
      options: CLIP_MOTIONS.map((value) => ({ value, label: MOTIONS[value] })),
      initial: "push",
    },
    {
      kind: "choice",
      name: "look",
      label: "Look",
      options: [
        { value: "own", label: "As it is" },
        { value: "warm", label: "Warm film" },
        { value: "evening", label: "Evening" },
        { value: "black and white", label: "Black and white" },
      ] satisfies { value: ClipLook | "own"; label: string }[],
      initial: "own",
    },
    {
      kind: "choice",
      name: "light",
      label: "Light",
      options: [
        { value: "sweep", label: "Passes over" },
        { value: "still", label: "Stays" },
      ],
      initial: "sweep",
    },
    {
      kind: "choice",
      name: "air",
      label: "In the air",
      options: [
        { value: "nothing", label: "Nothing" },
        { value: "dust", label: "Dust" },
        { value: "snow", label: "Snow" },
        { value: "rain", label: "Rain" },
        { value: "confetti", label: "Confetti" },
      ] satisfies { value: ParticleKind | "nothing"; label: string }[],
      initial: "nothing",
    },
    {
      kind: "choice",
      name: "seconds",
      label: "Length",
      options: ["3", "4", "6"].map((value) => ({ value, label: `${value} seconds` })),
      initial: "4",
    },
    {
      kind: "choice",
      name: "shape",
      label: "Shape",
      options: [
        { value: "photo", label: "As the photo" },
        { value: "upright", label: "9:16" },
        { value: "square", label: "Square" },
        { value: "wide", label: "16:9" },
      ],
      initial: "photo",
    },
  ],
  madeWithAi: true,
  compare: "beside",
  mostPixels: PHONE_PIXELS / 2,
  previewPixels: 400_000,
  savedSize: frameSize,
  async run({ photo, settings, models, once, onProgress }) {
    const [{ splitStill }, { clipFrames }, { developLayers }, { encodeFrames }] = await Promise.all([
      import("#web/engine/clip/split-still.ts"),
      import("#web/engine/clip/render-clip.ts"),
      import("#web/engine/clip/clip-looks.ts"),
      import("../clip/encode-frames.ts"),
    ]);
    const { look, motion, light, air } = settings;
    const size = { ...frameSize(photo, settings), fps: FPS };
    const split = once(`layers ${size.width} ${size.height}`, () => splitStill(models, photo, size));
    if (!split) throw new Refusal("NO_FACE");
    const layers = look === "own" ? split : developLayers(split, look as ClipLook);
    const seconds = Number(settings.seconds);
    const frames = clipFrames(layers, {
      ...{ ...size, seconds, seed: 1, motion: motion as ClipMotion, sweep: light === "sweep" },
      particles: air === "nothing" ? null : (air as ParticleKind),
    });
    const mp4 = await encodeFrames(frames, size, (count) => onProgress(count / (FPS * seconds)));
    return { mp4, width: size.width, height: size.height };
  },
};

/** The largest frame of the wanted shape that a photo fills. */
function frameSize({ width, height }: Size, { shape }: Settings): Size {
  const own = Math.min(SHAPES.wide, Math.max(SHAPES.upright, width / height));
  const ratio = SHAPES[shape as keyof typeof SHAPES] ?? own;
  const across = Math.min(width, height * ratio);
  const scale = Math.min(1, MOST_LINES / Math.min(across, across / ratio));
  return { width: even(across * scale), height: even((across * scale) / ratio) };
}

/** H.264 takes colours for two pixels each way. */
const even = (length: number) => 2 * Math.round(length / 2);
