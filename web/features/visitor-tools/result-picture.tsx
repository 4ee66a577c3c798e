import { useState } from "react";
import type { VisitorRequestView } from "#schema/visitors/visitors.ts";
import { useBlobAddress } from "#web/lib/files/use-blob-address.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CompareSlider } from "#web/ui/pictures/compare-slider.tsx";

type Props = {
  picture: VisitorRequestView["pictures"][number];
  /** What it was made of, where this tab still has it. */
  photo: Blob | null;
};

/** As much as two shapes may differ for one picture to lie over the other, as a part of them. */
const SAME_SHAPE = 0.03;
/** How much of the screen's height a picture takes. */
const HEIGHT = "70vh";

/** A finished picture beside the photo: one over the other where both have one shape, else in its place. */
export function ResultPicture({ picture: { url, width, height }, photo }: Props) {
  const before = useBlobAddress(photo);
  const [photoRatio, setPhotoRatio] = useState<number | null>(null);
  const [showsPhoto, setShowsPhoto] = useState(false);
  const ratio = width / height;
  const fits = photoRatio !== null && Math.abs(photoRatio / ratio - 1) <= SAME_SHAPE;
  const result = (
    <img src={url} alt="What was made for you" {...{ width, height }} className="block h-auto w-full" />
  );
  const frame = { width: `min(100%, ${HEIGHT} * ${ratio})` };
  return (
    <div className="m-auto flex w-full flex-col items-center gap-3">
      {before && photoRatio === null && (
        // only its shape is wanted
        <img
          src={before}
          alt=""
          hidden
          onLoad={({ currentTarget }) =>
            setPhotoRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)
          }
        />
      )}
      {before && fits ? (
        <div style={frame}>
          <CompareSlider
            label="Before and after"
            before={
              <img
                src={before}
                alt="What it was made of"
                {...{ width, height }}
                className="size-full object-cover"
              />
            }
            after={result}
          />
        </div>
      ) : (
        <>
          {showsPhoto && before && photoRatio !== null ? (
            <div style={{ width: `min(100%, ${HEIGHT} * ${photoRatio})` }}>
              <img src={before} alt="What it was made of" className="block h-auto w-full" />
            </div>
          ) : (
            <div style={frame}>{result}</div>
          )}
          {before && photoRatio !== null && (
            <Button
              look="film"
              size="small"
              aria-pressed={showsPhoto}
              onClick={() => setShowsPhoto(!showsPhoto)}
            >
              {showsPhoto ? "Show the result" : "Compare with my photo"}
            </Button>
          )}
        </>
      )}
    </div>
  );
}
