import { useState } from "react";
import type { Engine } from "#schema/operations/operation.ts";
import { deleteMedia } from "#web/features/shared/media/send-media.ts";
import { SoundPlayer } from "#web/features/shared/recordings/sound-player.tsx";
import { formatSeconds } from "#web/lib/format-seconds.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ChoiceField } from "#web/ui/forms/choice-field.tsx";
import type { Said } from "../draft.ts";
import { BySpeaking } from "./by-speaking.tsx";
import { ByVoice } from "./by-voice.tsx";

type Props = {
  engine: Engine;
  said: Said | null;
  onChange: (said: Said | null) => void;
  error: string | null;
};

/** What the person says: recorded, a file, or typed words in a trained voice. */
export function WhatIsSaid({ engine, said, onChange, error }: Props) {
  const [way, setWay] = useState<"record" | "voice">("record");

  async function takeElse(): Promise<void> {
    // first, so that the same file sent again is not found and then deleted
    if (said?.isNew) await deleteMedia({ kind: "AUDIO", id: said.audioId });
    onChange(null);
  }
  return (
    <section aria-labelledby="said-heading" className="border-hairline border-t pt-5">
      <h2 id="said-heading" className="mb-3 font-display text-heading">
        2. What is said
      </h2>
      {said ? (
        <div>
          <SoundPlayer url={said.url} name="What is said" />
          <p className="numbers mt-2">
            {said.name}, <span className="text-ink-soft">{formatSeconds(said.seconds)}</span>
          </p>
          <Button look="quiet" onClick={() => void takeElse()}>
            Take something else
          </Button>
        </div>
      ) : (
        <>
          <ChoiceField
            legend="Whose words"
            options={[
              { value: "record", label: "A recording" },
              { value: "voice", label: "Typed words in a trained voice" },
            ]}
            value={way}
            onChange={setWay}
          />
          <div className="mt-4">
            {way === "record" ? (
              <BySpeaking engine={engine} onSaid={onChange} />
            ) : (
              <ByVoice engine={engine} onSaid={onChange} />
            )}
          </div>
        </>
      )}
      {error && (
        <p role="alert" className="mt-2 text-safelight text-sm">
          {error}
        </p>
      )}
    </section>
  );
}
