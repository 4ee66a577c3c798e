import type { CandlesLayer } from "./paint-candles.ts";
import type { CastleLayer } from "./paint-castle.ts";
import type { CloisterLayer } from "./paint-cloister.ts";
import type { ClothLayer } from "./paint-cloth.ts";
import type { ArcsLayer, SigilLayer } from "./paint-energy.ts";
import type { CurtainLayer, SatinLayer } from "./paint-fabric.ts";
import type { CanopyLayer, WoodsLayer } from "./paint-forest.ts";
import type { FormsLayer } from "./paint-forms.ts";
import type { LanesLayer, PostsLayer, WeightsLayer } from "./paint-gym.ts";
import type { MoonLayer, RaysLayer, StarsLayer } from "./paint-heavens.ts";
import type { LampsLayer } from "./paint-lamps.ts";
import type { LensLayer } from "./paint-lens.ts";
import type { MeadowLayer } from "./paint-meadow.ts";
import type { PeopleLayer } from "./paint-people.ts";
import type { PlantLayer } from "./paint-plant.ts";
import type { PoolLayer } from "./paint-pool.ts";
import type { RoomLayer } from "./paint-room.ts";
import type { RoundLayer } from "./paint-round.ts";
import type { ShoreLayer } from "./paint-shore.ts";
import type { SplashLayer } from "./paint-splash.ts";
import type { StageLayer } from "./paint-stage.ts";
import type { StreetLayer } from "./paint-street.ts";
import type { StrokesLayer } from "./paint-strokes.ts";
import type { SurfaceLayer } from "./paint-surface.ts";
import type { TreeLayer } from "./paint-trees.ts";
import type { WallpaperLayer } from "./paint-wallpaper.ts";

/** Lengths are shares of the picture's height; x runs from -0.5 to 0.5 of its width, y from 0 (top) to 1. */
export type Range = readonly [number, number];

/** One step in painting a backdrop. Colours are `#rrggbb`; strength 1 is paper white, lamps go far above. */
export type Layer =
  | PeopleLayer
  | FormsLayer
  | LampsLayer
  | LensLayer
  | PlantLayer
  | PoolLayer
  | StrokesLayer
  | SurfaceLayer
  /** Fills the picture: colours from top to bottom, evenly spaced or at `stops`. */
  | { kind: "gradient"; colours: readonly string[]; stops?: readonly number[]; strength?: number }
  /** A soft pool of light; `jitter` moves it about. */
  | { kind: "glow"; x: number; y: number; radius: number; colour: string; strength: number; jitter?: number }
  /** Cloudy unevenness, as on a painted canvas. */
  | { kind: "mottle"; size: number; amount: number }
  /** Drifting smoke or mist, thicker around height `y`. */
  | { kind: "smoke"; y: number; spread: number; size: number; colour: string; strength: number }
  /** A shaft of light from (x, y) downwards; `lean` is its slope. */
  | { kind: "beam"; x: number; y: number; lean: number; width: number; colour: string; strength: number }
  /** Lights out of focus. `flatten` below 1 squeezes them, as reflections are. */
  | {
      kind: "bokeh";
      count: number;
      area: readonly [number, number, number, number];
      radius: Range;
      colours: readonly string[];
      strength: Range;
      arrange?: "scatter" | "string" | "columns" | "ladder";
      clear?: number;
    }
  /** Houses against the sky, `rows` of them from far to near; windows light up by chance. */
  | {
      kind: "skyline";
      base: number;
      height: Range;
      width: Range;
      rows: number;
      far: string;
      near: string;
      windows?: { colours: readonly string[]; share: number; strength: number };
    }
  /** Ridges from far to near. */
  | {
      kind: "mountains";
      base: number;
      height: number;
      ridges: number;
      far: string;
      near: string;
      rough?: number;
    }
  /** Water below `horizon`, with a path of glitter under a light at `x`. */
  | { kind: "sea"; horizon: number; far: string; near: string; glint: string; x: number; strength: number }
  /** Streaky clouds between two heights. */
  | { kind: "clouds"; area: Range; colour: string; strength: number; size: number; cover: number }
  /** Leaves and branches out of focus, drawn over what is behind. */
  | {
      kind: "foliage";
      area: readonly [number, number, number, number];
      colours: readonly string[];
      count: number;
      size: Range;
    }
  /** A window: bright panes between bars. */
  | {
      kind: "panes";
      area: readonly [number, number, number, number];
      columns: number;
      rows: number;
      bar: number;
      top: string;
      bottom: string;
      strength: number;
    }
  /** Plain shapes, such as shelves, frames, furniture or awnings. */
  | {
      kind: "blocks";
      area: readonly [number, number, number, number];
      count: number;
      width: Range;
      height: Range;
      colours: readonly string[];
    }
  /** Light through a blind, thrown on a wall as leaning slats. */
  | {
      kind: "blinds";
      area: readonly [number, number, number, number];
      slats: number;
      lean: number;
      colour: string;
      strength: number;
      fill: number;
    }
  /** Tubes of light. */
  | {
      kind: "tubes";
      count: number;
      area: readonly [number, number, number, number];
      length: Range;
      thickness: number;
      colours: readonly string[];
      strength: Range;
      direction: "upright" | "level" | "frames" | "converge";
    }
  /** Thin falling streaks. */
  | { kind: "rain"; count: number; length: number; lean: number; strength: number }
  /** Mirrors what stands above `horizon` into the ground below it, smeared downwards. */
  | { kind: "reflection"; horizon: number; strength: number; ripple: number; colour: string }
  /** Darkens or lightens towards the bottom, as a floor or table does. */
  | { kind: "floor"; y: number; colour: string; softness: number; cover: number }
  /** Puts all that is painted so far out of focus; what comes later stands nearer. */
  | { kind: "defocus"; radius: number }
  | CloisterLayer
  | CastleLayer
  | ArcsLayer
  | SigilLayer
  | CurtainLayer
  | SatinLayer
  | CanopyLayer
  | WoodsLayer
  | LanesLayer
  | PostsLayer
  | WeightsLayer
  | MoonLayer
  | RaysLayer
  | StarsLayer
  | CandlesLayer
  | MeadowLayer
  | SplashLayer
  | ClothLayer
  | RoomLayer
  | RoundLayer
  | ShoreLayer
  | StageLayer
  | StreetLayer
  | TreeLayer
  | WallpaperLayer;

export interface Scene {
  name: string;
  layers: readonly Layer[];
  /** Where the scene's own light stands, -1 left to 1 right; the key light comes from there. */
  light?: number;
  /** Stripes of light across the person too, as through a blind, 0 to 1. */
  slats?: number;
}
