import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import type { VoiceView } from "#schema/voices/voices.ts";
import { OwnList } from "#web/features/shared/lists/own-list.tsx";
import { SoundPlayer } from "#web/features/shared/recordings/sound-player.tsx";
import { NoProvider } from "#web/features/shared/voices/no-provider.tsx";
import { whyNoSpeech } from "#web/features/shared/voices/speech-prices.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useEngine } from "#web/lib/api/use-engine.ts";
import { formatDate } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isRunning, unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";
import { PublicVoices } from "./public-voices.tsx";
import { SpeechHistory } from "./speech/speech-history.tsx";
import { VOICE_STATE } from "./voice-labels.ts";

const NOTHING = {
  title: "No voice yet.",
  text: "Ten seconds of clear speech are enough, up to two minutes. The speaker says aloud that they agree, and that recording stays with the voice.",
  action: { to: "/tools/trained-voices/new", label: "Record your first voice" },
};

/** One's own voices, newest first, and those that others let everybody use. */
export function VoiceList() {
  const { engine } = useEngine();
  const reason = engine && whyNoSpeech(engine);
  return (
    <>
      {reason && <NoProvider reason={reason}>No voice can be learned or made to speak.</NoProvider>}
      <OwnVoices />
      <PublicVoices />
      <SpeechHistory voiceId={null} />
    </>
  );
}

function OwnVoices() {
  const trpc = useTRPC();
  const jobs = useActiveJobs();
  const list = useInfiniteQuery(
    trpc.voices.list.infiniteQueryOptions(
      { limit: 20 },
      {
        getNextPageParam: (page) => page.nextCursor,
        refetchInterval: ({ state }) => {
          const voices = state.data?.pages.flatMap((page) => page.items) ?? [];
          const atWork = new Set(jobs?.map((job) => job.subjectId));
          const lost = voices.find(({ id, status }) => isRunning(status) && !atWork.has(id));
          return unfinishedRefetch(lost?.status, jobs === null ? null : 0);
        },
      },
    ),
  );
  return <OwnList list={list} nothing={NOTHING} row={(voice) => <VoiceRow key={voice.id} voice={voice} />} />;
}

function VoiceRow({ voice }: { voice: VoiceView }) {
  const { id, name, status, systemPrompt, isPublic, previewUrl, failure, createdAt } = voice;
  return (
    <li className="grid items-center gap-x-8 gap-y-3 border-hairline border-b py-5 sm:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0">
        <h2 className="truncate text-heading">
          <Link to={`/tools/trained-voices/${id}`} className="hover:text-safelight">
            {name}
          </Link>
        </h2>
        <p className="numbers mt-1 text-ink-soft">
          {systemPrompt}, {formatDate(createdAt)}
          {isPublic && ", everybody may use it"}
        </p>
        {failure && <p className="mt-1 text-safelight">{JOB_FAILURES[failure]}</p>}
      </div>
      {previewUrl ? (
        <SoundPlayer url={previewUrl} name={`How ${name} sounds`} />
      ) : (
        <p className={isRunning(status) ? "animate-blink text-safelight" : "text-ink-soft"}>
          {VOICE_STATE[status]}
        </p>
      )}
    </li>
  );
}
