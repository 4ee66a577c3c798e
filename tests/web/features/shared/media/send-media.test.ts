import superjson from "superjson";
import { expect, onTestFinished, test, vi } from "vitest";
import { ERRORS, type ErrorCode } from "#schema/errors/errors.ts";
import { REMOTE_ERROR_NUMBERS } from "#schema/errors/remote-errors.ts";
import { stubStorages } from "#tests/support/web/memory-storage.ts";
import { sendMedia } from "#web/features/shared/media/send-media.ts";
import { noteUpload, unfinishedUpload } from "#web/features/shared/media/unfinished-uploads.ts";

/** Uploads whose parts have all arrived: how their end is asked for again. */

/** A refusal's code, what is answered, or null where the line breaks. */
type Answer = ErrorCode | object | null;

function answerOf(answer: ErrorCode | object) {
  if (typeof answer === "object") return { result: { data: superjson.serialize(answer) } };
  const { kind, message } = ERRORS[answer];
  const data = { code: kind, appCode: answer };
  return { error: superjson.serialize({ message, code: REMOTE_ERROR_NUMBERS[kind], data }) };
}

/** Answers calls by the last part of their name, and remembers which there were. */
function serve(answers: Record<string, Answer>) {
  const asked: string[] = [];
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (input: string) => {
    const [, name = ""] = /uploads\.(\w+)/.exec(input) ?? [];
    asked.push(name);
    const answer = answers[name] ?? null;
    if (answer === null) throw new TypeError("the line broke");
    return Response.json([answerOf(answer)]);
  });
  return asked;
}

const file = new File(["words"], "words.wav", { lastModified: 1 });
const stored = (id: string) => ({ kind: "AUDIO", id, name: "words.wav" });
const ARRIVED = { id: "upload", partBytes: 10, parts: 1, arrived: [1] };
const send = () =>
  sendMedia(
    { kind: "AUDIO", file, waveform: null },
    { signal: new AbortController().signal, onProgress: () => {} },
  );

test.each<Answer>(["INTERNAL", "MEDIA_UPLOAD_BUSY", "NOT_SIGNED_IN", null])(
  "an upload whose end fails with %s is not sent again, but finished",
  async (failure) => {
    stubStorages();
    noteUpload("AUDIO", file, "upload");
    serve({ mediaUpload: ARRIVED, finishMedia: failure });
    await expect(send()).rejects.toThrow();
    expect(unfinishedUpload("AUDIO", file)).toBe("upload");
    const asked = serve({ mediaUpload: ARRIVED, finishMedia: stored("upload") });
    expect(await send()).toMatchObject({ id: "upload", isNew: true });
    expect(asked).toEqual(["mediaUpload", "finishMedia"]);
    expect(unfinishedUpload("AUDIO", file)).toBeNull();
  },
);

test("a file that is refused is begun anew", async () => {
  stubStorages();
  noteUpload("AUDIO", file, "upload");
  serve({ mediaUpload: ARRIVED, finishMedia: "MEDIA_INCOMPLETE" });
  await expect(send()).rejects.toThrow(ERRORS.MEDIA_INCOMPLETE.message);
  expect(unfinishedUpload("AUDIO", file)).toBeNull();
});

test("where the answer was lost the file is asked for, and sent again only if there is none", async () => {
  stubStorages();
  noteUpload("AUDIO", file, "upload");
  const asked = serve({ mediaUpload: "MEDIA_UPLOAD_GONE", finishMedia: stored("earlier") });
  expect(await send()).toMatchObject({ id: "earlier", isNew: false });
  expect(asked).toEqual(["mediaUpload", "finishMedia"]);

  noteUpload("AUDIO", file, "upload");
  const again = serve({
    mediaUpload: "MEDIA_UPLOAD_GONE",
    finishMedia: "MEDIA_UPLOAD_GONE",
    beginMedia: null,
  });
  await expect(send()).rejects.toThrow();
  expect(again).toEqual(["mediaUpload", "finishMedia", "beginMedia"]);
  expect(unfinishedUpload("AUDIO", file)).toBeNull();
});
