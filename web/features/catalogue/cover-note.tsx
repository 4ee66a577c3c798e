/** What the covers are, told wherever they could be taken for results. */
export function CoverNote({ className = "" }: { className?: string }) {
  return (
    <p className={`text-ink-soft text-sm ${className}`}>
      The covers are sculptures of nobody, in the light of each pack. Yours will be pictures of you.
    </p>
  );
}
