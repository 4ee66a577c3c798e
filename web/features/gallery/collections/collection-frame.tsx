import type { GenerationView } from "#schema/pictures/generation.ts";
import { pictureName } from "#web/features/shared/pictures/picture-name.ts";
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from "#web/ui/controls/icons.tsx";
import { ContactFrame } from "#web/ui/pictures/contact-sheet.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
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
  const name = `picture ${number}, ${pictureName(picture)}`;
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
        <img
          src={thumbnail(picture.imageUrl, 320)}
          srcSet={`${thumbnail(picture.imageUrl, 320)} 320w, ${thumbnail(picture.imageUrl, 640)} 640w`}
          sizes="(min-width: 64rem) 15rem, (min-width: 40rem) 24vw, 46vw"
          width={320}
          height={400}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover object-[50%_25%]"
        />
        {picture.isVirtual && <NotRealMark small />}
      </a>
    </ContactFrame>
  );
}
