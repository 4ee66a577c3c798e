type Props = {
  /** What is under way, e.g. "Uploading photos". */
  label: string;
  /** How far it has come, 0 to 1; null while nobody knows. */
  share: number | null;
  /** Said in place of the percentage, e.g. "3 of 12 photos". */
  value?: string;
  className?: string;
};

/** A hairline that fills. */
export function ProgressBar({ label, share, value, className = "" }: Props) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={value}
      max={1}
      value={share ?? undefined}
      className={`progress-bar ${className}`}
    />
  );
}
