import { SelectField } from "#web/ui/forms/select-field.tsx";

/** Somebody's finished model. */
export interface Trained {
  id: string;
  name: string;
}

type Props = {
  trained: readonly Trained[];
  value: string | null;
  /** Whether a video of nobody in particular can be made here. */
  nobody: boolean;
  onChange: (trainingModel: string | null) => void;
};

/** Who is in a video from words: a trained model's person, or nobody in particular. */
export function WhoField({ trained, value, nobody, onChange }: Props) {
  return (
    <SelectField
      label="Who is in it?"
      hint={
        value === null
          ? undefined
          : "The model makes a still of these words first, which is then moved. The still stays in your library, also where the movement fails and its part is refunded."
      }
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    >
      {trained.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      {nobody && <option value="">Nobody in particular</option>}
    </SelectField>
  );
}
