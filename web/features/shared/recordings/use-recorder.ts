import { useEffect, useEffectEvent, useRef, useState } from "react";
import { microphoneProblem, openMicrophone, recordingForm } from "./microphone.ts";

/** It stops so much before the longest that is taken, for it is looked at in steps and the file lasts a little longer, in seconds. */
const SPARE = 0.5;

/** Bits a second: more than enough for a voice. */
const BITS = 128_000;

interface Running {
  stream: MediaStream;
  recorder: MediaRecorder;
  sound: AudioContext;
  analyser: AnalyserNode;
}

/** The microphone of this device: it is open only while something is recorded, and at most `maxSeconds`. */
export function useRecorder(maxSeconds: number, onRecorded: (file: File) => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [seconds, setSeconds] = useState(0);
  const open = useRef<Running | null>(null);
  const isGone = useRef(false);
  const recorded = useEffectEvent(onRecorded);

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      close(open.current);
    };
  }, []);

  useEffect(() => {
    if (!running) return;
    const began = performance.now();
    const clock = setInterval(() => {
      const passed = (performance.now() - began) / 1000;
      setSeconds(passed);
      if (passed >= maxSeconds - SPARE) running.recorder.stop();
    }, 200);
    return () => clearInterval(clock);
  }, [running, maxSeconds]);

  async function start(): Promise<void> {
    if (isAsking || running) return;
    setAsking(true);
    setProblem(null);
    setSeconds(0);
    let stream: MediaStream | null = null;
    try {
      stream = await openMicrophone();
      const form = recordingForm();
      if (isGone.current || !form) {
        for (const track of stream.getTracks()) track.stop();
        if (!form) setProblem("This browser cannot record. Choose a file instead.");
        return;
      }
      const begun = listen(stream, form.type);
      open.current = begun;
      const parts: Blob[] = [];
      begun.recorder.ondataavailable = ({ data }) => void parts.push(data);
      begun.recorder.onstop = () => {
        close(begun);
        open.current = null;
        if (isGone.current) return;
        setRunning(null);
        const type = form.type.split(";")[0];
        recorded(new File(parts, `recording.${form.extension}`, { type }));
      };
      begun.recorder.start(1000);
      setRunning(begun);
    } catch (error) {
      for (const track of stream?.getTracks() ?? []) track.stop();
      open.current = null;
      setProblem(microphoneProblem(error));
    } finally {
      setAsking(false);
    }
  }

  return {
    /** What is heard, while it is recorded. */
    analyser: running?.analyser ?? null,
    isAsking,
    isRecording: running !== null,
    seconds,
    problem,
    start: () => void start(),
    stop: () => running?.recorder.stop(),
  };
}

function listen(stream: MediaStream, mimeType: string): Running {
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS });
  const sound = new AudioContext();
  const analyser = sound.createAnalyser();
  analyser.fftSize = 2048;
  sound.createMediaStreamSource(stream).connect(analyser);
  return { stream, recorder, sound, analyser };
}

function close(running: Running | null): void {
  if (!running) return;
  if (running.recorder.state !== "inactive") running.recorder.stop();
  for (const track of running.stream.getTracks()) track.stop();
  if (running.sound.state !== "closed") void running.sound.close();
}
