import { useId } from "react";
import { ASPECT_NAMES, ASPECTS, type Aspect } from "#schema/pictures/aspects.ts";

type Props = { value: Aspect; onChange: (aspect: Aspect) => void };

/** The picture's shape, drawn. Arrow keys move between them, as in any group of radio buttons. */
export function AspectField({ value, onChange }: Props) {
  const name = useId();
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">Shape</legend>
      <div className="grid grid-cols-5 gap-1">
        {ASPECT_NAMES.map((aspect) => {
          const { label, ratio, width, height } = ASPECTS[aspect];
          const chosen = aspect === value;
          return (
            <label
              key={aspect}
              className={`relative flex min-w-0 flex-col items-center gap-2 rounded-control border px-1 pt-3 pb-2 text-center has-focus-visible:outline-2 has-focus-visible:outline-safelight has-focus-visible:outline-offset-1 ${
                chosen ? "border-safelight" : "border-hairline hover:border-edge"
              }`}
            >
              <input
                type="radio"
                name={name}
                value={aspect}
                checked={chosen}
                onChange={() => onChange(aspect)}
                aria-label={`${label}, ${ratio.replace(":", " to ")}`}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              <span aria-hidden="true" className="flex h-8 w-full items-center justify-center">
                <span
                  className={`block border-2 ${chosen ? "border-safelight bg-wash" : "border-edge"}`}
                  // the longer side is always the same
                  style={{
                    aspectRatio: `${width} / ${height}`,
                    ...(width > height ? { width: "2rem" } : { height: "2rem" }),
                  }}
                />
              </span>
              <span aria-hidden="true" className="text-[0.6875rem] leading-snug">
                {label}
                <span className="numbers block text-ink-soft">{ratio}</span>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
