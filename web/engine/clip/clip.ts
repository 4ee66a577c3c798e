import type { ParticleKind } from "./particles/particle-kinds.ts";

/** How the camera goes: nearer, further away, or a little round the person and back. */
export const CLIP_MOTIONS = ["push", "pull", "orbit"] as const;
export type ClipMotion = (typeof CLIP_MOTIONS)[number];

/** What a clip is made as. */
export interface ClipOptions {
  /** Pixels of a frame; both even, as H.264 wants them. */
  width: number;
  height: number;
  fps: number;
  seconds: number;
  motion: ClipMotion;
  /** Whether a soft light passes once over the picture. */
  sweep: boolean;
  particles: ParticleKind | null;
  seed: number;
}

/** What a clip is when nothing else is asked for. */
export const PLAIN_CLIP = {
  width: 768,
  height: 768,
  fps: 24,
  seconds: 4,
  motion: "push",
  sweep: true,
  particles: null,
  seed: 1,
} as const satisfies ClipOptions;

export const framesOf = ({ fps, seconds }: Pick<ClipOptions, "fps" | "seconds">) => Math.round(fps * seconds);
