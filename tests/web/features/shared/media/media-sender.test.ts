import { expect, test } from "vitest";
import { createMediaSender, type SendProgress } from "#web/features/shared/media/media-sender.ts";
import type { SentMedia } from "#web/features/shared/media/send-media.ts";

const fileOf = (name: string) =>
  ({ kind: "AUDIO", file: new File(["x"], name), waveform: null, name: "the words" }) as const;
const WORDS = fileOf("words.wav");

type Calls = NonNullable<Parameters<typeof createMediaSender>[1]>;

/** On its way until it is given up. */
const endless: Calls["sendMedia"] = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason));
  });

/** A sender, what it told of its progress, and what the server was told to throw away or delete. */
function sender(sendMedia: Calls["sendMedia"] = endless) {
  const told: (SendProgress | null)[] = [];
  const cancelled: string[] = [];
  const deleted: string[] = [];
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const made = createMediaSender((progress) => told.push(progress), {
    sendMedia: (file, options) => {
      begin();
      return sendMedia(file, options);
    },
    cancelMedia: async ({ file }) => void cancelled.push(file.name),
    deleteMedia: async ({ id }) => void deleted.push(id),
  });
  return { ...made, begun, told, cancelled, deleted };
}

/** A file as it is stored. */
const storedAs = (id: string, isNew = true): SentMedia => ({
  kind: "AUDIO",
  ...{ id, name: id, url: `/media/${id}`, size: 1, mimeType: "audio/wav", duration: 1 },
  ...{ createdAt: new Date(0), waveform: null, made: false, isNew },
});

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
  await expect.poll(() => cancelled).toEqual(["words.wav"]);
});

test("cancelled as it is checked, a file is deleted again; one that was there before stays", async () => {
  const check = Promise.withResolvers<void>();
  const { send, cancel, begun, told, cancelled, deleted } = sender(async ({ file: { name } }) => {
    if (name === "last") await check.promise;
    return storedAs(name, name !== "known");
  });
  const sent = expect(send([fileOf("known"), fileOf("new"), fileOf("last")])).rejects.toThrow("cancelled");
  await begun;
  await expect.poll(() => told.length).toBe(3);
  cancel();
  check.resolve();
  await sent;
  await expect.poll(() => deleted).toEqual(["new", "last"]);
  expect(cancelled).toEqual([]);
});

test("what is sent after something was cancelled waits for that to be taken back, and keeps its own progress", async () => {
  const check = Promise.withResolvers<void>();
  const asked: string[] = [];
  const { send, cancel, told, deleted } = sender(async ({ file: { name } }) => {
    asked.push(name);
    if (name === "first") await check.promise;
    return storedAs(name);
  });
  const first = expect(send([fileOf("first")])).rejects.toThrow("cancelled");
  await expect.poll(() => asked).toEqual(["first"]);
  cancel();
  const second = send([fileOf("second")]);
  expect(asked).toEqual(["first"]);
  check.resolve();
  await first;
  expect(await second).toMatchObject([{ id: "second" }]);
  const begun = { name: "the words", share: 0 };
  expect([asked, deleted, told]).toEqual([["first", "second"], ["first"], [begun, null, begun, null]]);
});
