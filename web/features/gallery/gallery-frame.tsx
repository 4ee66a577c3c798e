import { type MouseEvent, memo } from "react";
import type { GenerationView } from "#schema/generation.ts";
import { ContactFrame } from "#web/ui/contact-sheet.tsx";
import { PictureButton } from "./picture-button.tsx";
import { pictureName } from "./picture-name.ts";
import { useLongPress } from "./use-long-press.ts";

type Props = {
  picture: GenerationView;
  number: number;
  selected: boolean;
  /** Pictures are being chosen: touching one chooses it instead of opening it. */
  selecting: boolean;
  /** The one frame the Tab key stops at. */
  current: boolean;
  onOpen: (id: string) => void;
  /** `range`: everything from the last one touched to this one. */
  onSelect: (id: string, range: boolean) => void;
  onFocus: (id: string) => void;
};

/** One frame of the gallery. Memoised: a thousand others do not change when this one does. */
export const GalleryFrame = memo(function GalleryFrame(props: Props) {
  const { picture, number, selected, selecting, current, onOpen, onSelect, onFocus } = props;
  const { id } = picture;
  const press = useLongPress(() => onSelect(id, false));
  const tabIndex = current ? 0 : -1;

  function onClick(event: MouseEvent) {
    if (press.swallowsClick()) return;
    if (selecting || event.shiftKey || event.ctrlKey || event.metaKey) onSelect(id, event.shiftKey);
    else onOpen(id);
  }

  return (
    <ContactFrame number={number} marked={picture.favorite}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a long press is a shortcut for the checkbox */}
      <div
        className="group absolute inset-0 touch-manipulation select-none [-webkit-touch-callout:none]"
        onFocus={() => onFocus(id)}
        {...press.handlers}
      >
        <PictureButton
          picture={picture}
          number={number}
          onOpen={() => onOpen(id)}
          onClick={onClick}
          tabIndex={tabIndex}
        />
        {selected && (
          <div className="pointer-events-none absolute inset-0 bg-film/30 outline-3 -outline-offset-3 outline-grease" />
        )}
        <label
          className={`absolute top-0 left-0 flex size-11 items-center justify-center transition-opacity has-focus-visible:opacity-100 ${
            selecting || selected
              ? ""
              : "pointer-coarse:pointer-events-none opacity-0 group-hover:opacity-100 group-has-focus-visible:opacity-100 pointer-coarse:group-hover:opacity-0"
          }`}
        >
          <input
            type="checkbox"
            aria-label={`Choose picture ${number}, ${pictureName(picture)}`}
            tabIndex={tabIndex}
            checked={selected}
            onChange={(event) => onSelect(id, (event.nativeEvent as PointerEvent).shiftKey === true)}
            className="size-5 accent-grease"
          />
        </label>
      </div>
    </ContactFrame>
  );
});
