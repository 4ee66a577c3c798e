import { Link } from "react-router";
import { findTheme } from "#schema/catalogue/index.ts";
import type { GenerationDetail } from "#schema/pictures/generation.ts";
import { formatCredits, formatDate } from "#web/lib/format.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { EditInputs } from "../edits/edit-inputs.tsx";

/** How a picture was made: with whose face, in which pack, by which settings, and for how much. */
export function PictureFacts({ picture }: { picture: GenerationDetail }) {
  const { reference } = picture;
  return (
    <>
      {reference && (
        <div className="mt-4">
          <EditInputs inputs={[{ role: "face", url: reference.url }]} />
          <p className="numbers mt-1 text-sm">
            {reference.keep === "features" ? "Features" : "Face"} kept to{" "}
            {Math.round(reference.strength * 100)}%
          </p>
        </div>
      )}
      <dl className="numbers mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-[0.9375rem] [&>dd]:text-[#efe6da]">
        {picture.isVirtual && (
          <>
            <dt>Shows</dt>
            <dd>{NOT_REAL}</dd>
          </>
        )}
        {picture.trainingName && picture.trainingId && (
          <>
            <dt>Model</dt>
            <dd>
              {picture.isOwnModel ? (
                <Link to={`/tools/trainings/${picture.trainingId}`} className="link hover:text-grease">
                  {picture.trainingName}
                </Link>
              ) : (
                picture.trainingName
              )}
            </dd>
          </>
        )}
        {picture.packName && picture.packId && (
          <>
            <dt>Pack</dt>
            <dd>
              <Link to={`/packs/${picture.packId}`} className="link hover:text-grease">
                {picture.packName}
              </Link>
            </dd>
          </>
        )}
        {picture.themeSlug && (
          <>
            <dt>Theme</dt>
            <dd>{findTheme(picture.themeSlug)?.name ?? picture.themeSlug}</dd>
          </>
        )}
        {picture.seed !== null && (
          <>
            <dt>Seed</dt>
            <dd>{picture.seed}</dd>
          </>
        )}
        {picture.strength !== null && (
          <>
            <dt>Likeness</dt>
            <dd>{Math.round(picture.strength * 100)}%</dd>
          </>
        )}
        <dt>Size</dt>
        <dd>
          {picture.width} × {picture.height}
        </dd>
        {picture.negativePrompt && (
          <>
            <dt>Not wanted</dt>
            <dd className="[overflow-wrap:anywhere]">{picture.negativePrompt}</dd>
          </>
        )}
        {picture.credits !== null && (
          <>
            <dt>Price</dt>
            <dd>{formatCredits(picture.credits)}</dd>
          </>
        )}
        <dt>Made</dt>
        <dd>{formatDate(picture.createdAt)}</dd>
      </dl>
    </>
  );
}
