import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import type { Engine } from "#schema/operations/operation.ts";
import { MAX_VOICES } from "#schema/voices/voice-sample.ts";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { NoProvider } from "#web/features/shared/voices/no-provider.tsx";
import { SpeechForm } from "#web/features/shared/voices/speech-form.tsx";
import { whyNoSpeech } from "#web/features/shared/voices/speech-prices.ts";
import { usePublicVoices } from "#web/features/shared/voices/use-public-voices.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import type { Said } from "../draft.ts";
import { SaidBefore } from "./said-before.tsx";

type Props = { engine: Engine; onSaid: (said: Said) => void };

/** Typed words in a voice: made first, so that they can be heard and their length is known. */
export function ByVoice({ engine, onSaid }: Props) {
  const trpc = useTRPC();
  // all that one can have, with as many that were never made
  const own = useQuery(trpc.voices.list.queryOptions({ limit: 2 * MAX_VOICES }));
  const lent = usePublicVoices();
  const [chosen, setChosen] = useState<string | null>(null);
  const reason = whyNoSpeech(engine);
  if (reason) return <NoProvider reason={reason}>No voice can be made to speak.</NoProvider>;
  const failed = [own, lent.list].find(({ error, data }) => error && !data);
  if (failed) return <FailedRead error={failed.error} retry={() => void failed.refetch()} />;
  if (!own.data || !lent.voices) return <Skeleton className="h-24 w-full" />;
  const mine = own.data.items.filter(({ status }) => status === "COMPLETED");
  const voices = [...mine, ...lent.voices];
  const voice = voices.find(({ id }) => id === chosen) ?? voices[0];
  if (!voice) {
    return (
      <p>
        There is no voice yet.{" "}
        <Link to="/tools/trained-voices/new" className="link">
          Record one
        </Link>
        , then it can speak here.
      </p>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <SelectField label="Voice" value={voice.id} onChange={({ target }) => setChosen(target.value)}>
        {voices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <ShowMore list={lent.list} />
      <SpeechForm
        key={voice.id}
        voiceId={voice.id}
        name={voice.name}
        engine={engine}
        returnTo="/tools/talking-head"
      />
      <SaidBefore voiceId={voice.id} onSaid={onSaid} />
    </div>
  );
}
