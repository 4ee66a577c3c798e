import type { ComponentProps } from "react";
import { BAN_REASON_LABELS, BAN_REASONS } from "#schema/staff/bans.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

/** An empty reason: not chosen yet. */
export const NO_REASON = { reason: "", note: "" };

type Props = {
  reason: Omit<ComponentProps<typeof SelectField>, "label" | "children">;
  note: Omit<ComponentProps<typeof TextArea>, "label">;
};

/** Why somebody or some place is blocked. */
export function BanFields({ reason, note }: Props) {
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
      <TextArea label="Note (optional)" hint="For staff only." rows={2} {...note} />
    </>
  );
}
