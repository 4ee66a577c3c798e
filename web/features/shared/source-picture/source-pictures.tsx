import { type DragEvent, lazy, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { ArrivingFrame } from "./arriving-frame.tsx";
import { BesideForm } from "./beside-form.tsx";
import { hasCamera } from "./camera.ts";
import { SourceFrame } from "./source-frame.tsx";
import { added, moved, type SourcePicture, sourceKey } from "./source-picture.ts";
import { useAddPhotos } from "./use-add-photos.ts";
import { usePastePhotos } from "./use-paste-photos.ts";

const LibraryDialog = lazy(() => import("./library/library-dialog.tsx"));
const CameraDialog = lazy(() => import("./camera-dialog.tsx"));

type Props = {
  /** What they are for: "Pictures to change". */
  legend: string;
  hint?: string;
  /** In order. */
  pictures: readonly SourcePicture[];
  onChange: (pictures: SourcePicture[]) => void;
  max: number;
  error?: string | null;
  /** Only photos that were uploaded will do. */
  uploadsOnly?: boolean;
  /** Pasted photos come here, of all that stand on the page. */
  takesPaste?: boolean;
  /** What has to be done before anything is added, a whole sentence. */
  waitsFor?: string | null;
  /** In the place of the chosen pictures' frames, where they are shown in a way of their own. */
  shown?: ReactNode;
};

/** Chooses pictures to work on: uploaded, dropped, pasted, taken with the camera, or from one's library. */
export function SourcePictures({
  legend,
  hint,
  pictures,
  onChange,
  max,
  error,
  uploadsOnly = false,
  takesPaste = true,
  waitsFor = null,
  shown,
}: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [open, setOpen] = useState<"library" | "camera" | null>(null);
  const latest = useRef(pictures);
  latest.current = pictures;
  const waits = waitsFor !== null;
  const photos = useAddPhotos(
    max - pictures.length,
    (picture) => onChange(added(latest.current, [picture], max)),
    waitsFor,
  );
  useEffect(() => {
    if (waits) setOpen(null);
  }, [waits]);
  const isFull = pictures.length >= max;
  usePastePhotos(takesPaste && !isFull, photos.addFiles);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (event.dataTransfer.files.length > 0) photos.addFiles([...event.dataTransfer.files]);
  }

  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset
      aria-describedby={described || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        if (!waits && event.dataTransfer.types.includes("Files")) setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <legend className="mb-1.5 font-medium">{legend}</legend>
      {shown && pictures.length > 0 && (
        <div className="mb-2">
          {shown}
          <Button look="quiet" onClick={() => onChange([])}>
            Choose another one
          </Button>
        </div>
      )}
      {((pictures.length > 0 && !shown) || photos.arriving.length > 0) && (
        <ol className="mb-3 grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-2 rounded-frame bg-film p-3">
          {(shown ? [] : pictures).map((picture, at) => (
            <SourceFrame
              key={sourceKey(picture)}
              picture={picture}
              at={at}
              of={pictures.length}
              onMove={(from, to) => onChange(moved(pictures, from, to))}
              onRemove={() => onChange(pictures.filter((_, other) => other !== at))}
            />
          ))}
          {photos.arriving.map((photo) => (
            <ArrivingFrame key={photo.key} photo={photo} onDismiss={() => photos.dismiss(photo.key)} />
          ))}
        </ol>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple={max > 1}
        className="sr-only"
        tabIndex={-1}
        disabled={waits}
        aria-label={`Photos: ${legend}`}
        data-invalid={error ? "" : undefined}
        onChange={({ currentTarget }) => {
          photos.addFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      {!isFull && (
        <div
          className={`rounded-control border border-dashed px-4 py-5 text-center transition-colors ${
            over ? "border-safelight bg-wash" : error ? "border-safelight" : "border-edge"
          }`}
        >
          <div className="flex flex-wrap justify-center gap-x-5 gap-y-2">
            <Button look="outline" disabled={waits} onClick={() => input.current?.click()}>
              {max === 1 ? "Choose a photo" : "Choose photos"}
            </Button>
            <Button look="quiet" aria-haspopup="dialog" disabled={waits} onClick={() => setOpen("library")}>
              From your library
            </Button>
            {hasCamera() && (
              <Button look="quiet" aria-haspopup="dialog" disabled={waits} onClick={() => setOpen("camera")}>
                Use the camera
              </Button>
            )}
          </div>
          <p className="mt-3 text-ink-soft text-sm">
            {waitsFor ??
              `${takesPaste ? "Or drop or paste a photo here." : "Or drop a photo here."} JPEG, PNG, WebP or HEIC.`}
          </p>
        </div>
      )}
      <p role="status" className="mt-2 text-sm empty:hidden">
        {photos.note}
      </p>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-safelight">
          {error}
        </p>
      )}
      <BesideForm>
        {open === "library" && (
          <LibraryDialog
            pictures={pictures}
            max={max}
            uploadsOnly={uploadsOnly}
            onChange={onChange}
            onClose={() => setOpen(null)}
          />
        )}
        {open === "camera" && (
          <CameraDialog onPhoto={(photo) => photos.addFiles([photo])} onClose={() => setOpen(null)} />
        )}
      </BesideForm>
    </fieldset>
  );
}
