import { lazy, Suspense, useId } from "react";
import { Chip } from "#web/ui/controls/chip.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { SourcePictures } from "../source-picture/source-pictures.tsx";
import type { Background } from "./background.ts";

const PlaceField = lazy(() => import("./place-field.tsx"));

const COLOURS = [
  { label: "White", value: "#ffffff" },
  { label: "Light grey", value: "#d9d9d9" },
  { label: "Grey", value: "#8c8c8c" },
  { label: "Black", value: "#111111" },
] as const;
/** Where a gradient begins before anybody chose its colours. */
const GRADIENT = ["#cfd8e3", "#5b6b7f"] as const;

type Props = {
  value: Background;
  error?: string | null;
  /** A pasted photo goes behind, where one of one's own is chosen. */
  takesPaste?: boolean;
  onChange: (background: Background) => void;
};

/** What comes behind people. */
export function BackgroundField({ value, error = null, takesPaste = true, onChange }: Props) {
  const name = useId();
  const isColour = (colour: string) =>
    value.kind === "colours" && value.colours.length === 1 && value.colours[0] === colour;
  const isGradient = value.kind === "colours" && value.colours.length === 2;
  const choice = (label: string, isChecked: boolean, background: Background) => (
    <Chip key={label} type="radio" name={name} checked={isChecked} onChange={() => onChange(background)}>
      {label}
    </Chip>
  );
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium text-[0.9375rem]">Background</legend>
        <div className="flex flex-wrap gap-2">
          {choice("In words", value.kind === "words", { kind: "words" })}
          {choice("A place", value.kind === "place", { kind: "place", place: "" })}
          {choice("Own picture", value.kind === "picture", { kind: "picture", picture: null })}
          {COLOURS.map(({ label, value: colour }) =>
            choice(label, isColour(colour), { kind: "colours", colours: [colour] }),
          )}
          {choice("Two colours", isGradient, { kind: "colours", colours: GRADIENT })}
        </div>
      </fieldset>
      {value.kind === "place" && (
        <Suspense fallback={<Skeleton className="h-16 w-full" />}>
          <PlaceField value={value.place} onChange={(place) => onChange({ kind: "place", place })} />
        </Suspense>
      )}
      {value.kind === "picture" && (
        <SourcePictures
          legend="Picture behind"
          pictures={value.picture ? [value.picture] : []}
          onChange={([picture]) => onChange({ kind: "picture", picture: picture ?? null })}
          max={1}
          takesPaste={takesPaste}
        />
      )}
      {error && (
        <p role="alert" className="text-safelight">
          {error}
        </p>
      )}
      {value.kind === "colours" && isGradient && (
        <div className="flex gap-6">
          {["Top", "Bottom"].map((label, at) => (
            <ColourField
              key={label}
              label={label}
              value={value.colours[at]!}
              onChange={(colour) => onChange({ kind: "colours", colours: value.colours.with(at, colour) })}
            />
          ))}
        </div>
      )}
    </>
  );
}

type ColourProps = { label: string; value: string; onChange: (colour: string) => void };

function ColourField({ label, value, onChange }: ColourProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-14 rounded-control border border-edge bg-transparent p-1"
      />
    </div>
  );
}
