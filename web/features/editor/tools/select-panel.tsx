import { Button } from "#web/ui/controls/button.tsx";
import { Chip } from "#web/ui/controls/chip.tsx";
import { BRUSH_SIZE, type BrushSettings } from "./brush-settings.ts";
import { Slider } from "./slider.tsx";

type Props = {
  brush: BrushSettings;
  onBrush: (changes: Partial<BrushSettings>) => void;
  hasMask: boolean;
  /** People are being looked for. */
  isLooking: boolean;
  onSelect: (kind: "person" | "background") => void;
  onClear: () => void;
};

const percent = (value: number) => `${value}%`;

/** The part of the picture that a step is to change. */
export function SelectPanel({ brush, onBrush, hasMask, isLooking, onSelect, onClear }: Props) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ink-soft text-sm max-lg:hidden">
        Paint over what a step is to change. Nothing outside it changes.
      </p>
      <fieldset>
        <legend className="sr-only">Brush</legend>
        <div className="flex flex-wrap gap-2">
          <Chip
            type="radio"
            name="editor-brush"
            checked={!brush.erases}
            onChange={() => onBrush({ erases: false })}
          >
            Paint
          </Chip>
          <Chip
            type="radio"
            name="editor-brush"
            checked={brush.erases}
            onChange={() => onBrush({ erases: true })}
          >
            Erase
          </Chip>
        </div>
      </fieldset>
      <div className="grid gap-x-8 gap-y-3 max-lg:grid-cols-2">
        <Slider
          label="Size"
          {...BRUSH_SIZE}
          value={brush.size}
          format={String}
          onChange={(size) => onBrush({ size })}
        />
        <Slider
          label="Hardness"
          min={0}
          max={100}
          usual={70}
          value={brush.hardness}
          format={percent}
          onChange={(hardness) => onBrush({ hardness })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="small" busy={isLooking} onClick={() => onSelect("person")}>
          Select person
        </Button>
        <Button look="outline" size="small" busy={isLooking} onClick={() => onSelect("background")}>
          Select background
        </Button>
        <Button look="outline" size="small" disabled={!hasMask} onClick={onClear}>
          Clear
        </Button>
      </div>
      <p className="text-ink-soft text-sm max-lg:hidden">
        Keys: <kbd>[</kbd> and <kbd>]</kbd> change the size, <kbd>X</kbd> erases, the space bar moves the
        picture.
      </p>
    </div>
  );
}
