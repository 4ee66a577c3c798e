import { useId, useState } from "react";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { ChipChoice } from "#web/ui/forms/chip-choice.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import type { Control, Settings } from "../device-tool.ts";

type Value = Settings[string];
type Props = {
  control: Exclude<Control, { kind: "brush" | "spot" }>;
  value: Value | undefined;
  onChange: (value: Value) => void;
};

/** One thing that can be set. */
export function ControlField({ control, value, onChange }: Props) {
  switch (control.kind) {
    case "choice":
      return (
        <ChipChoice
          legend={control.label}
          options={control.options}
          value={typeof value === "string" ? value : undefined}
          onChange={onChange}
        />
      );
    case "range":
      return <Range control={control} value={value} onChange={onChange} />;
    case "colour":
      return <Colour control={control} value={value} onChange={onChange} />;
    case "text":
      return <Words key={String(value)} control={control} value={value} onChange={onChange} />;
    case "picture":
      return <OwnPicture control={control} value={value} onChange={onChange} />;
  }
}

type Of<Kind extends Control["kind"]> = Omit<Props, "control"> & {
  control: Extract<Control, { kind: Kind }>;
};

function Range({ control, value, onChange }: Of<"range">) {
  const id = useId();
  const { label, min, max, step, unit = "" } = control;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="numbers text-ink-soft text-sm">
          {String(value)}
          {unit}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={Number(value)}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="mt-1 h-6 w-full accent-safelight"
      />
    </div>
  );
}

function Colour({ control, value, onChange }: Of<"colour">) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-2 font-medium">{control.label}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {control.options.map((option) => (
          <label
            key={option.value}
            title={option.label}
            className="relative size-9 rounded-control border border-edge outline-offset-2 has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-2 has-focus-visible:outline-safelight"
            style={{ background: option.value }}
          >
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
          </label>
        ))}
        <label className="ml-1 flex items-center gap-2 text-sm">
          <input
            type="color"
            value={String(value)}
            onChange={(event) => onChange(event.target.value)}
            className="size-9 rounded-control border border-edge bg-sheet p-0.5"
          />
          Any colour
        </label>
      </div>
    </fieldset>
  );
}

/** Worked in when they are complete, not letter by letter. */
function Words({ control, value, onChange }: Of<"text">) {
  const [typed, setTyped] = useState(String(value));
  const enter = () => typed !== value && onChange(typed);
  return (
    <TextField
      label={control.label}
      maxLength={control.most}
      value={typed}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={enter}
      onKeyDown={(event) => event.key === "Enter" && enter()}
    />
  );
}

function OwnPicture({ control, value, onChange }: Of<"picture">) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label className={`relative ${buttonClass("outline", "small")}`}>
        <input
          type="file"
          accept="image/*,.heic,.heif"
          className="sr-only"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = "";
            if (file) onChange(file);
          }}
        />
        {control.label}
      </label>
      {value instanceof File && <span className="min-w-0 truncate text-sm">{value.name}</span>}
    </div>
  );
}
