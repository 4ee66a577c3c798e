import * as z from "zod";
import { LIKENESS_CONSENT_VERSION } from "#schema/accounts/consent.ts";
import type { createEditInput } from "#schema/pictures/edits.ts";
import { sourcePictureShape } from "#web/features/shared/source-picture/source-picture-shape.ts";
import { keptValue } from "#web/lib/storage.ts";
import { type FoundFace, middleOf } from "./faces/found-face.ts";

const draftShape = z.object({
  /** Whose face it is. */
  face: sourcePictureShape.nullable().catch(null),
  /** The picture that receives it. */
  picture: sourcePictureShape.nullable().catch(null),
  hair: z.enum(["picture", "face"]).catch("picture"),
});
/** `consent` is asked for anew each time, so it is never kept. */
export type SwapDraft = z.infer<typeof draftShape> & { consent: boolean };

const kept = keptValue("sessionStorage", "likeness.face-swap", (value) => draftShape.parse(value));

/** What was chosen, kept in this tab through reloads and checkouts. */
export const readDraft = (): SwapDraft => ({ ...(kept.read() ?? draftShape.parse({})), consent: false });

export const writeDraft = (draft: SwapDraft): void => kept.write(draftShape.parse(draft));

/** The chosen face of a picture. */
export interface ChosenFace {
  face: FoundFace;
  /** Faces in the picture. */
  total: number;
}

/** Where a face is, told only where there is more than one. */
const placeOf = (chosen: ChosenFace | null) =>
  chosen && chosen.total > 1 ? middleOf(chosen.face) : undefined;

/** The draft as it is sent, to be checked against its schema. */
export function inputOf(
  draft: SwapDraft,
  { face, picture }: { face: ChosenFace | null; picture: ChosenFace | null },
  requestKey: string,
): z.input<typeof createEditInput> {
  const [faceAt, pictureAt] = [placeOf(face), placeOf(picture)];
  return {
    requestKey,
    operation: "face-swap",
    inputs: {
      face: draft.face ? [draft.face.source] : [],
      image: draft.picture ? [draft.picture.source] : [],
    },
    options: { hair: draft.hair, ...(faceAt && { faceAt }), ...(pictureAt && { pictureAt }) },
    ...(draft.consent && { consent: LIKENESS_CONSENT_VERSION }),
  };
}
