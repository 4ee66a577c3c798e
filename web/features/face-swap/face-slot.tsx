import type { SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";
import { SourcePictures } from "#web/features/shared/source-picture/source-pictures.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { FaceOutlines } from "./face-outlines.tsx";
import type { ChosenFaces } from "./use-chosen-face.ts";

type Props = {
  legend: string;
  hint: string;
  picture: SourcePicture | null;
  onChange: (picture: SourcePicture | null) => void;
  faces: ChosenFaces;
  error: string | null;
  takesPaste: boolean;
  waitsFor: string | null;
};

/** One of the two pictures, with the faces that were found in it. */
export function FaceSlot({ legend, hint, picture, onChange, faces, error, takesPaste, waitsFor }: Props) {
  return (
    <div className="min-w-0">
      <SourcePictures
        legend={legend}
        hint={picture ? undefined : hint}
        pictures={picture ? [picture] : []}
        onChange={([next]) => onChange(next ?? null)}
        max={1}
        error={picture ? null : error}
        takesPaste={takesPaste}
        waitsFor={waitsFor}
        shown={
          picture && (
            <FaceOutlines
              picture={picture}
              faces={faces.found ?? []}
              chosen={faces.index}
              onChoose={faces.choose}
              label={legend}
            />
          )
        }
      />
      <div role="status" className="mt-2 text-sm">
        {picture && faces.isLooking && "Looking for faces on this device…"}
        {faces.failed && (
          <Notice>The faces could not be looked for here. Reload the page and try again.</Notice>
        )}
        {faces.found?.length === 0 && <Notice>No face was found in this picture. Choose another one.</Notice>}
        {(faces.found?.length ?? 0) > 1 && `${faces.found?.length} faces found. Press the one you mean.`}
        {faces.found?.length === 1 && "One face found, outlined in red."}
      </div>
    </div>
  );
}
