import { useRef, useState } from "react";
import { wouldLose } from "./would-lose.ts";

/** Takes words or earlier settings into a form, and asks first where typed words would be lost. */
export function useTakeOver<Draft extends { prompt: string }>(
  draft: Draft,
  change: (input: Partial<Draft>) => void,
  /** Words that stay within reach when others come in their place. */
  kept: readonly string[],
) {
  const [asked, setAsked] = useState<Partial<Draft> | null>(null);
  // what is taken over may have been waited for, and words typed meanwhile
  const latest = useRef({ draft, kept });
  latest.current = { draft, kept };
  const withTyped = (input: Partial<Draft>): Partial<Draft> => ({
    ...input,
    prompt: latest.current.draft.prompt,
  });

  return {
    take(input: Partial<Draft>) {
      const prompt: string | undefined = input.prompt;
      // settings without words leave those that stand in the form
      if (prompt === "") change(withTyped(input));
      else if (prompt !== undefined && wouldLose(latest.current.draft, prompt, latest.current.kept))
        setAsked(input);
      else change(input);
    },
    /** For `ReplaceDialog`. */
    question: {
      asked,
      onReplace() {
        if (asked) change(asked);
        setAsked(null);
      },
      /** The settings are taken all the same. */
      onKeep() {
        if (asked) change(withTyped(asked));
        setAsked(null);
      },
      onClose: () => setAsked(null),
    },
  };
}
