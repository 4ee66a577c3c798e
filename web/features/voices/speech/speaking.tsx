import { NoProvider } from "#web/features/shared/voices/no-provider.tsx";
import { SpeechForm } from "#web/features/shared/voices/speech-form.tsx";
import { whyNoSpeech } from "#web/features/shared/voices/speech-prices.ts";
import { useEngine } from "#web/lib/api/use-engine.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { SpeechHistory } from "./speech-history.tsx";

type Props = { voiceId: string; name: string };

/** What a voice is to say, and what it said. */
export function Speaking({ voiceId, name }: Props) {
  const { engine, error, retry } = useEngine();
  if (error) return <FailedRead error={error} retry={retry} />;
  if (!engine) return <Skeleton className="mt-8 h-40 w-full" />;
  const reason = whyNoSpeech(engine);
  return (
    <div className="grid gap-x-14 gap-y-10 pt-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
      {reason ? (
        <NoProvider reason={reason}>This voice can't say anything new here.</NoProvider>
      ) : (
        <SpeechForm
          voiceId={voiceId}
          name={name}
          engine={engine}
          returnTo={`/tools/trained-voices/${voiceId}`}
        />
      )}
      <SpeechHistory voiceId={voiceId} />
    </div>
  );
}
