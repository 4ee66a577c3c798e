import {
  MAIL_KIND_WORDS,
  MARKETING_KINDS,
  MARKETING_LIMITS,
  type MailKind,
  type MailPreferences,
} from "#schema/mails.ts";
import { CheckField } from "#web/ui/forms/check-field.tsx";

const [, MAX_MARKETING] = MARKETING_LIMITS;

type Props = { value: MailPreferences; onChange: (value: MailPreferences) => void };

/** What we may write about, kind by kind. */
export function EmailChoices({ value, onChange }: Props) {
  const choice = (kind: MailKind) => (
    <CheckField
      key={kind}
      checked={value[kind]}
      onChange={(wanted) => onChange({ ...value, [kind]: wanted })}
    >
      {MAIL_KIND_WORDS[kind]}
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
