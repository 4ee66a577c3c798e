import { expect, test } from "vitest";
import { createMediaSender, type SendProgress } from "#web/features/shared/media/media-sender.ts";

const WORDS = {
  kind: "AUDIO",
  file: new File(["x"], "words.wav"),
  waveform: null,
  name: "the words",
} as const;

/** A sender whose files are on their way until it gives them up, and what the server was told to throw away. */
function sender() {
  const told: (SendProgress | null)[] = [];
  const cancelled: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const made = createMediaSender((progress) => told.push(progress), {
    sendMedia: (_, { signal }) => {
      begin();
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
    },
    cancelMedia: async ({ file }) => void cancelled.push(file.name),
  });
  return { ...made, begun, told, cancelled };
}

test("a field that goes ends its upload, and what has arrived stays to be gone on with", async () => {
  const { send, leave, begun, told, cancelled } = sender();
  const sent = expect(send([WORDS])).rejects.toThrow();
  await begun;
  leave();
  await sent;
  expect(told).toEqual([{ name: "the words", share: 0 }, null]);
  expect(cancelled).toEqual([]);
});

test("a person who cancels an upload has what arrived of it thrown away, and is told", async () => {
  const { send, cancel, begun, cancelled } = sender();
  const sent = expect(send([WORDS])).rejects.toThrow("The upload was cancelled. Nothing was charged.");
  await begun;
  cancel();
  await sent;
  expect(cancelled).toEqual(["words.wav"]);
});
