import { MESH, meshPoint } from "../face/face-mesh.ts";
import type { Face } from "../face/trace-faces.ts";
import { blurredPlane } from "../pixels/blur.ts";
import { likelihood, modelColours, SKIN_SPREAD, usualColour } from "../pixels/colour-model.ts";
import { cutImage } from "../pixels/cut-image.ts";
import { guideBy, guidedFilter } from "../pixels/guided-filter.ts";
import { createPlane, type Image, type Plane, smoothstep } from "../pixels/image.ts";
import type { Oklab } from "../pixels/oklab.ts";
import { resizePlane } from "../pixels/resample.ts";
import { areaAround, type Coarse, coarse, cropPlane } from "./head-area.ts";
import { type Frame, growsAt, headFrame } from "./head-frame.ts";

/** Colours are compared at so many pixels across. */
const LOOKED_AT = 300;
/** A head without so much above the forehead, in squared face lengths, shows no hair that could be dyed. */
const LEAST_HAIR = 0.05;
/** A colour so near to the skin's, and no darker than by so much, is skin: ears and scalps are no hair. */
const SKIN_COLOUR = 0.03;
const DARKER = 0.2;
/** Fewer pixels above the forehead tell nothing. */
const LEAST_CROWN = 40;
/** What of a head's top must be another colour than skin. */
const LEAST_SHARE = 0.2;

/** The hair of one person: a part of their matte, by where hair grows and by its colours. Null where none is seen. */
export function hairMask(photo: Image, matte: Plane, face: Face): Plane | null {
  const [forehead, chin] = [meshPoint(face.mesh, MESH.forehead), meshPoint(face.mesh, MESH.chin)];
  const length = Math.hypot(chin.x - forehead.x, chin.y - forehead.y);
  const area = areaAround(photo, forehead, chin, length);
  const image = cutImage(photo, area);
  const inside = cropPlane(matte, area);
  const scale = Math.min(1, LOOKED_AT / area.width);
  const size = { width: Math.round(area.width * scale), height: Math.round(area.height * scale) };
  const small = coarse(image, inside, size);
  const frame = headFrame(face, { x: area.left, y: area.top }, scale, size);
  const guess = hairiness(small, frame);
  if (!guess) return null;
  const hung = hangingTogether(guess, frame, size);
  const total = hung.data.reduce((sum, value) => sum + value, 0);
  if (total < LEAST_HAIR * (length * scale) ** 2) return null;
  // eyes and brows are as dark as hair, and are none
  const features = {
    ...frame.oval,
    data: frame.oval.data.map((value, i) => (value > 0.5 && frame.along[i]! > 0.22 ? 1 : 0)),
  };
  const spared = resizePlane(blurredPlane(features, 2), area.width, area.height);
  const wide = guidedFilter(guideBy(image, 2), hung, { radius: length * 0.05, epsilon: 6e-4 });
  const out = createPlane(photo.width, photo.height);
  for (let y = 0, at = 0; y < area.height; y++)
    for (let x = 0; x < area.width; x++, at++)
      out.data[(area.top + y) * photo.width + area.left + x] =
        smoothstep(0.18, 0.82, wide.data[at]!) * inside.data[at]! * smoothstep(0.98, 0.7, spared.data[at]!);
  return out;
}

function hairiness({ colours, matte, width, height }: Coarse, { across, along, oval }: Frame): Plane | null {
  const face = blurredPlane(oval, 0.03 * width);
  const pick = (test: (i: number) => boolean) => colours.filter((_, i) => matte[i]! > 0.85 && test(i));
  const skin = modelColours(
    pick((i) => face.data[i]! > 0.9 && along[i]! > 0.42 && along[i]! < 0.66 && Math.abs(across[i]!) < 0.3),
    SKIN_SPREAD,
  );
  if (!skin) return null;
  const usual = usualColour(skin);
  const isBare = ([light, a, b]: Oklab) =>
    light > usual[0] - DARKER && Math.hypot(a - usual[1], b - usual[2]) < SKIN_COLOUR;
  const beside = (i: number) => Math.abs(across[i]!);
  const top = pick((i) => face.data[i]! < 0.05 && along[i]! < -0.04 && along[i]! > -0.5 && beside(i) < 0.42);
  const crown = top.filter((colour) => !isBare(colour));
  if (crown.length < Math.max(LEAST_CROWN, LEAST_SHARE * top.length)) return null;
  // where hair is long, what falls beside the face has other colours than its roots
  const sides = pick(
    (i) =>
      face.data[i]! < 0.03 && along[i]! > 0.1 && along[i]! < 0.95 && beside(i) < 0.62 && !isBare(colours[i]!),
  );
  const hair = modelColours([...crown, ...sides]);
  if (!hair) return null;
  const clothes = modelColours(
    pick((i) => along[i]! > 1.25 && (beside(i) > 0.8 || (along[i]! > 1.5 && beside(i) < 0.3))),
  );
  const out = createPlane(width, height);
  for (let i = 0; i < matte.length; i++) {
    if (matte[i]! < 0.02) continue;
    const prior = growsAt(across[i]!, along[i]!, face.data[i]!);
    const isHair = prior.hair * likelihood(hair, colours[i]!);
    const isSkin = prior.skin * likelihood(skin, colours[i]!);
    const isCloth = prior.cloth * (clothes ? likelihood(clothes, colours[i]!) : 0.05);
    out.data[i] = isHair / (isHair + isSkin + isCloth + 1e-9);
  }
  return blurredPlane(out, 0.8);
}

/** What hangs together with the top of the head. */
function hangingTogether(guess: Plane, { across, along }: Frame, { width }: { width: number }): Plane {
  const reached = new Uint8Array(guess.data.length);
  const open: number[] = [];
  for (let i = 0; i < reached.length; i++) {
    if (along[i]! > -0.02 || Math.abs(across[i]!) > 0.5 || guess.data[i]! < 0.5) continue;
    reached[i] = 1;
    open.push(i);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (reached[next] !== 0 || !((guess.data[next] ?? 0) >= 0.45)) continue;
      reached[next] = 1;
      open.push(next);
    }
  }
  const near = blurredPlane({ ...guess, data: Float32Array.from(reached) }, 1.5);
  return { ...guess, data: guess.data.map((value, i) => value * smoothstep(0.02, 0.25, near.data[i]!)) };
}
