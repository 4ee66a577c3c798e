import { type ReactNode, useId, useState } from "react";
import type { SampleBefore } from "#web/content/catalogue/sample-portraits.server.ts";
import { GetStarted } from "#web/ui/controls/get-started.tsx";
import { useOwnFace } from "../own-face-state.ts";
import { PhotoSlot } from "./photo-slot.tsx";
import { type TriedFrame, TryFrame } from "./try-frame.tsx";
import { TryPanel } from "./try-panel.tsx";
import { usePickPhoto } from "./use-pick-photo.ts";

/** A piece of film to work on. */
export const FILM = "min-w-0 rounded-frame bg-film p-2.5 text-[#efe6da] sm:p-4";

/** How the frames stand, and how wide each is shown. */
const LAYOUTS = {
  // on a phone asked for as if half as wide: the first paint waits for it, and a sculpture's soft light loses little
  even: { grid: "grid-cols-2", sizes: "(min-width: 64rem) 14rem, 45vw" },
  // the photo and what becomes of it, side by side; the column's three frames are as high as the large one
  beforeAndAfter: { grid: "grid-cols-[21.5%_minmax(0,1fr)]", sizes: "(min-width: 64rem) 26rem, 65vw" },
};
const SMALL_SIZES = "(min-width: 64rem) 7.5rem, 19vw";

type Props = {
  /** What the three frames show, such as a theme. */
  name: string;
  frames: readonly TriedFrame[];
  /** Whose portraits the frames show until the visitor's own; null where they show covers. */
  before: SampleBefore | null;
  /** Told which frame somebody chose. */
  onChoose?: (index: number) => void;
  /** Above the frames, such as a choice of themes. */
  children?: ReactNode;
};

/** A contact sheet with a frame for a photo: who puts one of themselves there is seen in the others. */
export function TrySheet({ name, frames, before, onChoose, children }: Props) {
  const id = useId();
  const pick = usePickPhoto();
  const isOwn = useOwnFace().step === "ready";
  const [at, setAt] = useState(0);
  const chosen = frames[at] ?? frames[0]!;
  const choose = (index: number) => {
    setAt(index);
    onChoose?.(index);
  };
  const packs = new Set(frames.map(({ subject }) => subject));
  const { grid, sizes } = LAYOUTS[before ? "beforeAndAfter" : "even"];
  return (
    <fieldset aria-label="Try it with your photo" {...pick.drop} className={FILM}>
      {children}
      <div className={`mb-4 grid gap-x-2.5 gap-y-3 sm:gap-x-3.5 ${grid}`}>
        <PhotoSlot pick={pick} id={id} before={before} />
        {frames.map((frame, index) => {
          const isLarge = before !== null && frame === chosen;
          return (
            <TryFrame
              key={`${frame.subject} ${frame.index}`}
              frame={frame}
              number={index + 1}
              sizes={before && !isLarge ? SMALL_SIZES : sizes}
              place={before ? (isLarge ? "large" : "small") : undefined}
              {...((before || packs.size > 1) && { chosen: frame === chosen, onChoose: () => choose(index) })}
            />
          );
        })}
      </div>
      <TryPanel
        pick={pick}
        inputId={id}
        invitation={`See yourself in ${name}. One photo, three portraits in seconds. It is not uploaded.`}
        offersSample={!frames.every(({ picture }) => picture?.sample)}
        make={chosen.subject && <GetStarted size="normal" pack={chosen.subject} label="Make the full pack" />}
      />
      {before && !isOwn && (
        <p className="mt-3 text-film-ink text-sm leading-snug">
          Shown: AI portraits of a sample photo, with new background and light. Photo: {before.credit}.
        </p>
      )}
    </fieldset>
  );
}
