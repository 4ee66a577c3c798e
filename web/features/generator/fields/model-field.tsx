import { useId } from "react";
import type { TrainingListItem } from "#schema/pictures/generation.ts";
import { inputClass } from "#web/ui/forms/field-frame.tsx";
import { NO_MODEL } from "../draft.ts";

type Props = {
  ready: readonly TrainingListItem[];
  value: string;
  onChange: (model: string) => void;
  /** Whether a picture without a model can be made here. */
  withoutModel: boolean;
};

export function ModelField({ ready, value, onChange, withoutModel }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        Model
      </label>
      <select id={id} className={inputClass} value={value} onChange={(event) => onChange(event.target.value)}>
        {ready.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
        {withoutModel && <option value={NO_MODEL}>No model</option>}
      </select>
    </div>
  );
}
