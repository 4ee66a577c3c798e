import { Button } from "#web/ui/controls/button.tsx";

/** At the upper edge of the stage, where the picture on it is not the one that was asked for. */
export function NotDrawn({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      // a press on it is none on the stage
      data-grip
      className="absolute inset-x-3 top-3 mx-auto flex max-w-md items-center justify-between gap-3 rounded-control bg-film/90 px-4 py-3 text-film-ink text-sm"
    >
      <p>This device could not draw the picture. It may be too large for its memory.</p>
      <Button look="film" size="small" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
