import { LIKENESS_CONSENT, type PictureLikeness } from "#schema/accounts/consent.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";

const WHY: Record<PictureLikeness, string> = {
  FACE_SWAP: "This puts a real person's face into another picture, so we ask each time.",
  CLOTHING_REPLACEMENT: "This changes what a real person wears, so we ask each time.",
  FACE_REFERENCE: "This shows a real person's face in a new picture, so we ask each time.",
};

type Props = {
  kind: PictureLikeness;
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null;
};

/** Consent of everyone shown, never ticked beforehand. The words are kept by their version with what is made. */
export function LikenessConsent({ kind, ...field }: Props) {
  return (
    <div>
      <CheckField {...field} name="consent">
        {LIKENESS_CONSENT}
      </CheckField>
      <p className="mt-1.5 ml-7.5 text-ink-soft text-sm">{WHY[kind]} Your answer is kept with the picture.</p>
    </div>
  );
}
