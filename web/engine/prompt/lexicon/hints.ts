import { ACTIVITIES } from "./hints/activities.ts";
import { CHARACTERS } from "./hints/characters.ts";
import { CLOTHES_AND_DRINKS } from "./hints/clothes-and-drinks.ts";
import type { Hint } from "./hints/hint.ts";
import { JOBS } from "./hints/jobs.ts";

/** What cannot be shown, but tells where its picture is at home. It is named as left out. */
export const HINTS: readonly Hint[] = [...ACTIVITIES, ...JOBS, ...CLOTHES_AND_DRINKS, ...CHARACTERS];
