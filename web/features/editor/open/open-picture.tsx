import { type ChangeEvent, type DragEvent, lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import type { EditSource } from "#schema/pictures/edits.ts";
import { takeHanded } from "#web/features/shared/photos/handed-picture.ts";
import { hasCamera } from "#web/features/shared/source-picture/camera.ts";
import { usePastePhotos } from "#web/features/shared/source-picture/use-paste-photos.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

const LibraryDialog = lazy(() => import("#web/features/shared/source-picture/library/library-dialog.tsx"));
const CameraDialog = lazy(() => import("#web/features/shared/source-picture/camera-dialog.tsx"));

type Props = {
  onFile: (file: File) => void;
  /** One of one's own was chosen that the server has. */
  onSource: (source: EditSource) => void;
  /** Why the last one did not open. */
  problem: string | null;
};

/** Where a picture is put on the desk: chosen, dropped, pasted or taken. */
export function OpenPicture({ onFile, onSource, problem }: Props) {
  const [isOver, setOver] = useState(false);

  const [dialog, setDialog] = useState<"library" | "camera" | null>(null);
  usePastePhotos(dialog === null, ([file]) => file && onFile(file));
  const open = useEffectEvent(onFile);
  useEffect(() => {
    const handed = takeHanded();
    if (handed) open(handed.file);
  }, []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (file) onFile(file);
  }

  return (
    <>
      <PageHead
        title="Image editor"
        lead="Open a picture. Crop, light and colour are free and stay on this device."
      />
      <fieldset
        aria-label="Open a picture"
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`mt-8 rounded-frame bg-film p-6 text-center text-film-ink outline-2 -outline-offset-8 outline-dashed ${isOver ? "outline-grease" : "outline-film-ink/40"}`}
      >
        <div className="flex min-h-76 flex-col items-center justify-center gap-6">
          <p className="font-display text-heading max-lg:hidden">Drop a picture here, or paste one</p>
          <div className="flex flex-wrap justify-center gap-3">
            <label className={buttonClass("primary", "large")}>
              <input
                type="file"
                accept="image/*,.heic,.heif"
                aria-label="Choose a picture"
                onChange={choose}
                className="sr-only"
              />
              Choose a picture
            </label>
            <Button look="film" size="large" onClick={() => setDialog("library")}>
              Your library
            </Button>
            {hasCamera() && (
              <Button look="film" size="large" className="max-lg:hidden" onClick={() => setDialog("camera")}>
                Camera
              </Button>
            )}
            <label className={`${buttonClass("film", "large")} lg:hidden`}>
              <input
                type="file"
                accept="image/*"
                capture="environment"
                aria-label="Take a photo"
                onChange={choose}
                className="sr-only"
              />
              Take a photo
            </label>
          </div>
          <p className="text-sm">JPEG, PNG, WebP or HEIC</p>
        </div>
      </fieldset>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {problem && <Notice className="text-safelight">{problem}</Notice>}
      </div>
      <Suspense fallback={null}>
        {dialog === "library" && (
          <LibraryDialog
            pictures={[]}
            max={1}
            uploadsOnly={false}
            onChange={([picture]) => picture && onSource(picture.source)}
            onClose={() => setDialog(null)}
          />
        )}
        {dialog === "camera" && <CameraDialog onPhoto={onFile} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}
