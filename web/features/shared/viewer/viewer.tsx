import { Dialog } from "radix-ui";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRead } from "#web/lib/api/use-read.ts";
import { formatNumber } from "#web/lib/format.ts";
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from "#web/ui/controls/icons.tsx";
import { pictureButtonId } from "../pictures/picture-button.tsx";
import { pictureName } from "../pictures/picture-name.ts";
import type { ShowPicture } from "../pictures/use-open-picture.ts";
import type { PictureActions } from "../pictures/use-picture-actions.ts";
import { ShareDialog } from "../share/share-dialog.tsx";
import { OfferDialog } from "../showcase/offer-dialog.tsx";
import { SizesDialog } from "../sizes/sizes-dialog.tsx";
import { useEditPictures } from "./edits/use-edit-pictures.ts";
import { useTurning } from "./use-turning.ts";
import { ViewerPanel } from "./viewer-panel.tsx";
import { ViewerStage } from "./viewer-stage.tsx";
import { ViewerStrip } from "./viewer-strip.tsx";
import { toolClass, ViewerTools } from "./viewer-tools.tsx";
import { ViewerVideo } from "./viewer-video.tsx";

type Props = {
  /** What turning goes through; the open picture may be missing from it. */
  pictures: readonly GenerationView[];
  /** How many there are, loaded or not. */
  total: number;
  /** The open picture's id; null closes. */
  openId: string | null;
  onChange: ShowPicture;
  actions: PictureActions;
  /** Called when the last loaded picture is reached. */
  onEnd?: () => void;
};

/**
 * One picture at a time, on black. Arrows, Home, End and swipes turn; numbers choose of what one edit made; F marks, D saves, S offers other sizes, L a link,
 * Delete deletes, I tells how it was made, Escape closes.
 */
