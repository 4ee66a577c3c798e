/** A small button under a frame; its label names the photo for those who do not see which frame it stands under. */
export function ReasonAction({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: string;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="mt-1 mr-4 min-h-8 underline decoration-film-ink/50 underline-offset-4 hover:text-grease"
    >
      {children}
    </button>
  );
}
