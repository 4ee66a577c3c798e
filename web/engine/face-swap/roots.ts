import { luminance } from "../pixels/colour.ts";
import { createLightMap, createPlane, type LightMap, type Plane } from "../pixels/image.ts";

/** Light as the eye sees it, near enough: its square root. */
export function rootsOf({ width, height, data }: LightMap): LightMap {
  const map = createLightMap(width, height);
  for (let i = 0; i < data.length; i++) map.data[i] = Math.sqrt(Math.max(0, data[i]!));
  return map;
}

/** Its brightness alone. */
export function brightnessOf({ width, height, data }: LightMap): Plane {
  const plane = createPlane(width, height);
  for (let i = 0; i < plane.data.length; i++)
    plane.data[i] = Math.sqrt(Math.max(0, luminance(data[i * 3]!, data[i * 3 + 1]!, data[i * 3 + 2]!)));
  return plane;
}
