/** Holds a place while its content loads. */
export function Skeleton({ className = "" }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block animate-blink rounded-frame bg-hairline ${className}`}
    />
  );
}
