/** The product's name beside its mark: one frame, ringed. */
export function NameMark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.5rem] leading-none tracking-[-0.025em]">
      <svg viewBox="0 0 28 28" width="26" height="26" aria-hidden="true">
        <rect x="6.5" y="5.5" width="15" height="17" fill="currentColor" />
        <path
          d="M20.5 4.2C14.2 1.2 3.6 4 2.3 12.6 1.2 20.4 8 26.3 15 25.6c7.3-.8 11.6-6.7 10.7-13C24.9 7 18.5 2.9 11.6 4"
          fill="none"
          stroke="var(--color-safelight)"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </svg>
      <span className="translate-y-[0.08em]">Likeness</span>
    </span>
  );
}
