import { type Adjustments, STRAIGHTEN, WHOLE } from "#web/engine/adjust/adjustments.ts";
import type { Size } from "#web/engine/adjust/geometry/box.ts";
import { cropToShape, flip, turnLeft, turnRight } from "#web/engine/adjust/geometry/crop.ts";
import { turnedSize } from "#web/engine/adjust/geometry/frame.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Chip } from "#web/ui/controls/chip.tsx";
import { SHAPES, type ShapeName } from "./shapes.ts";
import { Slider } from "./slider.tsx";
import { FlipIcon, RotateLeftIcon, RotateRightIcon } from "./tool-icons.tsx";

type Props = {
  picture: Size;
  adjustments: Adjustments;
  shape: ShapeName;
  onShape: (shape: ShapeName) => void;
  onChange: (changes: Partial<Adjustments>, said: string, gesture?: string) => void;
  onSettle: () => void;
};

const degrees = (value: number) => `${value} degrees`.replace("-", "−");

export function CropPanel({ picture, adjustments, shape, onShape, onChange, onSettle }: Props) {
  const turned = turnedSize(picture, adjustments.turns);

  function choose(name: ShapeName) {
    onShape(name);
    const ratio = SHAPES[name].ratio(turned);
    const crop = name === "original" ? WHOLE : ratio && cropToShape(turned, adjustments.crop, ratio);
    if (crop) onChange({ crop }, `Cropped to ${SHAPES[name].label}.`);
  }

  function turn(turning: typeof flip, said: string) {
    // a shape that was chosen lies down with the picture
    onShape("free");
    onChange(turning(adjustments), said);
  }

  return (
    <div className="flex flex-col gap-5">
      <fieldset>
        <legend className="mb-2 font-medium text-[0.9375rem]">Shape</legend>
        <div className="flex flex-wrap gap-2">
          {(Object.keys(SHAPES) as ShapeName[]).map((name) => (
            <Chip
              key={name}
              type="radio"
              name="editor-shape"
              checked={shape === name}
              onChange={() => choose(name)}
            >
              {SHAPES[name].label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <Slider
        label="Straighten"
        {...STRAIGHTEN}
        usual={0}
        value={adjustments.straighten}
        format={degrees}
        onChange={(straighten) => onChange({ straighten }, "", "straighten")}
        onSettle={onSettle}
      />
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="small" onClick={() => turn(turnLeft, "Turned left.")}>
          <RotateLeftIcon />
          Turn left
        </Button>
        <Button look="outline" size="small" onClick={() => turn(turnRight, "Turned right.")}>
          <RotateRightIcon />
          Turn right
        </Button>
        <Button look="outline" size="small" onClick={() => onChange(flip(adjustments), "Mirrored.")}>
          <FlipIcon />
          Mirror
        </Button>
      </div>
    </div>
  );
}
