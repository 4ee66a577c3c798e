import { FACE_PROCESSORS } from "#schema/accounts/consent.ts";
import { RETENTION_DAYS } from "#schema/retention/lengths.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";

type Props = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | null;
  /** Which engine is connected; null until that is known. */
  engine: keyof typeof FACE_PROCESSORS | null;
};

/**
 * Explicit consent to learning a face, apart from all else and never ticked beforehand. Whoever changes these words also
 * adds a version to `FACE_CONSENT_VERSIONS`: what somebody agreed to is stored by it.
 */
export function FaceConsent({ engine, ...field }: Props) {
  return (
    <div>
      <CheckField {...field}>
        I agree to Likeness learning the face in these photos to make my model.
      </CheckField>
      <ul className="mt-2 ml-7.5 list-disc space-y-1 pl-4 text-ink-soft text-sm">
        <li>What is learned: the shape and look of the face, which is biometric data.</li>
        <li>Who processes it: {engine ? FACE_PROCESSORS[engine] : "the engine that is connected here"}.</li>
        <li>
          How long it is kept: the model until you delete it, the photos for {RETENTION_DAYS.selfies} days
          after training unless you choose to keep them.
        </li>
        <li>How to withdraw: delete the model at any time, and everything learned is deleted with it.</li>
      </ul>
    </div>
  );
}
