import type { Rgb } from "#web/engine/pixels/colour.ts";
import { clamp, createLightMap, type LightMap } from "#web/engine/pixels/image.ts";
import type { Gathered, Lamp } from "./gather.ts";
import { figureAt, type Material, roughen } from "./material.ts";
import type { Surroundings } from "./surroundings.ts";
import type { Seen } from "./trace.ts";

/** Share of a lamp's light mirrored towards the camera (GGX lobe, Schlick's Fresnel and visibility). */
function glint(nl: number, nv: number, nh: number, rough: number): number {
  const a2 = rough ** 4;
  const d = nh * nh * (a2 - 1) + 1;
  const k = (rough * rough) / 2;
  const seen = 1 / ((nl * (1 - k) + k) * (nv * (1 - k) + k));
  return (a2 / (Math.PI * d * d)) * seen * 0.25 * nl * Math.PI;
}

/** What the camera sees of a surface under its light, linear. */
export function shade(
  seen: Seen,
  light: Gathered,
  lamps: readonly Lamp[],
  surroundings: Surroundings,
  ambient: number,
  material: Material,
  seed: number,
): LightMap {
  const out = createLightMap(seen.width, seen.height);
  const normal = seen.normal.slice();
  const { position, cover } = seen;
  const sky = new Float32Array(3);
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] === 0) continue;
    const p = i * 3;
    roughen(material, normal, position, p, seed);
    const nx = normal[p]!;
    const ny = normal[p + 1]!;
    const nz = normal[p + 2]!;
    const nv = clamp(nz, 0.05, 1);
    const figure = figureAt(material, position[p]!, position[p + 1]!, position[p + 2]!, seed);
    const open = light.open[i]!;
    const dusty = clamp(1.15 - open * 1.5, 0, 1);
    // the scene mirrored in the surface
    const rz = 2 * nz * nz - 1;
    surroundings(2 * nz * nx, 2 * nz * ny, rz, sky);
    const edge = (1 - nv) ** 5;
    for (let c = 0; c < 3; c++) {
      const own = (material.colour[c]! + (material.hollow[c]! - material.colour[c]!) * dusty) * figure;
      out.data[p + c] =
        own * light.ambient[p + c]! * ambient +
        (material.mirror[c]! + (1 - material.mirror[c]!) * edge * (1 - material.rough) * 0.6) *
          sky[c]! *
          ambient *
          open;
    }
    for (let l = 0; l < lamps.length; l++) {
      const share = light.lamps[l]![i]!;
      if (share === 0) continue;
      const { towards, colour, mask } = lamps[l]!;
      const nl = nx * towards[0] + ny * towards[1] + nz * towards[2];
      if (nl <= 0) continue;
      const hx = towards[0];
      const hy = towards[1];
      const hz = towards[2] + 1;
      const nh = clamp((nx * hx + ny * hy + nz * hz) / (Math.sqrt(hx * hx + hy * hy + hz * hz) || 1), 0, 1);
      const shine = glint(nl, nv, nh, Math.min(1, material.rough + lamps[l]!.size * 0.3));
      const through = share * (mask ? mask(position[p]!, position[p + 1]!, position[p + 2]!) : 1);
      for (let c = 0; c < 3; c++) {
        const own = (material.colour[c]! + (material.hollow[c]! - material.colour[c]!) * dusty) * figure;
        out.data[p + c] =
          out.data[p + c]! + colour[c]! * through * (own * nl + (material.mirror as Rgb)[c]! * shine);
      }
    }
  }
  return out;
}
