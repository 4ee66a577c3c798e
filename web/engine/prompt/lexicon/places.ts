import { HOMES_AND_WORLDS } from "./places/homes-and-worlds.ts";
import { LANDSCAPES } from "./places/landscapes.ts";
import { TOWN } from "./places/town.ts";
import { WORK_AND_PLAY } from "./places/work-and-play.ts";

/** Where somebody can stand. */
export const PLACES = {
  ...LANDSCAPES,
  ...TOWN,
  ...WORK_AND_PLAY,
  ...HOMES_AND_WORLDS,
};
