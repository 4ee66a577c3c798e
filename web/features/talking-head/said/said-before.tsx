import { useQuery } from "@tanstack/react-query";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import { SoundPlayer } from "#web/features/shared/recordings/sound-player.tsx";
import { VoiceProgress } from "#web/features/shared/voices/voice-progress.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { POLL } from "#web/lib/jobs/progress.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import type { Said } from "../draft.ts";

type Props = { voiceId: string; onSaid: (said: Said) => void };

/** The newest things a voice said, or is about to say, to take one of them. */
export function SaidBefore({ voiceId, onSaid }: Props) {
  const trpc = useTRPC();
  const list = useQuery(
    trpc.voices.speeches.queryOptions(
      { trainedVoiceId: voiceId, limit: 5 },
      {
        refetchInterval: ({ state }) =>
          state.data?.items.some(({ status }) => isRunning(status)) ? POLL.slow : false,
      },
    ),
  );
  if (list.isError && !list.data) {
    return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  }
  const speeches = list.data?.items ?? [];
  if (speeches.length === 0) return null;
  return (
    <ul aria-label="What it said">
      {speeches.map(({ id, prompt, status, failure, audioId, audioUrl, duration }) => (
        <li key={id} className="border-hairline border-t py-4">
          <p className="line-clamp-3">{prompt}</p>
          {failure && <p className="mt-1 text-safelight">{JOB_FAILURES[failure]}</p>}
          {isRunning(status) && <VoiceProgress id={id} />}
          {audioId && audioUrl && duration !== null && (
            <>
              <div className="mt-2">
                <SoundPlayer url={audioUrl} name={prompt.slice(0, 80)} />
              </div>
              <Button
                look="quiet"
                aria-label={`Use “${prompt.slice(0, 80)}”`}
                onClick={() =>
                  onSaid({ audioId, url: audioUrl, seconds: duration, name: `“${prompt}”`, isNew: false })
                }
              >
                Use this
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
