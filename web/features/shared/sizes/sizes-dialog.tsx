import { CROP_NAMES, CROPS } from "#schema/pictures/crops.ts";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { sourceOf } from "../source-picture/source-picture.ts";
import { CropCard } from "./crop-card.tsx";
import { useLargerPicture } from "./use-larger-picture.ts";
import { usePictureFile } from "./use-picture-file.ts";
import { WholePicture } from "./whole-picture.tsx";

type Props = {
  picture: GenerationView;
  /** Which of the pictures that an edit made. */
  position?: number;
  onClose: () => void;
};

/** A picture in the sizes people need it in. */
export function SizesDialog({ picture, position = 0, onClose }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Download sizes" wide>
      <Sizes picture={picture} position={position} />
    </Dialog>
  );
}

function Sizes({ picture, position }: { picture: GenerationView; position: number }) {
  const larger = useLargerPicture(sourceOf(picture, position));
  const src = larger.url ?? picture.imageUrl;
  const { data: file, error, refetch } = usePictureFile(src);
  const name = `${picture.themeSlug ?? "portrait"}-${String(picture.number ?? 1).padStart(3, "0")}`;
  return (
    <>
      <WholePicture picture={picture} larger={larger} />
      <h3 className="mt-7 text-xl">Ready-made crops</h3>
      <p role="status" className="mt-1 mb-4 text-ink-soft text-sm">
        {!file && !error
          ? "Finding the face…"
          : file?.isFound === false
            ? "We could not find a face, so these show the middle of the picture."
            : "Made in your browser, free."}
      </p>
      {error ? (
        <FailedRead error={error} retry={() => void refetch()} />
      ) : (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3">
          {CROP_NAMES.map((crop) => (
            <CropCard
              key={crop}
              crop={CROPS[crop]}
              picture={file}
              src={src}
              fileName={`${name}-${crop}.jpg`}
            />
          ))}
        </ul>
      )}
    </>
  );
}
