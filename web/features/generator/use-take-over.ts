import { useState } from "react";
import type { PicturesView } from "#schema/pictures/pictures.ts";
import { type GeneratorDraft, settingsOf, wouldLose } from "./draft.ts";

interface Offer {
  prompt: string;
  settings: Partial<GeneratorDraft>;
}

/** Takes words or a whole earlier request into the form, and asks first where typed words would be lost. */
export function useTakeOver(
  draft: GeneratorDraft,
  change: (input: Partial<GeneratorDraft>) => void,
  /** Words that stay within reach when others come in their place. */
  kept: readonly string[],
) {
  const [asked, setAsked] = useState<Offer | null>(null);

  function offer(input: Offer) {
    if (wouldLose(draft, input.prompt, kept)) setAsked(input);
    else change({ ...input.settings, prompt: input.prompt });
  }
  return {
    asked,
    takePrompt: (prompt: string) => offer({ prompt, settings: {} }),
    takeRequest: (request: PicturesView) => offer({ prompt: request.prompt, settings: settingsOf(request) }),
    replace() {
      if (asked) change({ ...asked.settings, prompt: asked.prompt });
      setAsked(null);
    },
    /** The settings are taken all the same. */
    keepPrompt() {
      if (asked) change(asked.settings);
      setAsked(null);
    },
    close: () => setAsked(null),
  };
}
