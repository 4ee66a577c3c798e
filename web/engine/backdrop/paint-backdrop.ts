import { gaussianBlur } from "../pixels/blur.ts";
import { createLightMap, type LightMap } from "../pixels/image.ts";
import { createRandom, hashOf } from "../pixels/random.ts";
import type { Canvas } from "./canvas.ts";
import { paintBokeh, paintFoliage } from "./light/paint-bokeh.ts";
import { paintCandles } from "./light/paint-candles.ts";
import { paintArcs, paintSigil } from "./light/paint-energy.ts";
import { paintLamps } from "./light/paint-lamps.ts";
import { paintLens } from "./light/paint-lens.ts";
import {
  paintBeam,
  paintFloor,
  paintGlow,
  paintGradient,
  paintMottle,
  paintSmoke,
} from "./light/paint-light.ts";
import { paintBlinds, paintRain, paintReflection, paintTubes } from "./light/paint-pattern.ts";
import { paintCanopy, paintWoods } from "./nature/paint-forest.ts";
import { paintMoon, paintRays, paintStars } from "./nature/paint-heavens.ts";
import { paintClouds, paintMountains } from "./nature/paint-nature.ts";
import { paintPlant } from "./nature/paint-plant.ts";
import { paintDapple, paintDressedFir, paintFirs, paintTrunks } from "./nature/paint-trees.ts";
import { paintDunes } from "./outdoors/paint-dunes.ts";
import { paintField } from "./outdoors/paint-field.ts";
import { paintLeaves } from "./outdoors/paint-leaves.ts";
import { paintPalms } from "./outdoors/paint-palms.ts";
import { paintRidges } from "./outdoors/paint-ridges.ts";
import { paintSand } from "./outdoors/paint-sand.ts";
import { paintSky } from "./outdoors/paint-sky.ts";
import { paintWater } from "./outdoors/paint-water.ts";
import { paintBlocks, paintPanes, paintSkyline } from "./places/paint-buildings.ts";
import { paintCastle } from "./places/paint-castle.ts";
import { paintCloister } from "./places/paint-cloister.ts";
import { paintLanes, paintPosts, paintWeights } from "./places/paint-gym.ts";
import { paintPeople } from "./places/paint-people.ts";
import { paintPool } from "./places/paint-pool.ts";
import {
  paintArches,
  paintBottles,
  paintChequers,
  paintLockers,
  paintShelves,
  paintTiers,
} from "./places/paint-room.ts";
import { paintCrowd, paintLasers, paintMirrorball, paintSpots } from "./places/paint-stage.ts";
import { paintBricks, paintSpray, paintStreet } from "./places/paint-street.ts";
import type { Layer, Scene } from "./scene.ts";
import { paintDrape, paintSequins } from "./surfaces/paint-cloth.ts";
import { paintCurtain, paintSatin } from "./surfaces/paint-fabric.ts";
import { paintForms } from "./surfaces/paint-forms.ts";
import { paintBalls, paintConfetti, paintFlowers } from "./surfaces/paint-round.ts";
import { paintSplash } from "./surfaces/paint-splash.ts";
import { paintStrokes } from "./surfaces/paint-strokes.ts";
import { paintSurface } from "./surfaces/paint-surface.ts";
import { paintWallpaper } from "./surfaces/paint-wallpaper.ts";

const PAINTERS: { [K in Layer["kind"]]: (canvas: Canvas, layer: Extract<Layer, { kind: K }>) => void } = {
  sky: paintSky,
  water: paintWater,
  sand: paintSand,
  ridges: paintRidges,
  dunes: paintDunes,
  field: paintField,
  leaves: paintLeaves,
  gradient: paintGradient,
  glow: paintGlow,
  mottle: paintMottle,
  beam: paintBeam,
  smoke: paintSmoke,
  bokeh: paintBokeh,
  skyline: paintSkyline,
  mountains: paintMountains,
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
  defocus: ({ map }, { radius }) => gaussianBlur(map.data, map.width, map.height, 3, radius * map.height),
};

function paintLayer(canvas: Canvas, layer: Layer): void {
  // the table's types guarantee that a kind meets its own painter, which the compiler cannot follow through the index
  (PAINTERS[layer.kind] as (canvas: Canvas, layer: Layer) => void)(canvas, layer);
}

/** Swaps left and right, in place. */
export function flipSideways(map: LightMap): void {
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
