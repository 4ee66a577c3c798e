import { BLACK_AND_WHITE_BELOW, BLURRED_BELOW, DARK_GLASSES_BELOW } from "#web/engine/face/quality-limits.ts";
import type { FoundFace } from "./found-face.ts";

/** Why two faces are not swapped; told before anything is charged. */
export const SWAP_REFUSALS = {
  SOURCE_TOO_SMALL: "The new face is too small. Choose a photo that shows it larger.",
  TARGET_TOO_SMALL: "The face in the picture is too small to be replaced. Choose a closer picture.",
  SOURCE_BLURRED: "The new face is blurred. Choose a sharper photo.",
  TURNED_APART: "The two heads are turned too differently. Choose a photo that faces the same way.",
  TURNED_AWAY: "One of the faces is turned too far away. Choose one that faces the camera more.",
  LIT_APART: "The light on the two faces is too different. Choose a photo in similar light.",
  NO_COLOUR: "The new face is in black and white, and the picture is in colour. Choose a photo in colour.",
  SOURCE_COVERED: "The eyes of the new face are behind dark glasses. Choose a photo without them.",
  TARGET_COVERED: "The eyes in the picture are behind dark glasses. Choose another picture.",
} as const;
export type SwapRefusal = keyof typeof SWAP_REFUSALS;

/** Smallest faces, in pixels, and how much the new one may be enlarged. */
const LEAST = { source: 90, target: 60, enlarged: 2.6 };
/** Degrees between the two faces, sideways and up; and how far either may be turned at all. */
const TURN = { yaw: 20, pitch: 22, most: 38 };
/** Stops by which the lights may differ: from one side to the other, in warmth and in brightness. */
const LIGHT = { side: 1.8, warmth: 1.7, level: 3 };

/** Null where nothing speaks against it. */
export function judgeSwap(source: FoundFace, target: FoundFace): SwapRefusal | null {
  if (source.size < LEAST.source || source.size * LEAST.enlarged < target.size) return "SOURCE_TOO_SMALL";
  if (target.size < LEAST.target) return "TARGET_TOO_SMALL";
  if (source.quality.sharpness < BLURRED_BELOW) return "SOURCE_BLURRED";
  const most = Math.max(Math.abs(source.pose.yaw), Math.abs(target.pose.yaw));
  if (most > TURN.most) return "TURNED_AWAY";
  const yaw = Math.abs(source.pose.yaw - target.pose.yaw);
  const pitch = Math.abs(source.pose.pitch - target.pose.pitch);
  if (yaw > TURN.yaw || pitch > TURN.pitch) return "TURNED_APART";
  const lights = ["side", "warmth", "level"] as const;
  if (lights.some((key) => Math.abs(source.light[key] - target.light[key]) > LIGHT[key])) return "LIT_APART";
  if (source.quality.colour < BLACK_AND_WHITE_BELOW && target.quality.colour >= BLACK_AND_WHITE_BELOW)
    return "NO_COLOUR";
  if (source.quality.eyeCover < DARK_GLASSES_BELOW) return "SOURCE_COVERED";
  if (target.quality.eyeCover < DARK_GLASSES_BELOW) return "TARGET_COVERED";
  return null;
}
