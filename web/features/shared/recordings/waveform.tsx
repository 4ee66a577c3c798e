/** A sound's outline; what it says is heard in the player below. */
export function Waveform({ bars }: { bars: readonly number[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${bars.length * 3} 100`}
      preserveAspectRatio="none"
      className="h-12 w-full text-ink-soft"
    >
      {bars.map((bar, place) => {
        const height = Math.max(2, (bar / 255) * 100);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: bars stay in their places
            key={place}
            x={place * 3}
            y={(100 - height) / 2}
            width="2"
            height={height}
            fill="currentColor"
          />
        );
      })}
    </svg>
  );
}
