import type { DragEvent } from "react";
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from "#web/ui/controls/icons.tsx";
import { thumbnail } from "#web/ui/pictures/media-url.ts";
import type { SourcePicture } from "./source-picture.ts";

type Props = {
  picture: SourcePicture;
  /** Its place, from 0 on, and how many there are. */
  at: number;
  of: number;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

/** Names a frame that is dragged to other frames of its list. */
const DRAGGED = "application/x-likeness-place";

const actClass =
  "flex size-10 items-center justify-center text-film-ink hover:text-grease disabled:opacity-30 disabled:hover:text-film-ink";

/** A chosen picture with its number; moved by dragging or by its arrows. */
export function SourceFrame({ picture, at, of, onMove, onRemove }: Props) {
  function onDrop(event: DragEvent) {
    const from = event.dataTransfer.getData(DRAGGED);
    if (from === "") return;
    event.preventDefault();
    event.stopPropagation();
    onMove(Number(from), at);
  }
  return (
    <li
      draggable={of > 1}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(at))}
      onDrop={onDrop}
      className="min-w-0"
    >
      <img
        src={thumbnail(picture.url, 320)}
        alt={`Number ${at + 1} of ${of}`}
        width={picture.width}
        height={picture.height}
        draggable={false}
        className="aspect-square w-full bg-film-frame object-contain"
      />
      <div className="film-print flex items-center justify-between">
        <span>
          <span aria-hidden="true">▸ </span>
          {at + 1}
        </span>
        <span className="flex">
          {of > 1 && (
            <>
              <button
                type="button"
                aria-label={`Move picture ${at + 1} earlier`}
                disabled={at === 0}
                onClick={() => onMove(at, at - 1)}
                className={actClass}
              >
                <ChevronLeftIcon />
              </button>
              <button
                type="button"
                aria-label={`Move picture ${at + 1} later`}
                disabled={at === of - 1}
                onClick={() => onMove(at, at + 1)}
                className={actClass}
              >
                <ChevronRightIcon />
              </button>
            </>
          )}
          <button
            type="button"
            aria-label={`Remove picture ${at + 1}`}
            onClick={onRemove}
            className={actClass}
          >
            <CloseIcon />
          </button>
        </span>
      </div>
    </li>
  );
}
