import { useOwnFace } from "../own-face-state.ts";
import type { PickPhoto } from "./use-pick-photo.ts";

/** The frame for the visitor's own photo: empty, it is what one presses to choose one. */
export function PhotoSlot({ pick, id }: { pick: PickPhoto; id: string }) {
  const face = useOwnFace();
  const photo = pick.picked ?? (face.step === "none" ? null : face.photo);
  return (
    <div className="min-w-0">
      <label className="photo-slot" data-over={pick.over || undefined} data-filled={photo ? "" : undefined}>
        <input {...pick.input} ref={pick.ref} id={id} aria-label="Your photo" />
        {photo ? (
          <img src={photo} alt="The one you chose" width={4} height={5} />
        ) : (
          <>
            <svg viewBox="0 0 24 24" aria-hidden="true" className="size-8">
              <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth="1.25" strokeLinecap="round" />
            </svg>
            <span className="mt-2 font-medium text-[0.9375rem]">Your photo</span>
            <span className="mt-1 text-film-ink text-xs max-sm:hidden">drop, paste or choose</span>
          </>
        )}
      </label>
      <p className="film-print mt-2.5">▸ 0 {photo ? "Your photo" : ""}</p>
    </div>
  );
}
