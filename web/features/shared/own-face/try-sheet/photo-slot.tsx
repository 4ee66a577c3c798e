import { useOwnFace } from "../own-face-state.ts";
import type { PickPhoto } from "./use-pick-photo.ts";

type Props = {
  pick: PickPhoto;
  id: string;
  /** As wide as a thumb, and without words. */
  small?: boolean;
};

/** The frame for the visitor's own photo: empty, it is what one presses to choose one. */
export function PhotoSlot({ pick, id, small = false }: Props) {
  const face = useOwnFace();
  const photo = pick.picked ?? (face.step === "none" ? null : face.photo);
  return (
    <div className="min-w-0">
      <label
        className={`relative flex aspect-4/5 flex-col items-center justify-center overflow-hidden border border-dashed text-center hover:text-grease ${photo ? "border-transparent" : "border-grease"} ${pick.over ? "bg-film" : "bg-film-frame"}`}
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
        <p className="film-print mt-2.5 flex gap-2">
          <span aria-hidden="true" className="shrink-0">
            ▸ 0
          </span>
          {photo && <span className="truncate">Your photo</span>}
        </p>
      )}
    </div>
  );
}
