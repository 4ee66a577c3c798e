import { lazy, useId, useRef, useState } from "react";
import { MEDIA_TYPES, mediaLimits } from "#schema/media/media-limits.ts";
import { SendingLine } from "#web/features/shared/media/sending-line.tsx";
import { BesideForm } from "#web/features/shared/source-picture/beside-form.tsx";
import { secondsWords } from "#web/lib/format-seconds.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ChosenVideo } from "./chosen-video.ts";
import { useUploadVideo } from "./use-upload-video.ts";

const OwnVideos = lazy(() => import("./own-videos.tsx"));

type Props = {
  video: ChosenVideo | null;
  onChange: (video: ChosenVideo | null) => void;
  /** How long it may last, in seconds. */
  length: { min: number; max: number } | null;
  error: string | null;
};

/** The video that is changed: sent from this device, or one that is already here. */
export function VideoField({ video, onChange, length, error }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [choosing, setChoosing] = useState(false);
  const { upload, progress, cancel, problem } = useUploadVideo(onChange);
  const told = problem ?? error;
  return (
    <fieldset aria-describedby={`${id}-limits${told ? ` ${id}-error` : ""}`}>
      <legend className="mb-1.5 font-medium">Video to change</legend>
      {progress && <SendingLine progress={progress} onCancel={cancel} />}
      {!progress && video && (
        <div className="mb-2">
          <video
            src={video.url}
            poster={video.posterUrl ?? undefined}
            controls
            muted
            playsInline
            preload="metadata"
            aria-label={video.name}
            className="max-h-64 max-w-full rounded-frame bg-film"
          />
          <p className="numbers mt-1 text-sm [overflow-wrap:anywhere]">
            {video.name}, {secondsWords(video.duration)}
          </p>
        </div>
      )}
      {!progress && (
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          <Button look="outline" onClick={() => input.current?.click()}>
            {video ? "Send another one" : "Send a video"}
          </Button>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            From your videos
          </Button>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={MEDIA_TYPES.VIDEO.accept}
        className="sr-only"
        tabIndex={-1}
        aria-label="Video to change: file"
        data-invalid={told ? "" : undefined}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) void upload(file);
        }}
      />
      <p id={`${id}-limits`} className="mt-2 text-ink-soft text-sm">
        {mediaLimits("VIDEO")}.{length && ` Only ${length.min} to ${length.max} seconds can be changed.`} An
        upload that stopped goes on where it was when you choose the same file again.
      </p>
      <p id={`${id}-error`} role="status" className="mt-1.5 text-safelight empty:hidden">
        {told}
      </p>
      <BesideForm>
        {choosing && (
          <OwnVideos
            onChoose={(chosen) => {
              onChange(chosen);
              setChoosing(false);
            }}
            onDeleted={(gone) => video?.source.id === gone && onChange(null)}
            onClose={() => setChoosing(false)}
          />
        )}
      </BesideForm>
    </fieldset>
  );
}
