import { MEDIA_LIMITS, MEDIA_TYPES } from "#schema/media/media-limits.ts";
import { formatSeconds } from "#web/lib/format-seconds.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { Notice } from "#web/ui/status/notice.tsx";
import { LevelMeter } from "./level-meter.tsx";
import { hasMicrophone } from "./microphone.ts";
import type { RecordingLength } from "./recording-reasons.ts";
import { useRecorder } from "./use-recorder.ts";

type Props = {
  /** What is recorded, e.g. "the sample". */
  what: string;
  name?: string;
  length: RecordingLength;
  onTake: (file: File) => void;
};

const MAX_MEGABYTES = MEDIA_LIMITS.AUDIO.maxBytes / 1024 ** 2;

/** Records with a level to look at, or takes a file. */
export function Recorder({ what, name, length, onTake }: Props) {
  const recorder = useRecorder(length.max, onTake);
  const { isRecording, seconds, analyser, problem } = recorder;
  const isLongEnough = seconds >= length.min;
  return (
    <div>
      {analyser && <LevelMeter analyser={analyser} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {hasMicrophone() && (
          // one button, so that the focus stays where it is
          <Button
            name={name}
            look={isRecording ? "primary" : "outline"}
            busy={recorder.isAsking}
            onClick={isRecording ? recorder.stop : recorder.start}
          >
            {isRecording ? `Stop recording ${what}` : `Record ${what}`}
          </Button>
        )}
        {isRecording ? (
          <p role="timer" className="numbers">
            {formatSeconds(seconds)}
            <span className="text-ink-soft">
              {isLongEnough ? ` of ${formatSeconds(length.max)}` : `, at least ${formatSeconds(length.min)}`}
            </span>
          </p>
        ) : (
          <label className={`${buttonClass("quiet")} cursor-pointer has-focus-visible:outline-2`}>
            Choose a file
            <input
              type="file"
              accept={MEDIA_TYPES.AUDIO.accept}
              aria-label={`File for ${what}`}
              className="sr-only"
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? [];
                currentTarget.value = "";
                if (file) onTake(file);
              }}
            />
          </label>
        )}
      </div>
      <p className="mt-2 text-ink-soft text-sm">
        From {length.min} to {length.max} seconds. Files: {MEDIA_TYPES.AUDIO.names}, up to {MAX_MEGABYTES} MB.
      </p>
      {problem && (
        <Notice role="alert" className="mt-3">
          {problem}
        </Notice>
      )}
    </div>
  );
}
