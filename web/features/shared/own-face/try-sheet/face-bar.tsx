import { useId } from "react";
import { PhotoSlot } from "./photo-slot.tsx";
import { TryPanel } from "./try-panel.tsx";
import { FILM } from "./try-sheet.tsx";
import { usePickPhoto } from "./use-pick-photo.ts";

/** A strip of film above a list of covers: who puts a photo of themselves there is seen on all of them. */
export function FaceBar() {
  const id = useId();
  const pick = usePickPhoto();
  return (
    <fieldset
      aria-label="Try it with your photo"
      {...pick.drop}
      className={`${FILM} mb-10 grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-5`}
    >
      <PhotoSlot pick={pick} id={id} small />
      <TryPanel
        pick={pick}
        inputId={id}
        invitation="See yourself on every cover. One photo, drawn on this device as you scroll. It is not uploaded."
      />
    </fieldset>
  );
}
