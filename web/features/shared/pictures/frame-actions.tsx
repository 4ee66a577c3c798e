import type { GenerationView } from "#schema/pictures/generation.ts";
import { CropIcon, DownloadIcon, RingIcon } from "#web/ui/controls/picture-icons.tsx";
import { download } from "#web/ui/pictures/media-url.ts";
import { ChangeMenu } from "./change-menu.tsx";

type Props = {
  picture: GenerationView;
  number: number;
  onMark: () => void;
  onSizes: () => void;
};

const actionClass =
  "flex size-11 items-center justify-center text-[#efe6da] -outline-offset-4! outline-grease! hover:text-grease aria-pressed:text-grease";

/** What is done most with a picture, over its frame while a mouse or the keyboard is there; fingers find it in the viewer. */
export function FrameActions({ picture, number, onMark, onSizes }: Props) {
  const what = `${picture.kind === "video" ? "video" : "picture"} ${number}`;
  return (
    <div className="absolute inset-x-0 bottom-0 z-1 flex justify-end bg-[linear-gradient(to_top,var(--color-film),color-mix(in_srgb,var(--color-film)_80%,transparent),transparent)] pt-6 opacity-0 transition-opacity focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:hidden">
      <button
        type="button"
        aria-label={`Favourite, ${what}`}
        title="Favourite"
        aria-pressed={picture.favorite}
        onClick={onMark}
        className={actionClass}
      >
        <RingIcon />
      </button>
      {picture.kind !== "video" && (
        <>
          <button
            type="button"
            aria-label={`Sizes and crops of picture ${number}`}
            title="Sizes and crops"
            aria-haspopup="dialog"
            onClick={onSizes}
            className={actionClass}
          >
            <CropIcon />
          </button>
          <ChangeMenu picture={picture} label={`Change picture ${number}`} className={actionClass} />
        </>
      )}
      <a
        href={download(picture.imageUrl)}
        download
        aria-label={`Download ${what}`}
        title="Download"
        className={actionClass}
      >
        <DownloadIcon />
      </a>
    </div>
  );
}
