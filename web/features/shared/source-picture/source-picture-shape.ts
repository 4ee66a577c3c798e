import * as z from "zod";

/** A chosen picture as the drafts of forms keep it. */
export const sourcePictureShape = z.object({
  source: z.object({ kind: z.enum(["upload", "picture", "edit"]), id: z.string(), position: z.number() }),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});
