import type { SwapRefusal } from "#web/engine/face-swap/judge-swap.ts";

/** Why two faces are not swapped; told before anything is charged. */
export const SWAP_REFUSALS: Readonly<Record<SwapRefusal, string>> = {
  SOURCE_TOO_SMALL: "The new face is too small. Choose a photo that shows it larger.",
  TARGET_TOO_SMALL: "The face in the picture is too small to be replaced. Choose a closer picture.",
  SOURCE_BLURRED: "The new face is blurred. Choose a sharper photo.",
  TURNED_APART: "The two heads are turned too differently. Choose a photo that faces the same way.",
  TURNED_AWAY: "One of the faces is turned too far away. Choose one that faces the camera more.",
  LIT_APART: "The light on the two faces is too different. Choose a photo in similar light.",
  TONES_APART:
    "One face is much brighter than the other, and the built-in engine cannot bring them together. Choose a brighter or darker photo.",
  SOURCE_IN_SHADOW: "Shadows fall across the new face. Choose a photo in even light.",
  TARGET_IN_SHADOW: "Shadows fall across the face in the picture. Choose a picture in even light.",
  SOURCE_COVERED: "Glasses, hair or a hand cover part of the new face. Choose a photo that shows it whole.",
  TARGET_COVERED:
    "Glasses, hair or a hand cover part of the face in the picture. Choose a picture that shows it whole.",
};
