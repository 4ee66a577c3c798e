import { useState } from "react";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { SAID_SECONDS } from "#schema/videos/source-lengths.ts";
import { talkingHeadOf } from "#schema/videos/talking-head.ts";
import { SendingLine } from "#web/features/shared/media/sending-line.tsx";
import { useSendMedia } from "#web/features/shared/media/use-send-media.ts";
import { type ExaminedRecording, isUsable } from "#web/features/shared/recordings/examine-recording.ts";
import { RecordingField } from "#web/features/shared/recordings/recording-field.tsx";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { FormRefusal } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import type { Said } from "../draft.ts";

type Props = { engine: Engine; onSaid: (said: Said) => void };

/** The longest of both qualities; which one it fits is said before the button. */
const LENGTH = SAID_SECONDS.MEDIUM;

/** A recording made here or a file. It is sent before the price is named, because the file itself says how long it is. */
export function BySpeaking({ engine, onSaid }: Props) {
  const [recording, setRecording] = useState<ExaminedRecording | null>(null);
  const [problem, setProblem] = useState<{ file: File; words: string } | null>(null);
  const media = useSendMedia();

  /** Another one: what is on its way of this one is not wanted any more. */
  function change(next: ExaminedRecording | null): void {
    if (next?.file !== recording?.file) media.cancel();
    setRecording(next);
  }

  async function send({ file, waveform }: ExaminedRecording): Promise<void> {
    setProblem(null);
    try {
      const [stored] = await media.send([{ kind: "AUDIO", file, waveform, name: "the recording" }]);
      if (!stored) return;
      const { id, url, duration, isNew } = stored;
      onSaid({ audioId: id, url, seconds: duration, name: file.name, isNew });
    } catch (error) {
      setProblem({ file, words: error instanceof FormRefusal ? error.message : messageOf(error) });
    }
  }
  const isHere = isOffered(talkingHeadOf("MEDIUM"), engine);
  return (
    <div>
      <RecordingField
        legend="Your recording"
        what="the words"
        length={LENGTH}
        recording={recording}
        onChange={change}
      >
        <p className="text-ink-soft">
          Say it as you would to one person. About seventy words are half a minute.
        </p>
      </RecordingField>
      {media.progress && (
        <div className="mt-4">
          <SendingLine progress={media.progress} onCancel={media.cancel} />
        </div>
      )}
      {problem && problem.file === recording?.file && (
        <Notice role="alert" className="mt-3">
          {problem.words}
        </Notice>
      )}
      {isHere && recording && isUsable(recording) && (
        <Button
          look="outline"
          className="mt-3"
          busy={media.progress !== null}
          onClick={() => void send(recording)}
        >
          Use this recording
        </Button>
      )}
    </div>
  );
}
