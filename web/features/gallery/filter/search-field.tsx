import { useEffect, useEffectEvent, useId, useState } from "react";
import { MAX_SEARCH_LENGTH } from "#schema/limits.ts";

/** Milliseconds without a key after which what was typed is searched for. */
const PAUSE = 400;

type Props = { words: string | null; onChange: (words: string | null) => void };

/** Searches while one types, and at once on Enter. */
export function SearchField({ words, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(words ?? "");
  const [known, setKnown] = useState(words);
  // the address changed by itself: by going back, or by showing everything again
  if (words !== known) {
    setKnown(words);
    if ((words ?? "") !== typed.trim()) setTyped(words ?? "");
  }
  const search = useEffectEvent(() => {
    const wanted = typed.trim() || null;
    if (wanted !== words) onChange(wanted);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key starts the pause anew
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      className="min-w-0 max-sm:flex-1 sm:w-64"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(typed.trim() || null);
      }}
    >
      <label htmlFor={id} className="block text-ink-soft text-sm leading-tight">
        Search
      </label>
      <input
        id={id}
        type="search"
        value={typed}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder="Words of a prompt, theme or pack"
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-10 w-full border-edge border-b bg-transparent"
      />
    </form>
  );
}
