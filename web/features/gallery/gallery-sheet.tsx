import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { toast } from "sonner";
import type { GenerationView } from "#schema/generation.ts";
import { MAX_PICTURES_AT_ONCE } from "#schema/limits.ts";
import { count, formatNumber } from "#web/lib/format.ts";
import { ContactFrame, ContactSheet } from "#web/ui/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/latent-frame.tsx";
import { GalleryFrame } from "./gallery-frame.tsx";
import { pictureButtonId } from "./picture-button.tsx";
import { saveZip } from "./save-zip.ts";
import { NOTHING, type Selection, selectAll, selectRange, toggle } from "./selection.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { columnsOf, frameAfterKey } from "./sheet-keys.ts";
import type { PictureActions } from "./use-picture-actions.ts";

type Props = {
  /** The filter as an address: what this sheet is remembered by. */
  address: string;
  pictures: readonly GenerationView[];
  total: number;
  onOpen: (id: string) => unknown;
  actions: PictureActions;
  /** What loads more of them. */
  more: ReactNode;
};

/** The frame that had the focus when a sheet was left, for who comes back to it. */
let left: { address: string; id: string } | null = null;

/** The sheet itself: moving about, choosing, and what to do with the chosen. */
export function GallerySheet({ address, pictures, total, onOpen, actions, more }: Props) {
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [choosing, setChoosing] = useState(false);
  const [currentId, setCurrentId] = useState<string | null>(null);
  const order = pictures.map(({ id }) => id);
  const latest = useRef({ order, onOpen });
  latest.current = { order, onOpen };

  const returning = useNavigationType() === "POP";
  useEffect(() => {
    if (!returning || left?.address !== address) return;
    const frame = document.getElementById(pictureButtonId(left.id));
    if (frame && document.activeElement === document.body) frame.focus({ preventScroll: true });
  }, [returning, address]);

  const chosen = pictures.filter(({ id }) => selection.ids.has(id));
  const selecting = choosing || selection.ids.size > 0;
  const current = currentId !== null && order.includes(currentId) ? currentId : order[0];

  // the same functions every time, so that a frame only draws anew when it changes itself
  const onFocus = useCallback(
    (id: string) => {
      left = { address, id };
      setCurrentId(id);
    },
    [address],
  );
  const open = useCallback((id: string) => void latest.current.onOpen(id), []);
  const onSelect = useCallback((id: string, range: boolean) => {
    const max = MAX_PICTURES_AT_ONCE;
    setSelection((now) => (range ? selectRange(now, latest.current.order, id, max) : toggle(now, id, max)));
  }, []);
  function clear() {
    setSelection(NOTHING);
    setChoosing(false);
  }

  const allMarked = chosen.length > 0 && chosen.every(({ favorite }) => favorite);
  const ids = chosen.map(({ id }) => id);
  function mark() {
    actions.mark(ids, !allMarked);
  }
  function remove() {
    const next = order.slice(order.indexOf(ids[0] ?? "")).find((id) => !selection.ids.has(id));
    clear();
    actions.remove(ids);
    if (next) document.getElementById(pictureButtonId(next))?.focus();
  }
  function zip() {
    toast(`Making a zip of ${count(ids.length, "picture")}…`);
    saveZip(ids, (message) => toast.error(message));
  }

  function onKeyDown(event: KeyboardEvent<HTMLOListElement>) {
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== "a") return;
      event.preventDefault();
      setSelection(selectAll(order, MAX_PICTURES_AT_ONCE));
      return;
    }
    if (event.key === "Escape" && selecting) clear();
    else if (event.key === "Delete" && chosen.length > 0) remove();
    else if (event.key === "f") {
      const focused = pictures.find(({ id }) => id === current);
      if (chosen.length > 0) mark();
      else if (focused) actions.mark([focused.id], !focused.favorite);
    } else {
      const at = order.indexOf(current ?? "");
      const next = frameAfterKey(event.key, at, order.length, columnsOf(event.currentTarget));
      const id = next === null ? undefined : order[next];
      if (id === undefined) return;
      document.getElementById(pictureButtonId(id))?.focus();
      if (event.shiftKey) {
        setSelection((now) => {
          const from = now.anchor === null && current ? toggle(now, current, MAX_PICTURES_AT_ONCE) : now;
          return selectRange(from, order, id, MAX_PICTURES_AT_ONCE);
        });
      }
    }
    event.preventDefault();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <p role="status" className="numbers text-ink-soft">
          {count(total, "picture")}
          {pictures.length < total && (
            <span className="sr-only">, {formatNumber(pictures.length)} of them on this page</span>
          )}
        </p>
        <button
          type="button"
          aria-pressed={selecting}
          onClick={() => (selecting ? clear() : setChoosing(true))}
          className="link min-h-10 hover:text-safelight"
        >
          {selecting ? "Stop choosing" : "Choose pictures"}
        </button>
      </div>
      <p id="sheet-keys" className="sr-only">
        Arrow keys move between pictures, with Shift they choose. F marks a favourite.
      </p>
      <ContactSheet label="Your pictures" describedBy="sheet-keys" onKeyDown={onKeyDown}>
        {pictures.map((picture, index) => (
          <GalleryFrame
            key={picture.id}
            picture={picture}
            number={index + 1}
            selected={selection.ids.has(picture.id)}
            selecting={selecting}
            current={picture.id === current}
            onOpen={open}
            onSelect={onSelect}
            onFocus={onFocus}
          />
        ))}
      </ContactSheet>
      {more}
      {selecting && (
        <SelectionBar
          chosen={chosen.length}
          loaded={pictures.length}
          allMarked={allMarked}
          onMark={mark}
          onZip={zip}
          onDelete={remove}
          onAll={() => setSelection(selectAll(order, MAX_PICTURES_AT_ONCE))}
          onClear={clear}
        />
      )}
    </>
  );
}

export function LoadingSheet() {
  return (
    <ContactSheet label="Pictures, loading">
      {Array.from({ length: 10 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet
        <ContactFrame key={index} number={index + 1}>
          <LatentFrame working />
        </ContactFrame>
      ))}
    </ContactSheet>
  );
}
