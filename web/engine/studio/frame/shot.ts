/** How much of the person a picture shows, from tight to wide. */
export const SHOTS = ["close-up", "medium close-up", "medium shot", "half body"] as const;
export type Shot = (typeof SHOTS)[number];

/** Per shot: the face's share of the picture's shorter side, and how far down the eyes are. */
export const SHOT_FRAMES: Record<Shot, { face: number; eyes: number }> = {
  "close-up": { face: 0.5, eyes: 0.44 },
  "medium close-up": { face: 0.33, eyes: 0.4 },
  "medium shot": { face: 0.255, eyes: 0.36 },
  "half body": { face: 0.19, eyes: 0.33 },
};

/**
 * Height of a shot's frame, in the units of `faceSize`. A long picture shows the face a little larger than its short
 * side asks.
 */
export function shotHeight(shot: Shot, faceSize: number, width: number, height: number): number {
  const shorter = Math.min(width, height);
  const side = shorter * (Math.max(width, height) / shorter) ** 0.3;
  return (faceSize * height) / (SHOT_FRAMES[shot].face * side);
}
