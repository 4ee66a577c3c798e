/** A sound's loudest points in so many equal parts, each from 0 to 255. */
export function waveformOf(samples: Float32Array, bars: number): number[] {
  return Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar * samples.length) / bars);
    const to = Math.floor(((bar + 1) * samples.length) / bars);
    let peak = 0;
    for (let n = from; n < to; n++) peak = Math.max(peak, Math.abs(samples[n]!));
    return Math.min(255, Math.round(peak * 255));
  });
}
