import type { Scene } from "../backdrop/scene.ts";

/** Light from a direction. `strength` is how far it may shape the person: 0 leaves the photo's own light, 1 rules. */
export interface KeyLight {
  strength: number;
  /** Degrees to the side (the seed or the scene says which) and above the eyes. */
  side: number;
  height: number;
  /** Light between lit and shaded side, 0 hard to 1 even. */
  fill: number;
  colour: string;
  /** Colour of the shaded side. */
  shade: string;
}

/** Light from behind along the outline. */
export interface RimLight {
  /** 1 on the key's side, -1 opposite, 0 both. */
  side: -1 | 0 | 1;
  strength: number;
  colour: string;
}

export interface Grade {
  /** Stops. */
  exposure: number;
  /** 1 leaves contrast as it is. */
  contrast: number;
  /** 0 is black and white. */
  saturation: number;
  /** Tints mixed into dark and bright parts, with their strength. */
  shadows: string;
  highlights: string;
  tint: number;
  /** Lifts black towards grey, 0 to 0.1. */
  fade: number;
  vignette: number;
  bloom: number;
  grain: number;
}

/** Coloured light from far to one side, over a whole cheek or shoulder. */
export interface GelLight {
  /** 1 on the key's side, -1 opposite. */
  side: -1 | 1;
  strength: number;
  colour: string;
}

/** Everything that makes a theme's pictures look the way they do. */
export interface StudioRecipe {
  slug: string;
  /** Words in a free prompt that point to this theme, lower case; plurals are understood. */
  words: readonly string[];
  scenes: readonly Scene[];
  key: KeyLight;
  gels?: readonly GelLight[];
  rims: readonly RimLight[];
  grade: Grade;
  /** How strongly the backdrop's light spills onto the person, 0 to 1. */
  spill: number;
  /** Brightness of skin to aim for, linear luminance of its brighter half; darker skin is led only part of the way. */
  skin: number;
  /** How far from the middle the person may stand, share of the width. */
  offset: number;
}
