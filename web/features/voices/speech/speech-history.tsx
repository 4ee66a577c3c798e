import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { JOB_FAILURES } from "#schema/errors/job-failures.ts";
import type { SpeechView } from "#schema/voices/voices.ts";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { SoundPlayer } from "#web/features/shared/recordings/sound-player.tsx";
import { VoiceProgress } from "#web/features/shared/voices/voice-progress.tsx";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatCredits, formatMoment } from "#web/lib/format.ts";
import { useActiveJobs } from "#web/lib/jobs/active-jobs.tsx";
import { isRunning, unfinishedRefetch } from "#web/lib/jobs/unfinished-refetch.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { download } from "#web/ui/pictures/media-url.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";

/** What one had a voice say, the newest first; null: voices one cannot use any more, and nothing where they said nothing. */
export function SpeechHistory({ voiceId }: { voiceId: string | null }) {
  const trpc = useTRPC();
  const jobs = useActiveJobs();
  const list = useInfiniteQuery(
    trpc.voices.speeches.infiniteQueryOptions(
      { trainedVoiceId: voiceId, limit: 10 },
      {
        getNextPageParam: (page) => page.nextCursor,
        refetchInterval: ({ state }) => {
          const speeches = state.data?.pages.flatMap((page) => page.items) ?? [];
          const atWork = new Set(jobs?.map((job) => job.subjectId));
          const lost = speeches.find(({ id, status }) => isRunning(status) && !atWork.has(id));
          return unfinishedRefetch(lost?.status, jobs === null ? null : 0);
        },
      },
    ),
  );
  const speeches = list.data?.pages.flatMap((page) => page.items) ?? [];
  if (voiceId === null && speeches.length === 0) return null;
  return (
    <section aria-labelledby="said-title" className={voiceId === null ? "mt-16 max-w-2xl" : "min-w-0"}>
      <h2 id="said-title" className="text-heading">
        {voiceId === null ? "Said by voices you can no longer use" : "What it said"}
      </h2>
      {list.error && !list.data && <FailedRead error={list.error} retry={() => void list.refetch()} />}
      {list.isPending && <Skeleton className="mt-4 h-24 w-full" />}
      {list.data && speeches.length === 0 && (
        <p className="mt-4 border-hairline border-t py-6 text-ink-soft text-lg">
          Nothing yet. What you have it say appears here, to listen to and to save.
        </p>
      )}
      <ul className="mt-4">
        {speeches.map((speech) => (
          <Said key={speech.id} speech={speech} />
        ))}
      </ul>
      <ShowMore list={list} />
    </section>
  );
}

function Said({ speech }: { speech: SpeechView }) {
  const { id, prompt, status, failure, audioUrl, credits, createdAt } = speech;
  return (
    <li className="border-hairline border-t py-5">
      <p className="whitespace-pre-line">{prompt}</p>
      <p className="numbers mt-1 text-ink-soft text-sm">
        {formatMoment(createdAt)}, {formatCredits(credits)}
      </p>
      {failure && <p className="mt-2 text-safelight">{JOB_FAILURES[failure]}</p>}
      {isRunning(status) && <VoiceProgress id={id} />}
      {audioUrl && (
        <div className="mt-3">
          <SoundPlayer url={audioUrl} name={prompt.slice(0, 80)} />
        </div>
      )}
      {!isRunning(status) && (
        <div className="mt-1 flex flex-wrap gap-x-6">
          {audioUrl && (
            <a href={download(audioUrl)} download className={buttonClass("quiet")}>
              Download
            </a>
          )}
          <DeleteSaid id={id} />
        </div>
      )}
    </li>
  );
}

function DeleteSaid({ id }: { id: string }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.voices.deleteSpeech.mutationOptions({
      onSuccess: () => toast("The recording is deleted."),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => {
        setAsking(false);
        void queryClient.invalidateQueries(trpc.voices.speeches.pathFilter());
      },
    }),
  );
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this recording?"
        text="The words and the recording are deleted for good."
        confirm="Delete recording"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id })}
      />
    </>
  );
}
