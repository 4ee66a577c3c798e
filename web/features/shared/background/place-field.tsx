import { findTheme } from "#schema/catalogue/index.ts";
import { SCENES } from "#web/engine/prompt/scenes.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";

const THEMES = [...new Set(SCENES.map(({ theme }) => theme))]
  .map((slug) => ({ slug, name: findTheme(slug)?.name ?? slug }))
  .sort((a, b) => a.name.localeCompare(b.name, "en"));

type Props = { value: string; onChange: (place: string) => void };

/** The places of all themes, each in words that both engines understand. */
export default function PlaceField({ value, onChange }: Props) {
  return (
    <SelectField label="Place" value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">Choose a place</option>
      {THEMES.map(({ slug, name }) => (
        <optgroup key={slug} label={name}>
          {SCENES.filter(({ theme }) => theme === slug).map(({ id, label }) => (
            <option key={id} value={label}>
              {label[0]!.toUpperCase() + label.slice(1)}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
