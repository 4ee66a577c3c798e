import { expect, test, vi } from "vitest";
import { readAtMost } from "#functions/services/media/image-bytes/read-at-most.ts";

/** A body of so many kilobytes; counts how many were asked for. */
function body(kilobytes: number) {
  const asked = { kilobytes: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked.kilobytes === kilobytes) controller.close();
        else controller.enqueue(new Uint8Array(1024).fill(asked.kilobytes++));
      },
      cancel() {
        asked.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, asked };
}

test("a body up to the limit is read whole", async () => {
  const bytes = await readAtMost(body(3).stream, 3 * 1024);
  expect(bytes?.length).toBe(3072);
  expect([bytes?.[0], bytes?.[1024], bytes?.[3071]]).toEqual([0, 1, 2]);
  expect(await readAtMost(null, 10)).toEqual(new Uint8Array(0));
});

test("a longer one is left at the limit, however much would follow", async () => {
  const { stream, asked } = body(Number.POSITIVE_INFINITY);
  expect(await readAtMost(stream, 4 * 1024)).toBeNull();
  expect(asked).toEqual({ kilobytes: 5, cancelled: true });
});

test("one that does not come is given up when told so", async () => {
  const cancel = vi.fn();
  const stop = new AbortController();
  const reading = readAtMost(new ReadableStream<Uint8Array>({ cancel }), 10, stop.signal);
  stop.abort(new Error("too slow"));
  await expect(reading).rejects.toThrow("too slow");
  expect(cancel).toHaveBeenCalled();
  await expect(readAtMost(body(1).stream, 10_000, stop.signal)).rejects.toThrow("too slow");
});
