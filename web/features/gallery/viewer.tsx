import { Dialog } from "radix-ui";
import { type KeyboardEvent, useEffect, useState } from "react";
import type { GenerationView } from "#schema/generation.ts";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  DownloadIcon,
  RingIcon,
  TrashIcon,
} from "#web/ui/icons.tsx";
import { download, thumbnail } from "#web/ui/media-url.ts";
import { pictureName } from "./picture-name.ts";
import { usePictureActions } from "./use-picture-actions.ts";
import { useSwipe } from "./use-swipe.ts";

type Props = {
  pictures: readonly GenerationView[];
  /** The open picture's id; null closes. */
  openId: string | null;
  onChange: (id: string | null) => void;
  /** Called when the last loaded picture is reached. */
  onEnd?: () => void;
};

const toolClass =
  "flex size-12 items-center justify-center text-film-ink hover:text-grease disabled:opacity-30 disabled:hover:text-film-ink";

/** One picture at a time, on black. Arrow keys and swipes turn, F marks, Delete asks to delete. */
export function Viewer({ pictures, openId, onChange, onEnd }: Props) {
  const { favorite, remove } = usePictureActions();
  const [asking, setAsking] = useState(false);
  const at = pictures.findIndex((picture) => picture.id === openId);
  const picture = pictures[at];

  useEffect(() => {
    if (at >= 0 && at >= pictures.length - 2) onEnd?.();
    // the neighbours are fetched ahead, so that turning does not flash
    for (const next of [pictures[at + 1], pictures[at - 1]]) {
      if (at >= 0 && next) new Image().src = next.imageUrl;
    }
  }, [at, pictures, onEnd]);

  const turn = (step: 1 | -1) => {
    const next = pictures[at + step];
    if (next) onChange(next.id);
  };
  const swipe = useSwipe(turn);
  if (!picture) return null;

  function onKeyDown(event: KeyboardEvent) {
    if (asking || !picture || event.metaKey || event.ctrlKey || event.altKey) return;
    if (event.key === "ArrowRight") turn(1);
    else if (event.key === "ArrowLeft") turn(-1);
    else if (event.key === "Delete") setAsking(true);
    else if (event.key === "f") favorite.mutate({ id: picture.id, favorite: !picture.favorite });
    else return;
    event.preventDefault();
  }

  function deleteOpen() {
    if (!picture) return;
    const next = pictures[at + 1] ?? pictures[at - 1] ?? null;
    remove.mutate(
      { ids: [picture.id] },
      { onSuccess: () => onChange(next ? next.id : null), onSettled: () => setAsking(false) },
    );
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onChange(null)}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-40 flex animate-arrive flex-col bg-film text-film-ink"
        >
          <div className="flex items-center gap-2 px-3 py-1">
            <Dialog.Title className="mr-auto min-w-0 truncate pl-2 font-display text-[#efe6da] text-xl">
              {pictureName(picture)}
            </Dialog.Title>
            <p className="film-print whitespace-nowrap" aria-live="polite">
              <span className="sr-only">Picture </span>
              {at + 1} of {pictures.length}
            </p>
            <Dialog.Close aria-label="Close viewer" className={toolClass}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div {...swipe} className="relative min-h-0 grow touch-pan-y select-none">
            <img
              key={picture.id}
              src={picture.imageUrl}
              alt={pictureName(picture)}
              width={picture.width}
              height={picture.height}
              draggable={false}
              style={{ backgroundImage: `url("${thumbnail(picture.imageUrl, 320)}")` }}
              className="absolute inset-0 m-auto max-h-full max-w-full bg-contain bg-center bg-no-repeat object-contain"
            />
            <button
              type="button"
              aria-label="Previous picture"
              disabled={at === 0}
              onClick={() => turn(-1)}
              className={`${toolClass} absolute inset-y-0 left-0 my-auto max-sm:hidden`}
            >
              <ChevronLeftIcon />
            </button>
            <button
              type="button"
              aria-label="Next picture"
              disabled={at === pictures.length - 1}
              onClick={() => turn(1)}
              className={`${toolClass} absolute inset-y-0 right-0 my-auto max-sm:hidden`}
            >
              <ChevronRightIcon />
            </button>
          </div>
          <div className="flex items-center justify-center gap-4 py-2">
            <button
              type="button"
              aria-label="Favourite"
              aria-pressed={picture.favorite}
              onClick={() => favorite.mutate({ id: picture.id, favorite: !picture.favorite })}
              className={`${toolClass} aria-pressed:text-grease`}
            >
              <RingIcon />
            </button>
            <a href={download(picture.imageUrl)} download aria-label="Download" className={toolClass}>
              <DownloadIcon />
            </a>
            <button type="button" aria-label="Delete" onClick={() => setAsking(true)} className={toolClass}>
              <TrashIcon />
            </button>
          </div>
          <ConfirmDialog
            open={asking}
            onOpenChange={setAsking}
            title="Delete this picture?"
            text="It is deleted for good."
            confirm="Delete picture"
            busy={remove.isPending}
            onConfirm={deleteOpen}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
