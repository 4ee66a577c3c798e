import { MESH, meshPoint } from "../../face/face-mesh.ts";
import type { View } from "../../identity/view.ts";
import { byteToLinear, luminance, type Rgb } from "../../pixels/colour.ts";
import { clamp, smoothstep } from "../../pixels/image.ts";

/** Colour of the face's better lit half, linear. */
export function skinColour(view: View): Rgb {
  const reach = Math.max(1, Math.round(view.faceSize * 0.015));
  const samples: [number, number, number, number][] = [];
  for (const index of MESH.skin) {
    const at = meshPoint(view.mesh, index);
    for (let dy = -reach; dy <= reach; dy += reach) {
      for (let dx = -reach; dx <= reach; dx += reach) {
        const x = clamp(Math.round(at.x + dx), 0, view.colours.width - 1);
        const y = clamp(Math.round(at.y + dy), 0, view.colours.height - 1);
        const p = (y * view.colours.width + x) * 4;
        const [r, g, b] = [0, 1, 2].map((c) => byteToLinear(view.colours.data[p + c]!)) as [
          number,
          number,
          number,
        ];
        samples.push([luminance(r, g, b), r, g, b]);
      }
    }
  }
  samples.sort((a, b) => b[0] - a[0]);
  const bright = samples.slice(Math.floor(samples.length * 0.1), Math.ceil(samples.length * 0.55));
  const mean = (c: number) => bright.reduce((sum, sample) => sum + sample[c]!, 0) / bright.length;
  return [mean(1), mean(2), mean(3)];
}

/**
 * Gains per channel that bring a view to a common exposure and white: part of the way to the recipe's skin
 * brightness, so that dark skin stays dark; and away from strong casts, towards the hue skin has under white light.
 */
export function balanceGains(view: View, target: number): Rgb {
  const skin = skinColour(view);
  const bright = luminance(...skin);
  const under = clamp((0.75 / Math.max(0.2, view.white)) ** 0.35, 0.95, 1.35);
  const wanted = target / Math.max(0.02, bright * under);
  // in a well exposed photo dark skin is the person's own, in a dim one it may be the light
  const lift = 0.45 - 0.27 * smoothstep(0.35, 0.65, view.white);
  const exposure = (wanted > 1 ? Math.min(1.7, wanted ** lift) : Math.max(0.45, wanted ** 0.65)) * under;
  // skin of every tone keeps red to green to blue near these ratios; only a cast beyond them is corrected
  const red = skin[0] / skin[1];
  const blue = skin[2] / skin[1];
  const redGain = (clamp(red, 1.25, 1.95) / red) ** 0.75;
  const blueGain = (clamp(blue, 0.48, 0.86) / blue) ** 0.75;
  return [exposure * redGain, exposure, exposure * blueGain];
}
