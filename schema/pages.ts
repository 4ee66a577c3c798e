import * as z from "zod";

/** Cursor pages: newest first; `nextCursor` null at the end. */
export const pageInput = z.object({
  cursor: z.string().max(64).nullish(),
  limit: z.number().int().min(1).max(100).default(40),
});
export interface Page<T> {
  items: T[];
  nextCursor: string | null;
}
