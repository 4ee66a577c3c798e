import { type ReactNode, useId } from "react";
import { PROMPT_LENGTH } from "#schema/limits.ts";
import { inputClass } from "#web/ui/forms/field-frame.tsx";
import { EXAMPLE_PROMPTS } from "./example-prompts.ts";

type Props = {
  value: string;
  onChange: (value: string) => void;
  /** Puts other words in the place of what was typed; asks first where that would lose something. */
  onTake: (prompt: string) => void;
  /** The person's own last words, newest first. */
  earlier: readonly string[];
  error: string | null;
  /** Ideas leave out what a studio preview cannot show. */
  preview: boolean;
  /** Stands between the words and the ideas. */
  children?: ReactNode;
  /** Control or Command with Enter. */
  onSubmit: () => void;
};

const chipClass =
  "min-h-9 rounded-control border border-hairline px-3 py-1 text-left text-sm hover:border-safelight hover:text-safelight";

/** The box for the person's own words, with ideas to start from. */
export function PromptField({ value, onChange, onTake, earlier, error, preview, children, onSubmit }: Props) {
  const id = useId();
  const left = PROMPT_LENGTH.max - value.length;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block text-heading font-display">
        What should the picture show?
      </label>
      <textarea
        id={id}
        name="prompt"
        rows={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
        placeholder={
          preview
            ? "Close-up of me on a beach at sunset"
            : "Me on a beach at sunset, linen shirt, wind in the hair"
        }
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
        className={`${inputClass} block resize-y p-4 text-lg leading-relaxed`}
      />
      <div className="mt-1.5 flex justify-between gap-4 text-ink-soft text-sm">
        <p id={`${id}-hint`}>
          {preview
            ? "Call yourself “me”. Describe the place, the light and how close the camera is."
            : "Call yourself “me”. Describe the place, your clothes, the light and how close the camera is."}
        </p>
        {left < 200 && (
          <p className={`numbers shrink-0 ${left < 0 ? "text-safelight" : ""}`}>{left} characters left</p>
        )}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-safelight">
          {error}
        </p>
      )}
      {children}
      <ul aria-label="Ideas to start from" className="mt-4 flex flex-wrap gap-2">
        {EXAMPLE_PROMPTS.map((example) => {
          const prompt = preview ? example.preview : example.prompt;
          return (
            <li key={example.name}>
              <button type="button" title={prompt} onClick={() => onTake(prompt)} className={chipClass}>
                {example.name}
              </button>
            </li>
          );
        })}
      </ul>
      {earlier.length > 0 && (
        <details className="mt-4">
          <summary className="link w-fit text-sm">Recent prompts</summary>
          <ul className="mt-2 border-hairline border-t">
            {earlier.map((prompt) => (
              <li key={prompt} className="border-hairline border-b">
                <button
                  type="button"
                  onClick={() => onTake(prompt)}
                  className="line-clamp-2 w-full py-2.5 text-left text-sm hover:text-safelight"
                >
                  {prompt}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
