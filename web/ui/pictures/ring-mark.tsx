/** A ring drawn over a frame with a grease pencil. Decoration only: say in words what it means. */
export function RingMark() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-[3%] size-[94%] overflow-visible"
    >
      <path
        d="M79 9C53-3 13 6 5 42c-7 33 21 54 50 53 27-1 42-25 41-49C95 19 68 1 34 7"
        fill="none"
        stroke="var(--color-grease)"
        strokeWidth="4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
        opacity="0.92"
      />
    </svg>
  );
}
