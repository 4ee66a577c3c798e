import { CloseIcon } from "#web/ui/controls/icons.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";
import type { ArrivingPhoto } from "./use-add-photos.ts";

type Props = { photo: ArrivingPhoto; onDismiss: () => void };

/** A photo on its way, or why it did not arrive. */
export function ArrivingFrame({ photo, onDismiss }: Props) {
  const { name, share, problem } = photo;
  return (
    <li className="min-w-0">
      <div className="relative aspect-square overflow-hidden bg-film-frame">
        {problem ? (
          <p role="alert" className="overflow-auto p-2.5 text-[#efe6da] text-sm">
            {problem}
          </p>
        ) : (
          <>
            <LatentFrame working />
            <div className="absolute inset-x-3 bottom-3">
              <ProgressBar label={`Uploading ${name}`} share={share || null} />
            </div>
          </>
        )}
      </div>
      <div className="film-print flex items-center justify-between gap-2">
        <span className="min-w-0 truncate">{name}</span>
        <button
          type="button"
          aria-label={problem ? `Dismiss ${name}` : `Stop uploading ${name}`}
          onClick={onDismiss}
          className="flex size-10 shrink-0 items-center justify-center text-film-ink hover:text-grease"
        >
          <CloseIcon />
        </button>
      </div>
    </li>
  );
}
