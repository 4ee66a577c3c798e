import { type ReactNode, type Ref, useEffect, useRef, useState } from "react";
import { useBlobAddress } from "#web/lib/files/use-blob-address.ts";
import { formatSeconds } from "#web/lib/format-seconds.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { type ExaminedRecording, examineRecording } from "./examine-recording.ts";
import { Recorder } from "./recorder.tsx";
import { type RecordingLength, recordingWords } from "./recording-reasons.ts";
import { SoundPlayer } from "./sound-player.tsx";
import { Waveform } from "./waveform.tsx";

type Props = {
  legend: string;
  /** What is recorded, as the end of "Record …". */
  what: string;
  /** Of the field, so that a form leads to it. */
  name?: string;
  /** What to do or say. */
  children: ReactNode;
  length: RecordingLength;
  recording: ExaminedRecording | null;
  onChange: (recording: ExaminedRecording | null) => void;
  error?: string | null;
};

const LEAD = { out: "Can't be used.", held: "Left out.", use: "Sounds good." } as const;

/** A recording: made here or chosen, listened to on this device, and what is said of it. */
export function RecordingField({ legend, what, name, children, length, recording, onChange, error }: Props) {
  const [isChecking, setChecking] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const wasTaken = useRef(false);

  async function take(file: File): Promise<void> {
    setChecking(true);
    wasTaken.current = true;
    onChange(await examineRecording(file, length));
    setChecking(false);
  }
  useEffect(() => {
    // the button that was pressed is gone
    if (recording && wasTaken.current) again.current?.focus();
    wasTaken.current = false;
  }, [recording]);

  return (
    <fieldset className="border-hairline border-t pt-5">
      <legend className="float-left mb-2 w-full font-display text-heading">{legend}</legend>
      <div className="clear-both">{children}</div>
      <div className="mt-4">
        {isChecking ? (
          <p role="status">Listening to it on your device…</p>
        ) : recording ? (
          <Taken
            recording={recording}
            length={length}
            what={what}
            name={name}
            onChange={onChange}
            againRef={again}
          />
        ) : (
          <Recorder what={what} name={name} length={length} onTake={(file) => void take(file)} />
        )}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-safelight text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type TakenProps = Pick<Props, "length" | "what" | "name" | "onChange"> & {
  recording: ExaminedRecording;
  againRef: Ref<HTMLButtonElement>;
};

function Taken({ recording, length, what, name, onChange, againRef }: TakenProps) {
  const { file, seconds, waveform, judgement, anyway } = recording;
  const { verdict, reasons } = judgement;
  const url = useBlobAddress(file);
  const insists = verdict === "held" && anyway;
  return (
    <div>
      {waveform && <Waveform bars={waveform} />}
      {url && seconds !== null && <SoundPlayer url={url} name={`Recording of ${what}`} />}
      <div role="status" className="mt-2">
        <p>
          <strong className="font-semibold">{insists ? "Used as you wish." : LEAD[verdict]}</strong>{" "}
          {seconds !== null && <span className="numbers text-ink-soft">{formatSeconds(seconds)}</span>}
        </p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason} className={verdict === "use" || insists ? "text-ink-soft" : ""}>
              {recordingWords(reason, length)}
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <Button ref={againRef} name={name} look="quiet" onClick={() => onChange(null)}>
          Take another
        </Button>
        {verdict === "held" && (
          <Button look="quiet" onClick={() => onChange({ ...recording, anyway: !anyway })}>
            {anyway ? "Leave out" : "Use anyway"}
          </Button>
        )}
      </div>
    </div>
  );
}
