import { FACE_KEEPS, type FaceKeep } from "#schema/operations/face-reference.ts";
import { FACE_STRENGTH } from "#schema/pictures/pictures.ts";
import { LikenessConsent } from "#web/features/shared/edits/likeness-consent.tsx";
import { SourcePictures } from "#web/features/shared/source-picture/source-pictures.tsx";
import { UploadsKept } from "#web/features/shared/source-picture/uploads-kept.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import { RangeField } from "#web/ui/forms/range-field.tsx";
import type { GeneratorDraft } from "../draft.ts";

type Props = {
  draft: Pick<GeneratorDraft, "face" | "faceStrength" | "faceKeep">;
  onChange: (input: Partial<GeneratorDraft>) => void;
  errors: Readonly<Record<string, string>>;
  consent: boolean;
  onConsent: (consent: boolean) => void;
};

function meaningOf(strength: number): string {
  if (strength < 0.8) return "Freer: your words come first";
  if (strength <= 1.05) return "Balanced";
  return "Closer: the face comes first";
}

const KEEPS = {
  face: { label: "The whole face", hint: "Features, expression and skin stay those of the photo." },
  features: {
    label: "Features alone",
    hint: "Who it is stays; expression, make-up and style follow your words.",
  },
} as const satisfies Record<FaceKeep, { label: string; hint: string }>;

/** A photo of a face in the place of a model: how much of it is kept, and everyone's consent. */
export function FaceField({ draft, onChange, errors, consent, onConsent }: Props) {
  return (
    <>
      <SourcePictures
        legend="Photo of the face"
        hint="The face is kept. Hair, clothes and place follow your words."
        pictures={draft.face ? [draft.face] : []}
        onChange={([photo]) => onChange({ face: (photo as GeneratorDraft["face"] | undefined) ?? null })}
        max={1}
        uploadsOnly
        error={errors.face ?? null}
      />
      <ChoiceField
        legend="What to keep"
        hint={KEEPS[draft.faceKeep].hint}
        options={FACE_KEEPS.map((value) => ({ value, label: KEEPS[value].label }))}
        value={draft.faceKeep}
        onChange={(faceKeep) => onChange({ faceKeep })}
      />
      <RangeField
        label="How closely"
        {...FACE_STRENGTH}
        value={draft.faceStrength}
        onChange={(faceStrength) => onChange({ faceStrength })}
        meaning={meaningOf(draft.faceStrength)}
      />
      <LikenessConsent
        kind="FACE_REFERENCE"
        checked={consent}
        onChange={onConsent}
        error={consent ? null : (errors.consent ?? null)}
      />
      <UploadsKept />
    </>
  );
}
