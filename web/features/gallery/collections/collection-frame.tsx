import type { GenerationView } from "#schema/pictures/generation.ts";
import { pictureName } from "#web/features/shared/pictures/picture-name.ts";
import { TileImage } from "#web/features/shared/pictures/tile-image.tsx";
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from "#web/ui/controls/icons.tsx";
import { ContactFrame } from "#web/ui/pictures/contact-sheet.tsx";
import { NotRealMark } from "#web/ui/pictures/not-real-mark.tsx";

type Props = {
  picture: GenerationView;
  number: number;
  /** Null at an end of what is loaded. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
  onRemove: () => void;
};

const toolClass =
  "flex size-9 items-center justify-center text-film-ink hover:text-grease disabled:opacity-30 disabled:hover:text-film-ink";

/** A picture of a collection, to move along or to take out. */
export function CollectionFrame({ picture, number, onEarlier, onLater, onRemove }: Props) {
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
      <a
        href={`/dashboard?picture=${picture.id}`}
        aria-label={`Open ${name}`}
        className="relative block size-full"
      >
        <TileImage picture={picture} />
        {picture.isVirtual && <NotRealMark small />}
      </a>
    </ContactFrame>
  );
}
