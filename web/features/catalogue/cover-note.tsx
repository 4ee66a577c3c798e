/** What the covers are, told wherever they could be taken for results. */
export function CoverNote({ className = "" }: { className?: string }) {
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      Covers are illustrations. Your pictures will be of you.
    </p>
  );
}
