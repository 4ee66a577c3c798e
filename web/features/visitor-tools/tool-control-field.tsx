import { useId } from "react";
import { PROMPT_LENGTH } from "#schema/limits.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { Chip } from "#web/ui/controls/chip.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

type Props = {
  control: VisitorToolData["controls"][number];
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

/** One thing that can be set before the tool starts. */
export function ToolControlField({ control, value, error, onChange }: Props) {
  const name = useId();
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
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{control.label}</legend>
      <div className="flex flex-wrap gap-2">
        {control.options.map((option) => (
          <Chip
            key={option.value}
            type="radio"
            name={name}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          >
            {option.label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
