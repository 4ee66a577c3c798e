import type { BokehLayer } from "./light/paint-bokeh.ts";
import type { CandlesLayer } from "./light/paint-candles.ts";
import type { ArcsLayer, SigilLayer } from "./light/paint-energy.ts";
import type { LampsLayer } from "./light/paint-lamps.ts";
import type { LensLayer } from "./light/paint-lens.ts";
import type { LightLayer } from "./light/paint-light.ts";
import type { PatternLayer } from "./light/paint-pattern.ts";
import type { CanopyLayer, WoodsLayer } from "./nature/paint-forest.ts";
import type { MoonLayer, RaysLayer, StarsLayer } from "./nature/paint-heavens.ts";
import type { NatureLayer } from "./nature/paint-nature.ts";
import type { PlantLayer } from "./nature/paint-plant.ts";
import type { TreeLayer } from "./nature/paint-trees.ts";
import type { DunesLayer } from "./outdoors/paint-dunes.ts";
import type { FieldLayer } from "./outdoors/paint-field.ts";
import type { LeavesLayer } from "./outdoors/paint-leaves.ts";
import type { PalmsLayer } from "./outdoors/paint-palms.ts";
import type { RidgesLayer } from "./outdoors/paint-ridges.ts";
import type { SandLayer } from "./outdoors/paint-sand.ts";
import type { SkyLayer } from "./outdoors/paint-sky.ts";
import type { WaterLayer } from "./outdoors/paint-water.ts";
import type { BuildingLayer } from "./places/paint-buildings.ts";
import type { CastleLayer } from "./places/paint-castle.ts";
import type { CloisterLayer } from "./places/paint-cloister.ts";
import type { LanesLayer, PostsLayer, WeightsLayer } from "./places/paint-gym.ts";
import type { PeopleLayer } from "./places/paint-people.ts";
import type { PoolLayer } from "./places/paint-pool.ts";
import type { RoomLayer } from "./places/paint-room.ts";
import type { StageLayer } from "./places/paint-stage.ts";
import type { StreetLayer } from "./places/paint-street.ts";
import type { ClothLayer } from "./surfaces/paint-cloth.ts";
import type { CurtainLayer, SatinLayer } from "./surfaces/paint-fabric.ts";
import type { FormsLayer } from "./surfaces/paint-forms.ts";
import type { RoundLayer } from "./surfaces/paint-round.ts";
import type { SplashLayer } from "./surfaces/paint-splash.ts";
import type { StrokesLayer } from "./surfaces/paint-strokes.ts";
import type { SurfaceLayer } from "./surfaces/paint-surface.ts";
import type { WallpaperLayer } from "./surfaces/paint-wallpaper.ts";

/**
 * One step in painting a backdrop. Lengths are shares of the picture's height; x runs from -0.5 to 0.5 of its width, y
 * from 0 (top) to 1. Colours are `#rrggbb`; strength 1 is paper white, lamps go far above.
 */
export type Layer =
  | SkyLayer
  | WaterLayer
  | SandLayer
  | RidgesLayer
  | DunesLayer
  | FieldLayer
  | LeavesLayer
  | PeopleLayer
  | FormsLayer
  | LampsLayer
  | LensLayer
  | PlantLayer
  | PoolLayer
  | StrokesLayer
  | SurfaceLayer
  | LightLayer
  | BokehLayer
  | BuildingLayer
  | NatureLayer
  | PatternLayer
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
  | SplashLayer
  | ClothLayer
  | RoomLayer
  | RoundLayer
  | PalmsLayer
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
