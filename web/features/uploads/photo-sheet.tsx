import { ContactSheet } from "#web/ui/contact-sheet.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { LatentFrame } from "#web/ui/latent-frame.tsx";
import { thumbnail } from "#web/ui/media-url.ts";
import type { Photo } from "./photo-list.ts";

/** The chosen photos as frames: on their way, arrived, or refused with the reason. */
export function PhotoSheet({
  photos,
  onRemove,
}: {
  photos: readonly Photo[];
  onRemove: (key: string) => void;
}) {
  if (photos.length === 0) return null;
  return (
    <ContactSheet label="Your photos" columns="grid-cols-2 sm:grid-cols-4 lg:grid-cols-5">
      {photos.map((photo) => (
        <li key={photo.key} className="min-w-0">
          <div className="relative aspect-square overflow-hidden bg-film-frame text-film-ink">
            <PhotoFace photo={photo} />
            <button
              type="button"
              aria-label={`${photo.phase === "done" || photo.phase === "failed" ? "Remove" : "Cancel"} ${photo.name}`}
              onClick={() => onRemove(photo.key)}
              className="absolute top-1 right-1 flex size-9 items-center justify-center rounded-full bg-film/75 text-film-ink hover:text-grease"
            >
              <CloseIcon />
            </button>
          </div>
          <p className="film-print mt-2 truncate py-0.5" title={photo.name}>
            {photo.name}
          </p>
        </li>
      ))}
    </ContactSheet>
  );
}

function PhotoFace({ photo }: { photo: Photo }) {
  switch (photo.phase) {
    case "done":
      return (
        <img
          src={thumbnail(photo.upload.url, 320)}
          alt={photo.name}
          loading="lazy"
          className="size-full animate-arrive object-cover"
        />
      );
    case "failed":
      return (
        <p role="alert" className="absolute inset-0 overflow-y-auto p-3 pr-10 text-sm leading-snug">
          {photo.reason}
        </p>
      );
    case "sending":
      return (
        <>
          <LatentFrame working />
          <div
            role="progressbar"
            aria-label={`Uploading ${photo.name}`}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(photo.share * 100)}
            className="absolute inset-x-3 bottom-3 h-0.5 bg-film-ink/30"
          >
            <div className="h-full bg-grease" style={{ width: `${photo.share * 100}%` }} />
          </div>
        </>
      );
    default:
      return (
        <>
          <LatentFrame working={photo.phase === "preparing"} />
          <p className="film-print absolute bottom-3 left-3">
            {photo.phase === "preparing" ? "Preparing" : "Waiting"}
          </p>
        </>
      );
  }
}
