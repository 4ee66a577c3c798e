import { BAN_REASON_LABELS, BAN_REASONS } from "#schema/staff/bans.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

export interface Because {
  /** Empty: not chosen yet. */
  reason: string;
  note: string;
}
export const NO_REASON: Because = { reason: "", note: "" };

type Props = {
  value: Because;
  onChange: (value: Because) => void;
  problems: { reason?: string; note?: string };
};

/** Why somebody or some place is blocked. */
export function BanFields({ value, onChange, problems }: Props) {
  return (
    <>
      <SelectField
        label="Reason"
        hint="The person is told this when they sign in."
        value={value.reason}
        error={problems.reason}
        onChange={(event) => onChange({ ...value, reason: event.target.value })}
      >
        <option value="">Choose a reason</option>
        {BAN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            Blocked {BAN_REASON_LABELS[reason]}
          </option>
        ))}
      </SelectField>
      <TextArea
        label="Note (optional)"
        hint="For staff only."
        rows={2}
        value={value.note}
        error={problems.note}
        onChange={(event) => onChange({ ...value, note: event.target.value })}
      />
    </>
  );
}
