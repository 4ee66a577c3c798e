import { expect, test } from "vitest";
import { speech } from "#tests/support/media/made-sounds.ts";
import { adviseLevel, liveLevel } from "#web/engine/voice/live-level.ts";
import { waveformOf } from "#web/engine/voice/waveform.ts";

test.each([
  [0, 0, "nothing"],
  [0.02, 0.43, "quiet"],
  [0.25, 0.8, "good"],
  [1, 1, "loud"],
])("a peak of %d fills %d of the meter and is %s", (peak, share, advice) => {
  const level = liveLevel(Float32Array.of(0, -peak, peak / 2));
  expect(level.share).toBeCloseTo(share, 2);
  expect(adviseLevel(level.peak)).toBe(advice);
});

test("a waveform shows where it is loud", () => {
  const bars = waveformOf(speech(4, { loud: 0.5, spoken: 2 }).samples, 8);
  expect(bars).toHaveLength(8);
  expect(Math.min(...bars.slice(0, 4))).toBeGreaterThan(100);
  expect(Math.max(...bars.slice(4))).toBeLessThan(5);
  expect(waveformOf(new Float32Array(0), 3)).toEqual([0, 0, 0]);
});
