import type { Layer, Scene } from "../backdrop/scene.ts";

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

/** What the glass does; the picture's own grain and vignette belong to the grade. */
export interface Lens {
  /** Depth of field: radius of the disc a point of the backdrop becomes, share of the height, about 0 to 0.03. */
  blur: number;
  /** Diffusion filter: how much of the picture glows softly over itself, 0 to 1. */
  mist?: number;
  /** Sharpness lost towards the corners, as in old glass, 0 to 1. */
  swirl?: number;
  /** Colours parting towards the corners, share of the height, about 0 to 0.004. */
  fringe?: number;
  /** Stray light veiling the picture from the key's side. */
  flare?: { colour: string; strength: number };
}

/** How a scene may differ from its recipe; what is left out stays as the recipe says. */
export interface Look {
  key?: Partial<KeyLight>;
  gels?: readonly GelLight[];
  rims?: readonly RimLight[];
  grade?: Partial<Grade>;
  lens?: Partial<Lens>;
  spill?: number;
  skin?: number;
}

/** A scene with what a recipe adds to its backdrop. */
export interface RecipeScene extends Scene {
  look?: Look;
  /** What drifts between lens and person: layers that add light (bokeh, glow, smoke, rain …). */
  front?: readonly Layer[];
}

/** Everything that makes a theme's pictures look the way they do. */
export interface StudioRecipe {
  slug: string;
  scenes: readonly RecipeScene[];
  key: KeyLight;
  gels?: readonly GelLight[];
  rims: readonly RimLight[];
  grade: Grade;
  lens: Lens;
  /** How strongly the backdrop's light spills onto the person, 0 to 1. */
  spill: number;
  /** Brightness of skin to aim for, linear luminance of its brighter half; darker skin is led only part of the way. */
  skin: number;
  /** How far from the middle the person may stand, share of the width. */
  offset: number;
}
