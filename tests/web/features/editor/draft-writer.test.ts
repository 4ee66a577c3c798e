import { expect, onTestFinished, test, vi } from "vitest";
import { createDraftWriter } from "#web/features/editor/state/draft-writer.ts";
import { NO_WORK, type Work } from "#web/features/editor/state/work.ts";

const someWork = (): Work => ({ ...NO_WORK });
const [first, second] = [someWork(), someWork()];

/** A writer at a clock that the test moves, and what it wrote. */
function writer() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const written: Work[] = [];
  return { draft: createDraftWriter(NO_WORK, (work) => written.push(work)), written };
}

test("work is written down after a moment of quiet, the last of it and once", () => {
  const { draft, written } = writer();
  draft.change(NO_WORK);
  draft.change(first);
  vi.advanceTimersByTime(200);
  draft.change(second);
  vi.advanceTimersByTime(200);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(200);
  draft.flush();
  expect(written).toHaveLength(1);
  expect(written[0]).toBe(second);
});

test("work that is left before that is written at once; work that is discarded is never written", () => {
  const { draft, written } = writer();
  draft.change(first);
  draft.flush();
  expect(written).toHaveLength(1);
  draft.change(second);
  draft.discard();
  draft.flush();
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(1);
});

test("work that is undone is written where more of it was written, and not where nothing was", () => {
  const { draft, written } = writer();
  draft.change(first);
  draft.change(NO_WORK);
  vi.advanceTimersByTime(1_000);
  expect(written).toEqual([]);
  draft.change(first);
  vi.advanceTimersByTime(1_000);
  draft.change(NO_WORK);
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(2);
  expect(written[1]).toBe(NO_WORK);
});
