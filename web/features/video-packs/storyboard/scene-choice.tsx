import { Chip } from "#web/ui/controls/chip.tsx";

type Props = {
  legend: string;
  /** Places of the scenes that may be chosen, from 1 on, by id. */
  scenes: readonly { id: string; place: number }[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
};

/** For which scenes a step is meant. */
export function SceneChoice({ legend, scenes, chosen, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {scenes.map(({ id, place }) => (
          <Chip
            key={id}
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          >
            Scene {place}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
