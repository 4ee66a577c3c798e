import { type DragEvent, useEffect, useRef, useState } from "react";
import { RETENTION_HOURS } from "#schema/retention/lengths.ts";
import { MAX_LISTED_PHOTOS, TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { UNUSED_UPLOAD_NOTICE } from "#schema/trainings/upload.ts";
import { pickPhotos } from "#web/features/shared/photos/pick-photos.ts";
import { count } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { readDropped } from "./read-dropped.ts";

/** What the first photo fetches: models as they are, WebAssembly and script compressed. The browser keeps all of it. */
const CHECK_MEGABYTES = 9;

type Props = {
  /** Returns how many found no place. */
  onFiles: (files: readonly File[]) => number;
  full: boolean;
};

/** Takes photos by choosing, dropping (folders too) or pasting, and says what it takes before anyone is refused. */
export function PhotoDrop({ onFiles, full }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [note, setNote] = useState("");

  const take = useRef<(files: readonly File[]) => void>(() => undefined);
  take.current = (files) => {
    const { photos, others } = pickPhotos(files);
    const tooMany = onFiles(photos);
    setNote(
      [
        others > 0 && `${count(others, "file")} skipped: not a photo.`,
        tooMany > 0 &&
          `${count(tooMany, "photo")} skipped: you can add up to ${MAX_LISTED_PHOTOS} at a time.`,
      ]
        .filter(Boolean)
        .join(" "),
    );
  };

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, []);

  async function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take.current(await readDropped(event.dataTransfer));
  }

  return (
    <fieldset
      aria-label="Add photos"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void onDrop(event)}
      className={`rounded-control border border-dashed px-5 py-8 text-center transition-colors sm:py-10 ${
        over ? "border-safelight bg-wash" : "border-edge"
      }`}
    >
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Photos"
        onChange={(event) => {
          take.current([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button look="outline" disabled={full} onClick={() => input.current?.click()}>
        Choose photos
      </Button>
      <p className="mt-3">or drop photos or a folder here, or paste them.</p>
      <p className="numbers mx-auto mt-3 max-w-lg text-ink-soft text-sm">
        JPEG, PNG, WebP or HEIC, at least {TRAINING_PHOTOS.minSide} pixels on a side.{" "}
        {TRAINING_PHOTOS.advised} to {TRAINING_PHOTOS.max} photos work best. Each is checked on this device
        and kept here for {RETENTION_HOURS.devicePhoto} hours; nothing is uploaded until you train. The check
        downloads {CHECK_MEGABYTES} MB, once. {UNUSED_UPLOAD_NOTICE}
      </p>
      <p role="status" className="numbers mt-3 text-sm empty:hidden">
        {note}
      </p>
    </fieldset>
  );
}
