import { useDeferredValue } from "react";
import { PROMPT_LENGTH } from "#schema/limits.ts";
import { readSentence } from "#web/engine/prompt/read-sentence.ts";

type Props = {
  prompt: string;
  onChange: (prompt: string) => void;
};

/** How many words are named before the rest is only counted. */
const NAMED = 8;

/** What a studio preview will make of the words, and what it leaves out: told before anything is charged. */
export default function PreviewReading({ prompt, onChange }: Props) {
  const text = useDeferredValue(prompt).trim();
  if (text.length < PROMPT_LENGTH.min) return null;
  const { place, placeNamed, shot, monochrome, finish, leftOut, nearest, isNear } = readSentence(text);
  const more = leftOut.length - NAMED;
  const offered = nearest.filter((label) => `${text}, ${label}`.length <= PROMPT_LENGTH.max);
  return (
    <section
      aria-label="What the preview will show"
      aria-live="polite"
      className="mt-4 border-hairline border-y py-3 text-sm"
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <dt className="text-ink-soft">Place</dt>
        <dd>{placeNamed ? place : "plain studio"}</dd>
        <dt className="text-ink-soft">Framing</dt>
        <dd>{monochrome ? `${shot}, black and white` : shot}</dd>
        {finish && (
          <>
            <dt className="text-ink-soft">Made as</dt>
            <dd>{finish}</dd>
          </>
        )}
        {leftOut.length > 0 && (
          <>
            <dt className="font-medium">Left out</dt>
            <dd className="wrap-anywhere">
              {leftOut.slice(0, NAMED).join(", ")}
              {more > 0 && ` and ${more} more`}
            </dd>
          </>
        )}
      </dl>
      {offered.length > 0 && (
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <span className="text-ink-soft">{isNear ? "Closest place we have:" : "Places to try:"}</span>
          {offered.map((label) => (
            <button
              key={label}
              type="button"
              onClick={() => onChange(`${prompt.trim().replace(/[,.]+$/, "")}, ${label}`)}
              className="min-h-9 rounded-control border border-hairline px-3 py-1 hover:border-safelight hover:text-safelight"
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
