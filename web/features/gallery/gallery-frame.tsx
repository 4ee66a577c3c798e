import { type MouseEvent, memo } from "react";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { PictureButton } from "#web/features/shared/pictures/picture-button.tsx";
import { pictureName } from "#web/features/shared/pictures/picture-name.ts";
import { ContactFrame } from "#web/ui/pictures/contact-sheet.tsx";
import { useLongPress } from "./selection/use-long-press.ts";

type Props = {
  picture: GenerationView;
  number: number;
  selected: boolean;
  /** The one frame the Tab key stops at. */
  current: boolean;
  /** Pressed, with or without Shift, Ctrl or Cmd. */
  onPress: (id: string, keys: { shift: boolean; command: boolean }) => void;
  /** `range`: everything from the last one touched to this one. */
  onSelect: (id: string, range: boolean) => void;
  onFocus: (id: string) => void;
};

/** One frame of the gallery. Memoised: a thousand others do not change when this one does. */
export const GalleryFrame = memo(function GalleryFrame(props: Props) {
  const { picture, number, selected, current, onPress, onSelect, onFocus } = props;
  const { id } = picture;
  const press = useLongPress(() => onSelect(id, false));
  const tabIndex = current ? 0 : -1;

  function onClick(event: MouseEvent) {
    if (press.swallowsClick()) return;
    onPress(id, { shift: event.shiftKey, command: event.ctrlKey || event.metaKey });
  }

  return (
    <ContactFrame number={number} marked={picture.favorite}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a long press is a shortcut for the checkbox */}
      <div
        className="group absolute inset-0 touch-manipulation select-none [-webkit-touch-callout:none]"
        onFocus={() => onFocus(id)}
        {...press.handlers}
      >
        <PictureButton picture={picture} number={number} onClick={onClick} tabIndex={tabIndex} />
        {selected && (
          <div className="pointer-events-none absolute inset-0 outline-3 -outline-offset-3 outline-grease" />
        )}
        <label className="pointer-coarse:pointer-events-none absolute top-0 left-0 flex size-11 items-center justify-center opacity-0 transition-opacity group-hover:opacity-100 group-has-checked:opacity-100 group-has-focus-visible:opacity-100 pointer-coarse:group-hover:opacity-0 group-data-choosing/sheet:pointer-events-auto! group-data-choosing/sheet:opacity-100!">
          <input
            type="checkbox"
            aria-label={`Select ${picture.kind === "video" ? "video" : "picture"} ${number}, ${pictureName(picture)}`}
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
