import { useEffect, useEffectEvent, useState } from "react";
import { keepDeviceRecording, keptDeviceRecording } from "#web/lib/device/device-recordings.ts";
import { type ExaminedRecording, examineRecording } from "./examine-recording.ts";
import type { RecordingLength } from "./recording-reasons.ts";

/** A recording of a form, kept on this device in its place until it is sent or taken away. */
export function useKeptRecording(place: string, length: RecordingLength) {
  const [recording, setRecording] = useState<ExaminedRecording | null>(null);
  const restore = useEffectEvent(async () => {
    const file = await keptDeviceRecording(place);
    if (!file) return;
    const examined = await examineRecording(file, length);
    setRecording((newer) => newer ?? examined);
  });
  useEffect(() => void restore(), []);

  function change(next: ExaminedRecording | null): void {
    setRecording(next);
    if (next?.file !== recording?.file) void keepDeviceRecording(place, next?.file ?? null);
  }
  return [recording, change] as const;
}
