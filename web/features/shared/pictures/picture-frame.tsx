import { useState } from "react";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { ContactFrame } from "#web/ui/pictures/contact-sheet.tsx";
import { SizesDialog } from "../sizes/sizes-dialog.tsx";
import { FrameActions } from "./frame-actions.tsx";
import { PictureButton } from "./picture-button.tsx";
import type { PictureActions } from "./use-picture-actions.ts";

type Props = {
  picture: GenerationView;
  number: number;
  /** The frame's `aspect-ratio`, where it is not a pack's usual one. */
  shape?: string | undefined;
  actions: PictureActions;
  onOpen: () => void;
};

/** A picture in its frame of a sheet: opened by pressing it, with what is done most at hand. */
export function PictureFrame({ picture, number, shape, actions, onOpen }: Props) {
  const [sizing, setSizing] = useState(false);
  return (
    <ContactFrame number={number} marked={picture.favorite} shape={shape}>
      <div className="group absolute inset-0">
        <PictureButton picture={picture} number={number} arrives onClick={onOpen} />
        <FrameActions
          picture={picture}
          number={number}
          onMark={() => actions.mark([picture.id], !picture.favorite)}
          onSizes={() => setSizing(true)}
        />
      </div>
      {sizing && <SizesDialog picture={picture} onClose={() => setSizing(false)} />}
    </ContactFrame>
  );
}
