/** A frame struck out with a grease pencil. Decoration only: words beside it say what it means. */
export function StruckMark() {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="pointer-events-none absolute inset-[12%] size-[76%] animate-arrive"
    >
      <path
        d="M8 10c22 20 58 54 85 82M92 7C68 33 36 62 9 93"
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
