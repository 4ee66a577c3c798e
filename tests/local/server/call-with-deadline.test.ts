import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { callWithDeadline } from "../../../scripts/local/server/call-with-deadline.ts";

const HOUR_MS = 3_600_000;

function untilEnded(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) =>
    signal.addEventListener("abort", () => reject(signal.reason as Error)),
  );
}

test("a call's answer comes through, and nothing of it stays with the signal that outlives it", async () => {
  const stopping = new AbortController();
  const bound = { stop: stopping.signal, ms: HOUR_MS };
  await expect(callWithDeadline(bound, async () => "answer")).resolves.toBe("answer");
  await expect(callWithDeadline(bound, () => Promise.reject(new Error("refused")))).rejects.toThrow(
    "refused",
  );
  expect(getEventListeners(stopping.signal, "abort")).toEqual([]);
});

test("what takes too long is ended", async () => {
  const bound = { stop: new AbortController().signal, ms: 5 };
  await expect(callWithDeadline(bound, untilEnded)).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a call that does not heed its signal is over all the same", async () => {
  const stopping = new AbortController();
  const never = () => new Promise<never>(() => {});
  await expect(callWithDeadline({ stop: stopping.signal, ms: 5 }, never)).rejects.toMatchObject({
    name: "TimeoutError",
  });
  const underWay = callWithDeadline({ stop: stopping.signal, ms: HOUR_MS }, never);
  stopping.abort(new Error("stopped"));
  await expect(underWay).rejects.toThrow("stopped");
});

test("stopping ends a call under way, and one that begins afterwards", async () => {
  const stopping = new AbortController();
  const bound = { stop: stopping.signal, ms: HOUR_MS };
  const underWay = callWithDeadline(bound, untilEnded);
  stopping.abort(new Error("stopped"));
  await expect(underWay).rejects.toThrow("stopped");
  await expect(callWithDeadline(bound, untilEnded)).rejects.toThrow("stopped");
});
