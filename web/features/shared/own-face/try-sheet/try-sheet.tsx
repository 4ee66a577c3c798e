import { type ReactNode, useId, useState } from "react";
import { GetStarted } from "#web/ui/controls/get-started.tsx";
import { PhotoSlot } from "./photo-slot.tsx";
import { type TriedFrame, TryFrame } from "./try-frame.tsx";
import { TryPanel } from "./try-panel.tsx";
import { usePickPhoto } from "./use-pick-photo.ts";

type Props = {
  /** What the three frames show, such as a theme. */
  name: string;
  frames: readonly TriedFrame[];
  /** "lead": the first frame large, above the others; "even": all alike. */
  layout: "lead" | "even";
  /** Above the frames, such as a choice of themes. */
  children?: ReactNode;
};

/** A contact sheet with an empty frame: who puts a photo of themselves there is seen in the others. */
export function TrySheet({ name, frames, layout, children }: Props) {
  const id = useId();
  const pick = usePickPhoto();
  const [at, setAt] = useState(0);
  const chosen = frames[at] ?? frames[0]!;
  const packs = new Set(frames.map(({ subject }) => subject));
  const [first, ...others] = frames.map((frame, index) => (
    <TryFrame
      key={`${frame.subject} ${frame.index}`}
      frame={frame}
      number={index + 1}
      {...(packs.size > 1 && { chosen: frame === chosen, onChoose: () => setAt(index) })}
    />
  ));
  return (
    <fieldset aria-label="Try it with your photo" {...pick.drop} className="try-sheet">
      {children}
      <div className={`try-frames ${layout === "lead" ? "try-frames-lead" : ""}`}>
        {layout === "lead" && first}
        <PhotoSlot pick={pick} id={id} />
        {layout === "even" && first}
        {others}
      </div>
      <TryPanel
        pick={pick}
        inputId={id}
        name={name}
        make={chosen.subject && <GetStarted size="normal" pack={chosen.subject} label="Make the full pack" />}
      />
    </fieldset>
  );
}
