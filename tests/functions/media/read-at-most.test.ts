import { expect, test, vi } from "vitest";
import { readAtMost } from "#functions/services/media/image-bytes/read-at-most.ts";

test("a body that does not come is given up when told so", async () => {
  const cancel = vi.fn();
  const stop = new AbortController();
  const reading = readAtMost(new ReadableStream<Uint8Array>({ cancel }), 10, stop.signal);
  stop.abort(new Error("too slow"));
  await expect(reading).rejects.toThrow("too slow");
  expect(cancel).toHaveBeenCalled();
  await expect(readAtMost(new Blob(["x"]).stream(), 10, stop.signal)).rejects.toThrow("too slow");
});
