import { byteToLinear } from "../pixels/colour.ts";
import { createImage, createLightMap, type Image } from "../pixels/image.ts";
import { gradePicture, unshoulder } from "../studio/light/grade.ts";
import type { Grade } from "../studio/recipe.ts";
import type { Layers } from "./split-still.ts";

/** What depends on a place in the frame would move along with a layer. */
const PLACELESS = { exposure: 0, vignette: 0, bloom: 0, grain: 0 } as const;

const GRADES = {
  warm: {
    ...PLACELESS,
    contrast: 1.02,
    saturation: 0.95,
    shadows: "#7d7a72",
    highlights: "#a8926a",
    tint: 0.42,
    fade: 0.025,
  },
  evening: {
    ...PLACELESS,
    contrast: 1.1,
    saturation: 0.9,
    shadows: "#4c7488",
    highlights: "#a87f64",
    tint: 0.5,
    fade: 0.015,
  },
  "black and white": {
    ...PLACELESS,
    contrast: 1.18,
    saturation: 0,
    shadows: "#808080",
    highlights: "#808080",
    tint: 0,
    fade: 0.014,
  },
} as const satisfies Record<string, Grade>;

/** How a clip is developed, where it does not keep the photo's own colours. */
export type ClipLook = keyof typeof GRADES;

/** Develops a still that is taken apart: once, and not with every frame. */
export function developLayers(layers: Layers, look: ClipLook): Layers {
  const grade = GRADES[look];
  return {
    ...layers,
    figure: premultiplied(gradePicture(lightOf(layers.figure), grade, 0), layers.figure),
    backdrop: gradePicture(lightOf(layers.backdrop), grade, 0),
  };
}

/** A picture's light; colours that were multiplied by alpha are taken apart from it again. */
function lightOf({ width, height, data }: Image) {
  const light = createLightMap(width, height);
  for (let i = 0, p = 0; p < light.data.length; i += 4, p += 3) {
    const alpha = data[i + 3]!;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++)
      light.data[p + c] = unshoulder(byteToLinear(Math.min(255, Math.round((data[i + c]! * 255) / alpha))));
  }
  return light;
}

function premultiplied({ width, height, data }: Image, alphas: Image): Image {
  const out = createImage(width, height);
  for (let p = 0; p < data.length; p += 4) {
    const alpha = alphas.data[p + 3]!;
    for (let c = 0; c < 3; c++) out.data[p + c] = (data[p + c]! * alpha) / 255;
    out.data[p + 3] = alpha;
  }
  return out;
}
