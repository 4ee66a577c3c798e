import * as z from "zod";
import { TALKING_HEAD_QUALITIES } from "#schema/videos/talking-head.ts";
import { sourcePictureShape } from "#web/features/shared/source-picture/source-picture-shape.ts";
import { keptValue } from "#web/lib/storage.ts";

/** What is said: a recording that is stored, and how long it is by its own file; `isNew`: it was sent for this. */
const said = z.object({
  audioId: z.string(),
  url: z.string(),
  seconds: z.number(),
  name: z.string(),
  isNew: z.boolean().catch(false),
});
export type Said = z.infer<typeof said>;

const draftShape = z.object({
  pictures: z.array(sourcePictureShape).max(1).catch([]),
  said: said.nullable().catch(null),
  quality: z.enum(TALKING_HEAD_QUALITIES).catch("MEDIUM"),
  prompt: z.string().catch(""),
});

const kept = keptValue("sessionStorage", "likeness.talking-head", (value) => draftShape.parse(value));

/** What stands in the form; consent is asked anew each time. */
export const readDraft = () => ({ ...(kept.read() ?? draftShape.parse({})), consent: false });
export type TalkingHeadDraft = ReturnType<typeof readDraft>;

/** Kept in this tab through reloads and checkouts. */
export const writeDraft = ({ consent: _, ...draft }: TalkingHeadDraft): void => kept.write(draft);
