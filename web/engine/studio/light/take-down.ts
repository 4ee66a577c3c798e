import { luminance } from "../../pixels/colour.ts";
import { clamp, type LightMap } from "../../pixels/image.ts";
import type { Frame } from "../frame/frame-shot.ts";
import { receivedLight } from "./fit-light.ts";
import type { PhotoLight } from "./photo-light.ts";
import type { Surface } from "./surface.ts";

/** Darkest and brightest a part may be made: opened further, shade shows its noise; closed further, skin looks ashen. */
const LEAST_GAIN = 0.72;
const MOST_GAIN = 1.9;
/** How far red and blue may be led away from the photo's own. */
const MOST_TINT = 0.14;
/** Share of even light mixed in where colours are compared: in deep shade the fit's are chance. */
const STEADY = 0.5;
/** Hair and clothes follow only so far, since which way they face is guessed. */
const BODY_SHARE = 0.45;

/**
 * Takes the photo's own light down on the person, in place: gains on the surface's grid are divided by what the photo's
 * light gave each part, raised to `amount`, 0 to 1. The face stays as bright on average.
 */
export function takeDownLight(
  gains: LightMap,
  surface: Surface,
  { irradiance, reference, range }: PhotoLight,
  { map, step }: Pick<Frame, "map" | "step">,
  amount: number,
): void {
  const [dark, bright] = range;
  const full = luminance(...reference);
  for (let i = 0; i < surface.z.data.length; i++) {
    const [px, py, z] = [surface.x.data[i]!, surface.y.data[i]!, surface.z.data[i]!];
    // the picture may be tilted and mirrored against the photo
    const x = (map[0] * px + map[1] * py) / step;
    const y = (map[3] * px + map[4] * py) / step;
    const received = receivedLight(irradiance, x, y, z);
    const level = luminance(...received);
    const known = clamp(level, dark, bright);
    const share = amount * (BODY_SHARE + (1 - BODY_SHARE) * surface.trust.data[i]!);
    const gain = clamp((full / known) ** share, LEAST_GAIN, MOST_GAIN);
    for (let c = 0; c < 3; c++) {
      const own = (Math.max(0, received[c]!) + STEADY * reference[c]!) / (Math.max(0, level) + STEADY * full);
      const tint = (reference[c]! / full / own) ** share;
      gains.data[i * 3 + c] = gains.data[i * 3 + c]! * gain * clamp(tint, 1 - MOST_TINT, 1 + MOST_TINT);
    }
  }
}
