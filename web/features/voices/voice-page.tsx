import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import { PREVIEW_TEXT } from "#schema/voices/voice-sample.ts";
import type { VoiceView } from "#schema/voices/voices.ts";
import { SoundPlayer } from "#web/features/shared/recordings/sound-player.tsx";
import { VoiceProgress } from "#web/features/shared/voices/voice-progress.tsx";
import { codeOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { isLost, useRead } from "#web/lib/api/use-read.ts";
import { formatDate } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isRunning, unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { FailedPage } from "#web/ui/status/failed-page.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { DeleteVoice } from "./delete-voice.tsx";
import { RenameVoice } from "./rename-voice.tsx";
import { Speaking } from "./speech/speaking.tsx";
import { VoiceSettings } from "./voice-settings.tsx";

type Props = { id: string; onDeleted: () => void };

/** One voice: one's own with all there is to it, or somebody's that everybody may use. */
export function VoicePage({ id, onDeleted }: Props) {
  const trpc = useTRPC();
  const jobs = useActiveJobs(id);
  const own = useRead(
    trpc.voices.get.queryOptions(
      { id },
      { refetchInterval: ({ state }) => unfinishedRefetch(state.data?.status, jobs?.length ?? null) },
    ),
  );
  const isAnothers = own.isError && codeOf(own.error) === "NOT_FOUND";
  const lent = useRead(trpc.voices.getPublic.queryOptions({ id }, { enabled: isAnothers }));
  // asked again, one's own is not known to be none for a moment: what is shown stays
  const voice = own.data || isLost(lent) ? undefined : lent.data;
  if (voice) {
    return (
      <>
        <PageHead title={voice.name} lead="Its speaker lets everybody here use this voice." />
        <Speaking voiceId={id} name={voice.name} />
      </>
    );
  }
  if (own.isPending || (isAnothers && lent.isPending)) return <Skeleton className="mt-14 h-16 w-2/3" />;
  if (own.data && !isLost(own)) return <OwnVoice voice={own.data} onDeleted={onDeleted} />;
  const failed = isAnothers ? lent : own;
  return (
    <FailedPage
      error={failed.error}
      retry={() => void failed.refetch()}
      subject="voice"
      back={{ to: "/tools/trained-voices", text: "See your voices" }}
    />
  );
}

function OwnVoice({ voice, onDeleted }: { voice: VoiceView; onDeleted: () => void }) {
  const { id, name, status, failure, previewUrl, originalUrl, consentUrl, createdAt } = voice;
  const running = isRunning(status);
  return (
    <>
      <PageHead title={name} lead={<p className="text-base">{formatDate(createdAt)}</p>} />
      {running && <VoiceProgress id={id} />}
      {failure && (
        <Notice role="alert" className="mt-8">
          <p className="font-display text-heading">This voice could not be made.</p>
          <p className="mt-2 max-w-xl">{JOB_FAILURES[failure]}</p>
        </Notice>
      )}
      {previewUrl && <Speaking voiceId={id} name={name} />}
      <div className="mt-14 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <VoiceSettings voice={voice} />
        <section aria-labelledby="recordings-title">
          <h2 id="recordings-title" className="text-heading">
            Recordings
          </h2>
          <dl className="mt-4 flex flex-col gap-4">
            {previewUrl && (
              <div>
                <dt className="mb-1.5">Its first words, made with AI</dt>
                <dd>
                  <SoundPlayer url={previewUrl} name={`How ${name} sounds`} />
                  <p className="mt-1.5 text-ink-soft text-sm">“{PREVIEW_TEXT}”</p>
                </dd>
              </div>
            )}
            <div>
              <dt className="mb-1.5">What it was learned from</dt>
              <dd>
                <SoundPlayer url={originalUrl} name="What it was learned from" />
              </dd>
            </div>
            <div>
              <dt className="mb-1.5">The speaker agreeing</dt>
              <dd>
                <SoundPlayer url={consentUrl} name="The speaker agreeing" />
              </dd>
            </div>
          </dl>
        </section>
      </div>
      {!running && (
        <div className="mt-12 flex flex-wrap gap-x-6">
          <RenameVoice voice={voice} />
          <DeleteVoice voice={voice} onDeleted={onDeleted} />
        </div>
      )}
    </>
  );
}
