import {
  EMAIL_KIND_LABELS,
  type EmailKind,
  type EmailPreferences,
  MARKETING_KINDS,
  MARKETING_LIMITS,
} from "#schema/emails/emails.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";

const [, MAX_MARKETING] = MARKETING_LIMITS;

type Props = { value: EmailPreferences; onChange: (value: EmailPreferences) => void };

/** What we may write about, kind by kind. */
export function EmailChoices({ value, onChange }: Props) {
  const choice = (kind: EmailKind) => (
    <CheckField
      key={kind}
      checked={value[kind]}
      onChange={(wanted) => onChange({ ...value, [kind]: wanted })}
    >
      {EMAIL_KIND_LABELS[kind]}
    </CheckField>
  );
  return (
    <div className="flex flex-col gap-6">
      {choice("WORK")}
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-3 text-ink-soft text-sm">
          At most {MAX_MARKETING.count} emails in {MAX_MARKETING.days} days:
        </legend>
        {MARKETING_KINDS.map(choice)}
      </fieldset>
    </div>
  );
}
