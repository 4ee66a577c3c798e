import { PROMPT_LENGTH } from "#schema/limits.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { ChipChoice } from "#web/ui/forms/chip-choice.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

type Props = {
  control: VisitorToolData["controls"][number];
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

/** One thing that can be set before the tool starts. */
export function ToolControlField({ control, value, error, onChange }: Props) {
  if (control.kind === "words")
    return (
      <TextArea
        label={control.label}
        rows={2}
        maxLength={PROMPT_LENGTH.max}
        placeholder={control.hint}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return <ChipChoice legend={control.label} options={control.options} value={value} onChange={onChange} />;
}
