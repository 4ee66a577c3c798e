/** How much of the person a picture shows, from tight to wide. */
export const SHOTS = ["close-up", "medium close-up", "medium shot", "half body"] as const;
export type Shot = (typeof SHOTS)[number];

/** Per shot: the face's share of the picture's shorter side, and how far down the eyes are. */
export const SHOT_FRAMES: Record<Shot, { face: number; eyes: number }> = {
  "close-up": { face: 0.44, eyes: 0.44 },
  "medium close-up": { face: 0.33, eyes: 0.4 },
  "medium shot": { face: 0.255, eyes: 0.36 },
  "half body": { face: 0.19, eyes: 0.33 },
};
