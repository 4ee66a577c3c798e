import type { ReactNode } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { ProgressBar } from "#web/ui/status/progress-bar.tsx";
import { loadOwnFace } from "../load-own-face.ts";
import { useOwnFace } from "../own-face-state.ts";
import type { PickPhoto } from "./use-pick-photo.ts";

type Props = {
  pick: PickPhoto;
  /** Of the input in the sheet's empty frame. */
  inputId: string;
  /** Said before there is a photo. */
  invitation: string;
  /** Whether the sample photo shows anything that is not shown already. */
  offersSample?: boolean;
  /** The way to a whole pack of what is shown. */
  make?: ReactNode;
};

const text = "text-[0.9375rem] leading-snug";
/** What may be done beside the one thing that a button is for. */
const CHOICE = "link py-2 text-[0.9375rem] text-film-ink hover:text-grease";

/** What can be done with the sheet now: choose a photo, allow its use, wait, go on. */
export function TryPanel({ pick, inputId, invitation, offersSample = true, make }: Props) {
  const face = useOwnFace();
  if (pick.picked)
    return (
      <fieldset aria-label="Permission" className="flex flex-col gap-3">
        <p className={text}>Please confirm first. The photo stays on this device.</p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button autoFocus onClick={pick.allow}>
            I am 18 or older, and it is me or I may use it
          </Button>
          <PlainFilm onClick={pick.cancel}>Cancel</PlainFilm>
        </div>
      </fieldset>
    );
  if (face.step === "learning")
    return (
      <div role="status" className="flex flex-col gap-3">
        <p className={text}>{face.share < 1 ? "Getting the studio ready…" : "Finding your face…"}</p>
        <ProgressBar share={face.share < 1 ? face.share : null} label="Getting ready" />
      </div>
    );
  if (face.step === "ready")
    return (
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {make}
          <label htmlFor={inputId} className={CHOICE}>
            Another photo
          </label>
          <PlainFilm onClick={() => void loadOwnFace().then(({ forget }) => forget())}>
            {face.source === "sample" ? "Remove the sample" : "Forget my photo"}
          </PlainFilm>
        </div>
        <p role="status" className="text-film-ink text-sm leading-snug">
          {face.source === "sample"
            ? `Made with AI on this device. Sample photo: ${pick.sample?.credit ?? ""}.`
            : `Made with AI on this device: new background and light. ${face.source === "visitor" ? "Your photo is not uploaded, and is forgotten after 24 hours." : "From a photo of your model."}`}
        </p>
      </div>
    );
  return (
    <div className="flex flex-col gap-3">
      {face.refusal ? (
        <p role="alert" className={`${text} text-grease`}>
          {face.refusal}
        </p>
      ) : (
        <p className={text}>{invitation}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label htmlFor={inputId} className={`for-scripts ${buttonClass()}`}>
          {face.refusal ? "Choose another photo" : "Choose a photo"}
        </label>
        <label className={`${CHOICE} relative hidden pointer-coarse:block`}>
          <input {...pick.input} accept="image/*" capture="user" className="sr-only" />
          Take a selfie
        </label>
        {pick.sample && offersSample && (
          <PlainFilm onClick={() => void pick.sample?.use()}>Use a sample photo</PlainFilm>
        )}
      </div>
    </div>
  );
}

function PlainFilm({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" onClick={onClick} className={CHOICE}>
      {children}
    </button>
  );
}
