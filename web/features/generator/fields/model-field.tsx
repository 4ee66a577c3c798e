import { SelectField } from "#web/ui/forms/select-field.tsx";
import { BASE_MODEL_LABELS, FACE_MODEL, type ModelChoices } from "../models.ts";

type Props = { choices: ModelChoices; value: string; onChange: (model: string) => void };

/** Who the picture shows: a trained model's person, the person on a photo, or nobody in particular. */
export function ModelField({ choices, value, onChange }: Props) {
  const { trainings, face, base } = choices;
  return (
    <SelectField label="Model" value={value} onChange={(event) => onChange(event.target.value)}>
      {trainings.length > 0 && (
        <optgroup label="Your models">
          {trainings.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      {face && (
        <optgroup label="Without training">
          <option value={FACE_MODEL}>A photo of a face</option>
        </optgroup>
      )}
      {base.length > 0 && (
        <optgroup label="Nobody in particular">
          {base.map((name) => (
            <option key={name} value={name}>
              {BASE_MODEL_LABELS[name]}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  );
}
