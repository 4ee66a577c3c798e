import type { RefObject } from "react";
import type { GenerationView } from "#schema/pictures/generation.ts";
import {
  CropIcon,
  DownloadIcon,
  InfoIcon,
  RingIcon,
  ShareIcon,
  TrashIcon,
} from "#web/ui/controls/picture-icons.tsx";
import { download } from "#web/ui/pictures/media-url.ts";
import { ChangeMenu } from "../pictures/change-menu.tsx";

type Props = {
  picture: GenerationView;
  /** The link that saves, for the key that does the same. */
  save: RefObject<HTMLAnchorElement | null>;
  telling: boolean;
  /** A link shows an edit's first picture. */
  canShare: boolean;
  onMark: () => void;
  onSizes: () => void;
  onShare: () => void;
  onTell: () => void;
  onDelete: () => void;
};

export const toolClass =
  "flex size-12 items-center justify-center text-film-ink hover:text-grease disabled:opacity-30 disabled:hover:text-film-ink";

/** What can be done with the open picture, each also by a key. */
export function ViewerTools({ picture, save, telling, canShare, ...on }: Props) {
  const { onMark, onSizes, onShare, onTell, onDelete } = on;
  const isVideo = picture.kind === "video";
  return (
    <div className="flex items-center justify-center gap-4 pt-2 max-sm:gap-0 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <button
        type="button"
        aria-label="Favourite"
        title="Favourite (F)"
        aria-keyshortcuts="f"
        aria-pressed={picture.favorite}
        onClick={onMark}
        className={`${toolClass} aria-pressed:text-grease`}
      >
        <RingIcon />
      </button>
      <a
        ref={save}
        href={download(picture.imageUrl)}
        download
        aria-label="Download"
        title="Download (D)"
        aria-keyshortcuts="d"
        className={toolClass}
      >
        <DownloadIcon />
      </a>
      {!isVideo && (
        <button
          type="button"
          aria-label="Sizes and crops"
          title="Sizes and crops (S)"
          aria-keyshortcuts="s"
          aria-haspopup="dialog"
          onClick={onSizes}
          className={toolClass}
        >
          <CropIcon />
        </button>
      )}
      <button
        type="button"
        aria-label="Share"
        title="Share (L)"
        aria-keyshortcuts="l"
        aria-haspopup="dialog"
        disabled={!canShare}
        onClick={onShare}
        className={toolClass}
      >
        <ShareIcon />
      </button>
      {!isVideo && <ChangeMenu picture={picture} label="Change the picture" className={toolClass} />}
      <button
        type="button"
        aria-label="How it was made"
        title="How it was made (I)"
        aria-keyshortcuts="i"
        aria-expanded={telling}
        onClick={onTell}
        className={`${toolClass} aria-expanded:text-grease`}
      >
        <InfoIcon />
      </button>
      <button
        type="button"
        aria-label="Delete"
        title="Delete (Del)"
        aria-keyshortcuts="Delete"
        onClick={onDelete}
        className={toolClass}
      >
        <TrashIcon />
      </button>
    </div>
  );
}
