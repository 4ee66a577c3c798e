import { type DragEvent, useEffect, useRef, useState } from "react";
import { TRAINING_PHOTOS } from "#schema/training.ts";
import { UPLOAD } from "#schema/upload.ts";
import { Button } from "#web/ui/button.tsx";

const MB = 1024 * 1024;

/** Takes photos by choosing, dropping or pasting, and says what it takes before anyone is refused. */
export function PhotoDrop({ onFiles, full }: { onFiles: (files: File[]) => void; full: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    window.addEventListener("paste", onPaste);
    return () => window.removeEventListener("paste", onPaste);
  }, [onFiles]);

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  }

  return (
    <fieldset
      aria-label="Add photos"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
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
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
      <Button look="outline" disabled={full} onClick={() => input.current?.click()}>
        Choose photos
      </Button>
      <p className="mt-3">or drop them here, or paste.</p>
      <p className="numbers mt-3 text-ink-soft text-sm">
        JPEG, PNG or WebP, and HEIC where your browser reads it. At least {UPLOAD.minSide} pixels on a side,
        up to {UPLOAD.maxBytes / MB} MB. {TRAINING_PHOTOS.advised} to {TRAINING_PHOTOS.max} photos work best,{" "}
        {TRAINING_PHOTOS.max} at most.
      </p>
    </fieldset>
  );
}
