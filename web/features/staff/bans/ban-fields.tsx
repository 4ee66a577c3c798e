import type { ComponentProps } from "react";
import { BAN_REASON_LABELS, BAN_REASONS } from "#schema/staff/bans.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

/** An empty reason: not chosen yet. */
export const NO_REASON = { reason: "", note: "", days: "" };

/** What was typed as days: nothing is without an end. */
export const daysOf = (typed: string) => (typed.trim() === "" ? null : Number(typed));

type Props = {
  reason: Omit<ComponentProps<typeof SelectField>, "label" | "children">;
  note: Omit<ComponentProps<typeof TextArea>, "label">;
  days: Omit<ComponentProps<typeof TextField>, "label">;
};

/** Why somebody or some place is blocked. */
export function BanFields({ reason, note, days }: Props) {
  return (
    <>
      <SelectField label="Reason" hint="The person is told this when they sign in." {...reason}>
        <option value="">Choose a reason</option>
        {BAN_REASONS.map((one) => (
          <option key={one} value={one}>
            Blocked {BAN_REASON_LABELS[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Days (optional)"
        hint="Empty: until it is lifted."
        inputMode="numeric"
        autoComplete="off"
        {...days}
      />
      <TextArea label="Note (optional)" hint="For staff only." rows={2} {...note} />
    </>
  );
}
