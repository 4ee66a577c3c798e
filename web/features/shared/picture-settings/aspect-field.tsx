import { useId } from "react";
import { ASPECT_NAMES, ASPECTS, type Aspect } from "#schema/pictures/aspects.ts";

type Props =
  | { value: Aspect; onChange: (aspect: Aspect) => void; keeps?: undefined }
  /** `keeps`: the picture that is worked on has a shape, which null leaves as it is. */
  | { value: Aspect | null; onChange: (aspect: Aspect | null) => void; keeps: true };

/** The picture's shape, drawn. Arrow keys move between them, as in any group of radio buttons. */
export function AspectField({ value, onChange, keeps }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Shape</legend>
      <div className={`grid gap-1 ${keeps ? "grid-cols-6" : "grid-cols-5"}`}>
        {keeps && <Shape name={name} aspect={null} chosen={value === null} onChoose={() => onChange(null)} />}
        {ASPECT_NAMES.map((aspect) => (
          <Shape
            key={aspect}
            name={name}
            aspect={aspect}
            chosen={aspect === value}
            onChoose={() => onChange(aspect)}
          />
        ))}
      </div>
    </fieldset>
  );
}

const AS_IT_IS = { label: "As it is", ratio: "", width: 4, height: 5 };

type ShapeProps = { name: string; aspect: Aspect | null; chosen: boolean; onChoose: () => void };

function Shape({ name, aspect, chosen, onChoose }: ShapeProps) {
  const { label, ratio, width, height } = aspect ? ASPECTS[aspect] : AS_IT_IS;
  const tone = chosen ? "border-safelight bg-wash" : "border-edge";
  return (
    <label
      className={`relative flex min-w-0 flex-col items-center gap-2 rounded-control border px-1 pt-3 pb-2 text-center has-focus-visible:outline-2 has-focus-visible:outline-safelight has-focus-visible:outline-offset-1 ${
        chosen ? "border-safelight" : "border-hairline hover:border-edge"
      }`}
    >
      <input
        type="radio"
        name={name}
        value={aspect ?? ""}
        checked={chosen}
        onChange={onChoose}
        aria-label={aspect ? `${label}, ${ratio.replace(":", " to ")}` : label}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span aria-hidden="true" className="flex h-8 w-full items-center justify-center">
        <span
          className={`block border-2 ${tone} ${aspect ? "" : "border-dashed"}`}
          // the longer side is always the same
          style={{
            aspectRatio: `${width} / ${height}`,
            ...(width > height ? { width: "2rem" } : { height: "2rem" }),
          }}
        />
      </span>
      <span aria-hidden="true" className="text-[0.6875rem] leading-snug">
        {label}
        {ratio && <span className="numbers block text-ink-soft">{ratio}</span>}
      </span>
    </label>
  );
}
