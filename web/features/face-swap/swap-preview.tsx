import type { SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";
import { ChevronRightIcon } from "#web/ui/controls/icons.tsx";
import type { FoundFace } from "./faces/found-face.ts";

type Side = { picture: SourcePicture; face: FoundFace };

/** Whose face goes where, as the two faces side by side. */
export function SwapPreview({ from, to }: { from: Side; to: Side }) {
  return (
    <figure className="flex items-center gap-4">
      <FaceCut {...from} label="New face" />
      <ChevronRightIcon />
      <FaceCut {...to} label="Face to be replaced" />
      <figcaption className="sr-only">The first face goes in the place of the second.</figcaption>
    </figure>
  );
}

/** How much around the face is shown, of its size. */
const AROUND = 1.5;

function FaceCut({ picture, face, label }: Side & { label: string }) {
  const { width, height, url } = picture;
  const { left, top, width: wide, height: high } = face.box;
  const side = Math.max(wide * width, high * height) * AROUND;
  const x = (left + wide / 2) * width - side / 2;
  const y = (top + high / 2) * height - side / 2;
  return (
    <svg
      viewBox={`${x} ${y} ${side} ${side}`}
      role="img"
      aria-label={label}
      className="size-28 rounded-full bg-film"
    >
      <image href={url} width={width} height={height} />
    </svg>
  );
}
