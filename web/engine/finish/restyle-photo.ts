import { byteToLinear } from "../pixels/colour.ts";
import { createLightMap, type Image, type LightMap } from "../pixels/image.ts";
import { gradePicture, unshoulder } from "../studio/light/grade.ts";
import type { Grade } from "../studio/recipe.ts";
import { applyFinish, type Finish, gradeFor, isDrawn } from "./finish.ts";

/** A photo as it is: a film changes what it is known for and nothing else. */
const PLAIN: Grade = {
  exposure: 0,
  contrast: 1,
  saturation: 1,
  shadows: "#808080",
  highlights: "#808080",
  tint: 0,
  fade: 0,
  vignette: 0,
  bloom: 0,
  grain: 0,
};

/** A whole photo drawn, painted, printed or developed on a film; what is transparent stays so. */
export function restylePhoto(photo: Image, finish: Finish, seed = 1): Image {
  const made = isDrawn(finish)
    ? applyFinish(photo, finish, seed)
    : gradePicture(lightOf(photo), gradeFor(finish, PLAIN), seed);
  for (let p = 3; p < photo.data.length; p += 4) made.data[p] = photo.data[p]!;
  return made;
}

function lightOf({ width, height, data }: Image): LightMap {
  const light = createLightMap(width, height);
  const values = Float32Array.from({ length: 256 }, (_, byte) => unshoulder(byteToLinear(byte)));
  for (let i = 0, p = 0; p < light.data.length; i += 4, p += 3)
    for (let c = 0; c < 3; c++) light.data[p + c] = values[data[i + c]!]!;
  return light;
}
