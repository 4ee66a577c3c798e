import { dimAcross, paintBackdrop } from "../backdrop/paint-backdrop.ts";
import { MESH, meshCentre } from "../face/face-mesh.ts";
import type { Identity } from "../identity/view.ts";
import { applyAffine, invertAffine } from "../pixels/affine.ts";
import type { Image } from "../pixels/image.ts";
import { createRandom, hashOf } from "../pixels/random.ts";
import { chooseView } from "./choose-view.ts";
import { type FrameWishes, frameShot } from "./frame-shot.ts";
import { gradePicture } from "./grade.ts";
import { addRims, placeFigure } from "./place-figure.ts";
import type { StudioRecipe } from "./recipe.ts";
import { addGels, relight, throwSlats } from "./relight.ts";
import { sampleView } from "./sample-view.ts";
import type { Shot } from "./shot.ts";
import { balanceGains } from "./skin-tone.ts";
import { surfaceOf } from "./surface.ts";

export interface PortraitOrder {
  identity: Identity;
  recipe: StudioRecipe;
  /** Which of the recipe's scenes; higher numbers go round. */
  scene: number;
  shot: Shot;
  /** Same seed, same picture. Four seeds in a row are told apart by light, place and layout. */
  seed: number;
  width: number;
  height: number;
}

/** What consecutive seeds do differently: where the light is, where the person stands, how tight, which way round. */
const TURNS = [
  { light: -1, place: 0.15, zoom: 0.98, flip: false, mirror: false, falloff: 0.15 },
  { light: 1, place: -1, zoom: 1.2, flip: true, mirror: false, falloff: 0.9 },
  { light: -1, place: 1, zoom: 1.1, flip: true, mirror: false, falloff: -0.75 },
  { light: 1, place: -0.1, zoom: 1.04, flip: false, mirror: true, falloff: -0.3 },
] as const;

/** Frames for a tight photo, spread evenly over what is possible (R2 sequence) by scene and seed. */
function spreadOf(scene: number, seed: number): FrameWishes["spread"] {
  const n = (scene % 5) * TURNS.length + (Math.abs(seed) % TURNS.length);
  const part = (step: number) => (0.5 + n * step) % 1;
  return {
    zoom: 1 + 0.42 * part(0.7549),
    offset: 0.34 * (part(0.5698) - 0.5),
    drop: 0.16 * (part(0.382) - 0.45),
    mirror: (scene + seed) % 2 === 1,
  };
}

/** Makes one studio portrait: the same order gives the same bytes on every machine. */
export function composePortrait(order: PortraitOrder): Image {
  const { identity, recipe, shot, width, height } = order;
  const scene = recipe.scenes[order.scene % recipe.scenes.length]!;
  const seed = hashOf(recipe.slug, order.scene, shot, order.seed);
  const random = createRandom(seed);
  const turn = TURNS[Math.abs(order.seed) % TURNS.length]!;
  // writing on clothes reads backwards in a mirror: only where there is little else to vary
  const mirror = turn.mirror !== (order.scene % 5 === 2) && identity.views.length < 3;
  const view = chooseView(identity, shot, Math.abs(order.seed) + order.scene * 3);
  const frame = frameShot(
    view,
    shot,
    {
      offset: recipe.offset * (turn.place + random.between(-0.25, 0.25)),
      zoom: turn.zoom * random.between(0.96, 1.04),
      drop: random.between(-0.025, 0.035),
      tilt: (random.between(-1.6, 1.6) * Math.PI) / 180,
      mirror,
      spread: spreadOf(order.scene, order.seed),
    },
    width,
    height,
  );
  // a turned head looks right only when lit from the side it looks to
  const facing = Math.abs(view.pose.yaw) > 22 ? Math.sign(view.pose.yaw) * (frame.mirror ? -1 : 1) : 0;
  const direction = facing || (scene.light ? scene.light * (turn.flip ? -1 : 1) : turn.light);
  const figure = sampleView(view, frame, width, height);
  const gains = balanceGains(view, recipe.skin * random.between(0.94, 1.06));
  const { data } = figure.light;
  for (let i = 0; i < data.length; i++) data[i] = data[i]! * gains[i % 3]!;
  const surface = surfaceOf(view, frame, figure.matte);
  const eyes = meshCentre(view.mesh, [...MESH.leftEye, ...MESH.rightEye]);
  const face = applyAffine(invertAffine(frame.map), eyes.x, eyes.y);
  const key = { ...recipe.key, side: recipe.key.side * random.between(0.85, 1.15) };
  relight(figure.light, surface, key, direction, face.y);
  if (recipe.gels) addGels(figure.light, surface, recipe.gels, direction);
  if (scene.slats) {
    const lean = direction * random.between(0.12, 0.3);
    throwSlats(figure.light, surface, scene.slats, lean, random.between(0, 2 * Math.PI), face);
  }
  addRims(figure, recipe.rims, direction, surface.faceSize);
  const backdrop = paintBackdrop(scene, seed, Math.ceil(width / 2), Math.ceil(height / 2), turn.flip);
  dimAcross(backdrop, (turn.falloff + random.between(-0.1, 0.1)) * Math.PI);
  const light = placeFigure(figure, backdrop, recipe.spill, surface.faceSize);
  const grade = { ...recipe.grade, exposure: recipe.grade.exposure + random.between(-0.12, 0.12) };
  return gradePicture(light, grade, seed);
}