export function Viewer({ pictures, total, openId, onChange, actions, onEnd }: Props) {
  const trpc = useTRPC();
  const [telling, setTelling] = useState(false);
  const [over, setOver] = useState<"sizes" | "share" | "offer" | null>(null);
  const save = useRef<HTMLAnchorElement>(null);
  const shown = useRef<GenerationView | null>(null);
  const removed = useRef<string | null>(null);
  const at = pictures.findIndex((picture) => picture.id === openId);
  // an address may name a picture that is not loaded, or not of this selection
  const alone = useRead({
    ...trpc.generations.get.queryOptions({ id: openId ?? "" }),
    enabled: openId !== null && at < 0 && openId !== removed.current,
  });
  // a picture just deleted stays until the address has turned from it: else the viewer would close and open again
  const kept = shown.current?.id === openId ? shown.current : undefined;
  const picture = openId === null ? undefined : (pictures[at] ?? alone.data ?? kept);
  useEffect(() => {
    if (picture) shown.current = picture;
    if (removed.current !== openId) removed.current = null;
  });

  useEffect(() => {
    if (at < 0) return;
    if (at >= pictures.length - 2) onEnd?.();
    // the neighbours are fetched ahead, so that turning does not flash
    for (const next of [pictures[at + 1], pictures[at - 1]]) {
      if (next && next.kind !== "video") new Image().src = next.imageUrl;
    }
  }, [at, pictures, onEnd]);

  const missing = at < 0 && openId !== null ? alone.error : null;
  const close = useRef(onChange);
  close.current = onChange;
  useEffect(() => {
    if (!missing) return;
    toast.error(messageOf(missing));
    void close.current(null);
  }, [missing]);

  const { turn, turnTo } = useTurning(pictures, openId, onChange);
  const { shown: seen, ...edit } = useEditPictures(picture);
  if (!picture || !seen) return null;

  const isVideo = picture.kind === "video";
  // fingers turn pictures by swiping, which in a player seeks
  const onlyWide = isVideo ? "max-sm:h-12" : "max-sm:hidden";
  const mark = () => actions.mark([picture.id], !picture.favorite);
  function removeOpen() {
    if (!picture || removed.current === picture.id) return;
    removed.current = picture.id;
    const next = at < 0 ? undefined : (pictures[at + 1] ?? pictures[at - 1]);
    // first away from it, so that nobody asks for what is gone
    actions.remove([picture.id], onChange(next?.id ?? null));
  }

  function onKeyDown(event: KeyboardEvent) {
    // in React keys rise out of an open menu too, which stands elsewhere in the page
    if (!event.currentTarget.contains(event.target as Node)) return;
    // a player's own keys seek, pause and change its sound
    if (event.target instanceof HTMLVideoElement && event.key !== "Escape") return;
    if (over || event.metaKey || event.ctrlKey || event.altKey) return;
    // a key held down turns on and on, but deletes once
    if (event.repeat && !event.key.startsWith("Arrow")) return;
    if (/^[1-4]$/.test(event.key)) return edit.choose(Number(event.key) - 1);
    const act = {
      ArrowRight: () => turn(1),
      ArrowLeft: () => turn(-1),
      Home: () => turnTo(pictures[0]),
      End: () => turnTo(pictures.at(-1)),
      Delete: removeOpen,
      f: mark,
      d: () => save.current?.click(),
      i: () => setTelling(!telling),
      s: () => !isVideo && setOver("sizes"),
      l: () => edit.at === 0 && setOver("share"),
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && void onChange(null)}>
      <Dialog.Portal>
        <Dialog.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={(event) => {
            if (!over) return;
            // of the two, the dialog on top closes
            event.preventDefault();
            setOver(null);
          }}
          // undoing a deletion is not turning away from the viewer
          onInteractOutside={(event) => isToast(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => {
            const frame = document.getElementById(pictureButtonId(shown.current?.id ?? ""));
            if (!frame) return;
            event.preventDefault();
            frame.focus();
          }}
          className="fixed inset-0 z-40 flex animate-arrive flex-col bg-film text-film-ink outline-none"
        >
          <div className="flex items-center gap-2 px-3 py-1">
            <Dialog.Title className="mr-auto min-w-0 truncate pl-2 font-display text-[#efe6da] text-xl">
              {pictureName(picture)}
            </Dialog.Title>
            <p className="film-print whitespace-nowrap" aria-live="polite">
              {at >= 0 && (
                <>
                  <span className="sr-only">{isVideo ? "Video " : "Picture "}</span>
                  {formatNumber(at + 1)} of {formatNumber(Math.max(total, pictures.length))}
                  {picture.favorite && <span className="sr-only">, favourite</span>}
                </>
              )}
            </p>
            <Dialog.Close aria-label="Close viewer" className={toolClass}>
              <CloseIcon />
            </Dialog.Close>
          </div>
          <div className="flex min-h-0 grow flex-col md:flex-row">
            <div className="relative min-h-0 min-w-0 grow">
              {isVideo ? (
                <ViewerVideo key={seen.imageUrl} picture={seen} />
              ) : (
                <ViewerStage key={seen.imageUrl} picture={seen} onSwipe={turn} />
              )}
              <button
                type="button"
                aria-label="Previous picture"
                disabled={at <= 0}
                onClick={() => turn(-1)}
                className={`${toolClass} absolute inset-y-0 left-0 my-auto ${onlyWide}`}
              >
                <ChevronLeftIcon />
              </button>
              <button
                type="button"
                aria-label="Next picture"
                disabled={at < 0 || at === pictures.length - 1}
                onClick={() => turn(1)}
                className={`${toolClass} absolute inset-y-0 right-0 my-auto ${onlyWide}`}
              >
                <ChevronRightIcon />
              </button>
            </div>
            {telling && <ViewerPanel id={picture.id} onShow={onChange} onOffer={() => setOver("offer")} />}
          </div>
          {edit.urls.length > 1 && <ViewerStrip urls={edit.urls} at={edit.at} onChoose={edit.choose} />}
          <ViewerTools
            picture={seen}
            canShare={edit.at === 0}
            save={save}
            telling={telling}
            onMark={mark}
            onSizes={() => setOver("sizes")}
            onShare={() => setOver("share")}
            onTell={() => setTelling(!telling)}
            onDelete={removeOpen}
          />
          {over === "sizes" && (
            <SizesDialog picture={seen} position={edit.at} onClose={() => setOver(null)} />
          )}
          {over === "offer" && <OfferDialog pictureId={picture.id} onClose={() => setOver(null)} />}
          {over === "share" && (
            <ShareDialog
              subject={{ kind: "picture", id: picture.id }}
              what={isVideo ? "video" : "picture"}
              onClose={() => setOver(null)}
            />
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}
