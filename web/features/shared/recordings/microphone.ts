/** Whether this browser lets a page record: only where the page came over a secure line. */
export const hasMicrophone = (): boolean =>
  Boolean(globalThis.navigator?.mediaDevices?.getUserMedia) && "MediaRecorder" in globalThis;

/** Sound as it is: what browsers do for calls chews at a voice. */
export const openMicrophone = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
  });

/** Why the microphone does not open, in words. */
export function microphoneProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : "";
  if (name === "NotAllowedError")
    return "Your browser does not let this page use the microphone. Allow it beside the address and try again, or choose a file instead.";
  if (name === "NotFoundError" || name === "OverconstrainedError")
    return "No microphone was found. Connect one and try again, or choose a file instead.";
  if (name === "NotReadableError")
    return "Another program is using the microphone. Close it there, then try again.";
  return "The microphone could not be opened. Try again, or choose a file instead.";
}

const FORMS = [
  { type: "audio/webm;codecs=opus", extension: "webm" },
  { type: "audio/mp4", extension: "m4a" },
  { type: "audio/ogg;codecs=opus", extension: "ogg" },
] as const;

/** What this browser can record as; null where it can do none of what we take. */
export const recordingForm = () => FORMS.find(({ type }) => MediaRecorder.isTypeSupported(type)) ?? null;
