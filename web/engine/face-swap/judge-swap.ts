import { BLURRED_BELOW, DARK_GLASSES_BELOW } from "../face/quality-limits.ts";
import type { SwapFacts } from "./read-swap-face.ts";

/** Why two faces are not swapped. */
export type SwapRefusal =
  | "SOURCE_TOO_SMALL"
  | "TARGET_TOO_SMALL"
  | "SOURCE_BLURRED"
  | "TURNED_APART"
  | "TURNED_AWAY"
  | "LIT_APART"
  | "TONES_APART"
  | "SOURCE_IN_SHADOW"
  | "TARGET_IN_SHADOW"
  | "SOURCE_COVERED"
  | "TARGET_COVERED";

/** Smallest faces, in pixels, and how much the new one may be enlarged. */
const LEAST = { source: 90, target: 60, enlarged: 3 };
/** Degrees between the two faces, sideways and up; and how far either may be turned at all. */
const TURN = { yaw: 34, pitch: 35, most: 38 };
/** Stops by which the lights may differ: from one side to the other, and in warmth. */
const LIGHT = { side: 3.2, warmth: 3 };
/** Stops by which the new face may be darker or brighter than the other, in skin and light: opened further it turns chalky. */
const LEVEL = { darker: 1.6, brighter: 2.4 };
/** How patchy the light on the new face may be, which would come along; and on the other, where it stays. */
const PATCHY = { source: 0.25, target: 0.32 };
/** How much of a face may be covered and how dark the bridge of a nose be; less where both speak for glasses. */
const COVERED = { source: 0.35, target: 0.4, both: 0.22 };
const BRIDGE = { alone: 1.7, both: 0.85 };
/** Mirrored glasses are as bright as skin, and still show no eyes. */
const MIRRORED = { covered: 0.28, eyes: 0.55 };

/** Null where nothing speaks against it. */
export function judgeSwap(source: SwapFacts, target: SwapFacts): SwapRefusal | null {
  if (source.size < LEAST.source || source.size * LEAST.enlarged < target.size) return "SOURCE_TOO_SMALL";
  if (target.size < LEAST.target) return "TARGET_TOO_SMALL";
  if (source.quality.sharpness < BLURRED_BELOW) return "SOURCE_BLURRED";
  if (Math.max(Math.abs(source.pose.yaw), Math.abs(target.pose.yaw)) > TURN.most) return "TURNED_AWAY";
  const yaw = Math.abs(source.pose.yaw - target.pose.yaw);
  const pitch = Math.abs(source.pose.pitch - target.pose.pitch);
  if (yaw > TURN.yaw || pitch > TURN.pitch) return "TURNED_APART";
  if (isCovered(source, COVERED.source)) return "SOURCE_COVERED";
  if (isCovered(target, COVERED.target)) return "TARGET_COVERED";
  if (source.skin.patchy > PATCHY.source) return "SOURCE_IN_SHADOW";
  if (target.skin.patchy > PATCHY.target) return "TARGET_IN_SHADOW";
  const lights = ["side", "warmth"] as const;
  if (lights.some((key) => Math.abs(source.light[key] - target.light[key]) > LIGHT[key])) return "LIT_APART";
  const brighter = source.light.level - target.light.level;
  if (brighter > LEVEL.brighter || brighter < -LEVEL.darker) return "TONES_APART";
  return null;
}

const isCovered = ({ skin, quality }: SwapFacts, most: number) =>
  skin.covered > most ||
  (skin.covered > MIRRORED.covered && quality.eyeCover < MIRRORED.eyes) ||
  skin.bridge > BRIDGE.alone ||
  (skin.covered > COVERED.both && skin.bridge > BRIDGE.both) ||
  quality.eyeCover < DARK_GLASSES_BELOW;
