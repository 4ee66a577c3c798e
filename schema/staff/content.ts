import * as z from "zod";

const id = z.string().min(1).max(128);

/** A theme, or a pack of one as "theme/pack": shown to people, or left out of every list and refused. */
export const setVisibleInput = z.object({ kind: z.enum(["theme", "pack"]), id, visible: z.boolean() });

/** All themes, or all packs of one theme, in the order they are to stand. */
export const setOrderInput = z.object({
  kind: z.enum(["theme", "pack"]),
  ids: z.array(id).min(1).max(200),
});

export interface PackRow {
  id: string;
  name: string;
  isPublic: boolean;
  /** Pictures people offered for it that are shown. */
  showcases: number;
}

export interface ThemeRow {
  id: string;
  name: string;
  isPublic: boolean;
  /** In the order they stand. */
  packs: PackRow[];
}
