import { type ReactNode, useId, useState } from "react";
import { GetStarted } from "#web/ui/controls/get-started.tsx";
import { PhotoSlot } from "./photo-slot.tsx";
import { type TriedFrame, TryFrame } from "./try-frame.tsx";
import { TryPanel } from "./try-panel.tsx";
import { usePickPhoto } from "./use-pick-photo.ts";

/** A piece of film to work on. */
export const FILM = "min-w-0 rounded-frame bg-film p-2.5 text-[#efe6da] sm:p-4";

type Props = {
  /** What the three frames show, such as a theme. */
  name: string;
  frames: readonly TriedFrame[];
  /** Above the frames, such as a choice of themes. */
  children?: ReactNode;
};

/** A contact sheet with an empty frame: who puts a photo of themselves there is seen in the others. */
export function TrySheet({ name, frames, children }: Props) {
  const id = useId();
  const pick = usePickPhoto();
  const [at, setAt] = useState(0);
  const chosen = frames[at] ?? frames[0]!;
  const packs = new Set(frames.map(({ subject }) => subject));
  return (
    <fieldset aria-label="Try it with your photo" {...pick.drop} className={FILM}>
      {children}
      <div className="mb-4 grid grid-cols-2 gap-x-2.5 gap-y-3 sm:gap-x-3">
        <PhotoSlot pick={pick} id={id} />
        {frames.map((frame, index) => (
          <TryFrame
            key={`${frame.subject} ${frame.index}`}
            frame={frame}
            number={index + 1}
            {...(packs.size > 1 && { chosen: frame === chosen, onChoose: () => setAt(index) })}
          />
        ))}
      </div>
      <TryPanel
        pick={pick}
        inputId={id}
        invitation={`See yourself in ${name}. One photo, three portraits in seconds. It is not uploaded.`}
        make={chosen.subject && <GetStarted size="normal" pack={chosen.subject} label="Make the full pack" />}
      />
    </fieldset>
  );
}
