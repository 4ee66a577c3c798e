import { useRef } from "react";
import type { Engine } from "#schema/operations/operation.ts";
import type { VideoView } from "#schema/videos/videos.ts";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { useWantedSource } from "#web/features/shared/source-picture/use-wanted-source.ts";
import { ReplaceDialog } from "#web/features/shared/take-over/replace-dialog.tsx";
import { useTakeOver } from "#web/features/shared/take-over/use-take-over.ts";
import { useWorkActions } from "#web/features/shared/work/use-work-actions.ts";
import { isRunning } from "#web/lib/jobs/unfinished-refetch.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { AgainButtons } from "./again/again-buttons.tsx";
import { againOf } from "./again/make-again.ts";
import { useLastFrame } from "./again/use-last-frame.ts";
import { useMakeAgain } from "./again/use-make-again.ts";
import { afterOf, settingsOf } from "./draft.ts";
import { useVideoForm } from "./use-video-form.ts";
import { useVideos } from "./use-videos.ts";
import { useWantedVideo } from "./use-wanted-video.ts";
import { VideoForm } from "./video-form.tsx";
import { VideoSheet } from "./video-sheet.tsx";
import type { Trained } from "./who-field.tsx";
import { examplesFor } from "./word-examples.tsx";

/** The form, and all videos beside it, the newest first. */
export function Workbench({ engine, trained }: { engine: Engine; trained: readonly Trained[] }) {
  const offer = { engine, trained: trained.map(({ id }) => id) };
  const list = useVideos();
  const actions = useWorkActions("videos");
  const results = useRef<HTMLElement>(null);
  const form = useVideoForm(offer, () => {
    // on a small screen the results stand below the form
    const top = results.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight * 0.8) results.current?.scrollIntoView({ block: "start" });
  });
  const { change, values } = form;
  const videos = list.data?.pages.flatMap((page) => page.items) ?? [];
  const { take, question } = useTakeOver(values, change, [
    ...videos.map(({ prompt }) => prompt),
    ...examplesFor(values.type, engine),
  ]);
  useWantedSource((picture) => change({ type: "IMAGE_TO_VIDEO", pictures: [picture] }));

  const { again, isBusy } = useMakeAgain(() => results.current?.scrollIntoView({ block: "start" }));
  const { lastFrame, busyId } = useLastFrame();
  useWantedVideo((video) => take(settingsOf(video)));

  const toForm = () => {
    form.props.ref.current?.scrollIntoView({ block: "start" });
    form.props.ref.current?.querySelector("textarea")?.focus({ preventScroll: true });
  };
  const goOn = async (video: VideoView, extend: boolean) => {
    const frame = await lastFrame(video);
    if (!frame) return;
    take(afterOf(video, frame, extend));
    toForm();
  };
  return (
    <div className="grid gap-x-14 gap-y-10 pt-8 lg:grid-cols-[24rem_minmax(0,1fr)]">
      <VideoForm form={form} offer={offer} trained={trained} />
      <section ref={results} aria-labelledby="videos-title" className="min-w-0 scroll-mt-16">
        <h2 id="videos-title" className="sr-only">
          Your videos
        </h2>
        {list.error && !list.data && <FailedRead error={list.error} retry={() => void list.refetch()} />}
        {list.data && videos.length === 0 && (
          <p className="border-hairline border-t py-7 text-ink-soft text-lg">
            Your videos appear here, with the words and settings they were made from.
          </p>
        )}
        {videos.map((video) => (
          <VideoSheet key={video.id} video={video} actions={actions}>
            {!isRunning(video.status) && (
              <AgainButtons
                video={video}
                again={againOf(video, engine)}
                isMaking={isBusy}
                isTaking={busyId === video.id}
                onAgain={again}
                onExtend={() => void goOn(video, true)}
                onLastFrame={() => void goOn(video, false)}
                onSettings={() => {
                  take(settingsOf(video));
                  toForm();
                }}
              />
            )}
          </VideoSheet>
        ))}
        <ShowMore list={list} />
      </section>
      <ReplaceDialog {...question} />
    </div>
  );
}
