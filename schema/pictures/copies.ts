import * as z from "zod";
import type { SourceType } from "./ai-marking.ts";
import { editSource } from "./edits.ts";

/** Saved copies of one account. */
export const MAX_COPIES = 2000;

/** The query of POST /api/copies; its body is the file itself, a JPEG or PNG. */
export const copyInput = z.object({
  /** Made by the client once per attempt; the same again is the copy it already made. */
  id: z.uuid(),
  /** What was adjusted, as `kind` and `from`; left out: a picture that was on the device alone. */
  kind: editSource.shape.kind.optional(),
  from: editSource.shape.id.optional(),
  position: z.coerce.number().default(0).pipe(editSource.shape.position.unwrap()),
});

/** Written with a copy: what its file says of itself, so that copies of it say the same. */
export interface CopyOptions extends Record<string, unknown> {
  mark: SourceType | null;
}
