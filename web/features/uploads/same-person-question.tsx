import { PHOTO_REASONS } from "#schema/trainings/photo-reasons.ts";
import type { JudgedPhoto } from "./photos/judged-photos.ts";
import { ReasonAction } from "./reason-action.tsx";

type Props = {
  photo: JudgedPhoto;
  other: JudgedPhoto | undefined;
  onAnswer: (samePerson: boolean) => void;
};

/** Asks what only a human can tell, with both faces in view. */
export function SamePersonQuestion({ photo, other, onAnswer }: Props) {
  return (
    <fieldset className="mt-1.5 text-[0.8125rem] text-film-ink leading-snug">
      <legend className="sr-only">{photo.name}</legend>
      <p className="font-semibold">Is this the same person?</p>
      <div className="my-1.5 grid max-w-44 grid-cols-2 gap-1">
        <Head photo={photo} />
        {other && <Head photo={other} />}
      </div>
      <p className="sr-only">
        {PHOTO_REASONS.UNSURE_PERSON.message} {other && `Compare it with ${other.name}.`}
      </p>
      <ReasonAction label={`Yes, the same person, ${photo.name}`} onClick={() => onAnswer(true)}>
        Yes
      </ReasonAction>
      <ReasonAction label={`No, someone else, ${photo.name}`} onClick={() => onAnswer(false)}>
        No
      </ReasonAction>
    </fieldset>
  );
}

/** The face of a photo, cut out of its thumbnail. */
function Head({ photo: { name, analysis, picture } }: { photo: JudgedPhoto }) {
  if (!analysis?.face || !picture) return null;
  const { x, y, width, height } = analysis.face.head;
  return (
    <div className="relative aspect-square overflow-hidden bg-film-frame">
      <img
        src={picture.thumbnail}
        alt={`The face in ${name}`}
        className="absolute max-w-none"
        style={{
          width: `${100 / width}%`,
          height: `${100 / height}%`,
          left: `${(-100 * x) / width}%`,
          top: `${(-100 * y) / height}%`,
        }}
      />
    </div>
  );
}
