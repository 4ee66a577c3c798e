import { gaussianBlur } from "../pixels/blur.ts";
import { createLightMap, type LightMap } from "../pixels/image.ts";
import { createRandom, hashOf } from "../pixels/random.ts";
import type { Canvas } from "./canvas.ts";
import { paintBokeh, paintFoliage } from "./paint-bokeh.ts";
import { paintBlocks, paintPanes, paintSkyline } from "./paint-buildings.ts";
import { paintCandles } from "./paint-candles.ts";
import { paintCastle } from "./paint-castle.ts";
import { paintCloister } from "./paint-cloister.ts";
import { paintDrape, paintSequins } from "./paint-cloth.ts";
import { paintArcs, paintSigil } from "./paint-energy.ts";
import { paintCurtain, paintSatin } from "./paint-fabric.ts";
import { paintCanopy, paintWoods } from "./paint-forest.ts";
import { paintForms } from "./paint-forms.ts";
import { paintLanes, paintPosts, paintWeights } from "./paint-gym.ts";
import { paintMoon, paintRays, paintStars } from "./paint-heavens.ts";
import { paintLamps } from "./paint-lamps.ts";
import { paintLens } from "./paint-lens.ts";
import { paintBeam, paintFloor, paintGlow, paintGradient, paintMottle, paintSmoke } from "./paint-light.ts";
import { paintMeadow } from "./paint-meadow.ts";
import { paintClouds, paintMountains, paintSea } from "./paint-nature.ts";
import { paintBlinds, paintRain, paintReflection, paintTubes } from "./paint-pattern.ts";
import { paintPeople } from "./paint-people.ts";
import { paintPlant } from "./paint-plant.ts";
import { paintPool } from "./paint-pool.ts";
import {
  paintArches,
  paintBottles,
  paintChequers,
  paintLockers,
  paintShelves,
  paintTiers,
} from "./paint-room.ts";
import { paintBalls, paintConfetti, paintFlowers } from "./paint-round.ts";
import { paintCumulus, paintPalms, paintShore } from "./paint-shore.ts";
import { paintSplash } from "./paint-splash.ts";
import { paintCrowd, paintLasers, paintMirrorball, paintSpots } from "./paint-stage.ts";
import { paintBricks, paintSpray, paintStreet } from "./paint-street.ts";
import { paintStrokes } from "./paint-strokes.ts";
import { paintSurface } from "./paint-surface.ts";
import { paintDapple, paintDressedFir, paintFirs, paintTrunks } from "./paint-trees.ts";
import { paintSlitSun, paintWallpaper, paintWireFloor } from "./paint-wallpaper.ts";
import type { Layer, Scene } from "./scene.ts";

const PAINTERS: { [K in Layer["kind"]]: (canvas: Canvas, layer: Extract<Layer, { kind: K }>) => void } = {
  gradient: paintGradient,
  glow: paintGlow,
  mottle: paintMottle,
  beam: paintBeam,
  smoke: paintSmoke,
  bokeh: paintBokeh,
  skyline: paintSkyline,
  mountains: paintMountains,
  sea: paintSea,
  clouds: paintClouds,
  foliage: paintFoliage,
  panes: paintPanes,
  blocks: paintBlocks,
  blinds: paintBlinds,
  tubes: paintTubes,
  rain: paintRain,
  reflection: paintReflection,
  floor: paintFloor,
  cloister: paintCloister,
  castle: paintCastle,
  arcs: paintArcs,
  sigil: paintSigil,
  curtain: paintCurtain,
  satin: paintSatin,
  canopy: paintCanopy,
  woods: paintWoods,
  lanes: paintLanes,
  posts: paintPosts,
  weights: paintWeights,
  moon: paintMoon,
  rays: paintRays,
  stars: paintStars,
  candles: paintCandles,
  lens: paintLens,
  meadow: paintMeadow,
  splash: paintSplash,
  people: paintPeople,
  forms: paintForms,
  lamps: paintLamps,
  plant: paintPlant,
  pool: paintPool,
  strokes: paintStrokes,
  surface: paintSurface,
  drape: paintDrape,
  sequins: paintSequins,
  shelves: paintShelves,
  bottles: paintBottles,
  lockers: paintLockers,
  arches: paintArches,
  chequers: paintChequers,
  tiers: paintTiers,
  balls: paintBalls,
  flowers: paintFlowers,
  confetti: paintConfetti,
  cumulus: paintCumulus,
  shore: paintShore,
  palms: paintPalms,
  spots: paintSpots,
  lasers: paintLasers,
  mirrorball: paintMirrorball,
  crowd: paintCrowd,
  street: paintStreet,
  bricks: paintBricks,
  spray: paintSpray,
  firs: paintFirs,
  "dressed-fir": paintDressedFir,
  trunks: paintTrunks,
  dapple: paintDapple,
  wallpaper: paintWallpaper,
  "wire-floor": paintWireFloor,
  "slit-sun": paintSlitSun,
  defocus: ({ map }, { radius }) => gaussianBlur(map.data, map.width, map.height, 3, radius * map.height),
};

function paintLayer(canvas: Canvas, layer: Layer): void {
  // the table's types guarantee that a kind meets its own painter, which the compiler cannot follow through the index
  (PAINTERS[layer.kind] as (canvas: Canvas, layer: Layer) => void)(canvas, layer);
}

function flipSideways(map: LightMap): void {
  for (let y = 0; y < map.height; y++) {
    const row = y * map.width;
    for (let x = 0; x < map.width >> 1; x++) {
      const a = (row + x) * 3;
      const b = (row + map.width - 1 - x) * 3;
      for (let c = 0; c < 3; c++) {
        const kept = map.data[a + c]!;
        map.data[a + c] = map.data[b + c]!;
        map.data[b + c] = kept;
      }
    }
  }
}

/** Paints a scene; the seed moves what may move. `flip` swaps left and right. */
export function paintBackdrop(
  scene: Scene,
  seed: number,
  width: number,
  height: number,
  flip: boolean,
): LightMap {
  const map = createLightMap(width, height);
  for (const [index, layer] of scene.layers.entries()) {
    const layerSeed = hashOf(scene.name, seed, index);
    paintLayer({ map, random: createRandom(layerSeed), seed: layerSeed & 0xffff }, layer);
  }
  if (flip) flipSideways(map);
  return map;
}
