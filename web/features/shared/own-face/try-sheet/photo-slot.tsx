import type { SampleBefore } from "#web/content/catalogue/sample-portraits.server.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import { useOwnFace } from "../own-face-state.ts";
import type { PickPhoto } from "./use-pick-photo.ts";

type Props = {
  pick: PickPhoto;
  id: string;
  /** As wide as a thumb, and without words. */
  small?: boolean;
  /** Somebody else's, which stands there until then. */
  before?: SampleBefore | null;
};

const BEFORE_SIZES = "(min-width: 64rem) 7.5rem, 19vw";

/** The frame for the visitor's own photo: empty, it is what one presses to choose one. */
export function PhotoSlot({ pick, id, small = false, before = null }: Props) {
  const face = useOwnFace();
  const photo = pick.picked ?? face.photo;
  return (
    <div className="min-w-0">
      <label
        className={`relative flex aspect-4/5 flex-col items-center justify-center overflow-hidden text-center hover:text-grease ${photo || before ? "" : "border border-grease border-dashed"} ${pick.over ? "bg-film" : "bg-film-frame"}`}
      >
        <input {...pick.input} ref={pick.ref} id={id} aria-label="Your photo" className="sr-only" />
        {photo ? (
          <img
            src={photo}
            alt="The one you chose"
            width={4}
            height={5}
            className="absolute inset-0 size-full object-cover"
          />
        ) : before ? (
          <BeforePhoto before={before} />
        ) : (
          <>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-8">
              <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
            </svg>
            {!small && <span className="mt-2 font-medium text-[0.9375rem]">Your photo</span>}
            {!small && (
              <span className="mt-1 text-film-ink text-xs max-sm:hidden">drop, paste or choose</span>
            )}
          </>
        )}
      </label>
      {!small && (
        <p className="film-print mt-2.5 flex">
          {photo ? (
            <span className="truncate">Your photo</span>
          ) : before ? (
            <span className="text-[#efe6da]">Before</span>
          ) : (
            <span aria-hidden="true" className="max-sm:hidden">
              ▸ 0
            </span>
          )}
        </p>
      )}
    </div>
  );
}

function BeforePhoto({ before }: { before: SampleBefore }) {
  return (
    <>
      <span className="absolute inset-0">
        <Picture source={before.photo} sizes={BEFORE_SIZES} className="h-full" />
      </span>
      <span className="absolute inset-x-0 bottom-0 bg-film/85 py-1.5 font-medium text-[0.8125rem] leading-tight">
        + <span className="max-sm:hidden">Your photo</span>
      </span>
    </>
  );
}
