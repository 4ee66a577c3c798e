import type { GenerationView } from "#schema/pictures/generation.ts";
import { PictureButton } from "#web/features/shared/pictures/picture-button.tsx";
import { pictureName } from "#web/features/shared/pictures/picture-name.ts";
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from "#web/ui/controls/icons.tsx";
import { ContactFrame } from "#web/ui/pictures/contact-sheet.tsx";

type Props = {
  picture: GenerationView;
  number: number;
  /** Null at an end of what is loaded. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
  onRemove: () => void;
  onOpen: () => void;
};

const toolClass =
  "flex size-9 items-center justify-center text-film-ink hover:text-grease disabled:opacity-30 disabled:hover:text-film-ink";

/** A picture of a collection, to open, to move along or to take out. */
export function CollectionFrame({ picture, number, onEarlier, onLater, onRemove, onOpen }: Props) {
  const name = `${picture.kind === "video" ? "video" : "picture"} ${number}, ${pictureName(picture)}`;
  return (
    <ContactFrame
      number={number}
      marked={picture.favorite}
      edge={
        <span className="flex">
          <button
            type="button"
            aria-label={`Move ${name} earlier`}
            disabled={!onEarlier}
            onClick={onEarlier ?? undefined}
            className={toolClass}
          >
            <ChevronLeftIcon />
          </button>
          <button
            type="button"
            aria-label={`Move ${name} later`}
            disabled={!onLater}
            onClick={onLater ?? undefined}
            className={toolClass}
          >
            <ChevronRightIcon />
          </button>
          <button
            type="button"
            aria-label={`Take ${name} out of this collection`}
            onClick={onRemove}
            className={toolClass}
          >
            <CloseIcon />
          </button>
        </span>
      }
    >
      <PictureButton picture={picture} number={number} onClick={onOpen} />
    </ContactFrame>
  );
}
