import * as z from "zod";
import { keptValue } from "#web/lib/storage.ts";
import type { Storyboard } from "./storyboard.ts";

// words too long or missing are a draft as well
const boardShape = z.custom<Storyboard>(
  (value) => typeof value === "object" && value !== null && "scenes" in value && Array.isArray(value.scenes),
);
const shape = z.object({ board: boardShape, before: boardShape });

/** Changes to a storyboard that are not saved yet, kept in this tab through reloads and checkouts. */
export function unsavedStoryboard(id: string) {
  const kept = keptValue("sessionStorage", `likeness.storyboard.${id}`, (value) => shape.parse(value));
  return {
    /** Null where there are none, or the storyboard was saved elsewhere since. */
    read(now: Storyboard): Storyboard | null {
      const found = kept.read();
      return found && JSON.stringify(found.before) === JSON.stringify(now) ? found.board : null;
    },
    write: kept.write,
  };
}
