import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { useNavigationType } from "react-router";
import { toast } from "sonner";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { pictureButtonId } from "#web/features/shared/pictures/picture-button.tsx";
import { saveZip } from "#web/features/shared/pictures/save-zip.ts";
import type { PictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { count, formatNumber } from "#web/lib/format.ts";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { GalleryFrame } from "./gallery-frame.tsx";
import { LongSheet, STRIP, Strip } from "./long-sheet.tsx";
import { SelectionBar } from "./selection/selection-bar.tsx";
import { columnsOf, frameAfterKey } from "./selection/sheet-keys.ts";
import { useSelection } from "./selection/use-selection.ts";

type Props = {
  /** The filter as an address: what this sheet is remembered by. */
  address: string;
  pictures: readonly GenerationView[];
  total: number;
  /** How many no longer belong here, and stay until the sheet is left. */
  unmarked: number;
  onOpen: (id: string) => unknown;
  actions: PictureActions;
  /** What loads more of them. */
  more: ReactNode;
};

/** The frame that had the focus when a sheet was left, for who comes back to it. */
let left: { address: string; id: string } | null = null;

/** The sheet itself: moving about, choosing, and what to do with the chosen. */
export function GallerySheet({ address, pictures, total, unmarked, onOpen, actions, more }: Props) {
  const selection = useSelection();
  const { selecting } = selection;
  const [currentId, setCurrentId] = useState<string | null>(null);
  const order = pictures.map(({ id }) => id);
  const current = pictures.find(({ id }) => id === currentId) ?? pictures[0];
  const chosen = pictures.filter(({ id }) => selection.ids.has(id));
  const ids = chosen.map(({ id }) => id);
  const allMarked = chosen.length > 0 && chosen.every(({ favorite }) => favorite);

  const returning = useNavigationType() === "POP";
  useEffect(() => {
    if (returning && left?.address === address && document.activeElement === document.body) {
      frameOf(left.id)?.focus({ preventScroll: true });
    }
  }, [returning, address]);

  // the same functions every time, so that a frame only draws anew when it changes itself
  const latest = useRef({ order, onOpen, selection });
  latest.current = { order, onOpen, selection };
  const onFocus = useCallback(
    (id: string) => {
      left = { address, id };
      setCurrentId(id);
    },
    [address],
  );
  const onSelect = useCallback((id: string, range: boolean) => {
    latest.current.selection.choose(id, latest.current.order, range);
  }, []);
  const onPress = useCallback(
    (id: string, { shift, command }: { shift: boolean; command: boolean }) => {
      if (latest.current.selection.selecting || shift || command) onSelect(id, shift);
      else latest.current.onOpen(id);
    },
    [onSelect],
  );

  const mark = () => actions.mark(ids, !allMarked);
  function remove() {
    const next = order.slice(order.indexOf(ids[0] ?? "")).find((id) => !selection.ids.has(id));
    selection.clear();
    actions.remove(ids);
    if (next) frameOf(next)?.focus();
  }
  function zip() {
    toast(`Preparing a zip of ${count(ids.length, "picture")}…`);
    saveZip(ids, (message) => toast.error(message));
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== "a") return;
      selection.all(order);
    } else if (event.key === "Escape" && selecting) selection.clear();
    else if (event.key === "Delete" && chosen.length > 0) remove();
    else if (event.key === "f" && chosen.length > 0) mark();
    else if (event.key === "f" && current) actions.mark([current.id], !current.favorite);
    else if (!move(event)) return;
    event.preventDefault();
  }

  /** Whether the key led to another frame. */
  function move(event: KeyboardEvent): boolean {
    const strip = event.target instanceof Element ? event.target.closest("ol") : null;
    if (!strip || !current) return false;
    const next = frameAfterKey(event.key, order.indexOf(current.id), order.length, columnsOf(strip));
    const id = next === null ? undefined : order[next];
    if (id === undefined) return false;
    frameOf(id)?.focus();
    if (event.shiftKey) selection.extend(current.id, id, order);
    return true;
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <p role="status" className="numbers text-ink-soft">
          {count(total, "picture")}
          {unmarked > 0 && `, ${formatNumber(unmarked)} just unmarked`}
          {pictures.length < total && (
            <span className="sr-only">, {formatNumber(pictures.length)} of them on this page</span>
          )}
        </p>
        <button
          type="button"
          aria-pressed={selecting}
          onClick={selecting ? selection.clear : selection.start}
          className="link min-h-10 hover:text-safelight"
        >
          {selecting ? "Done" : "Select"}
        </button>
      </div>
      <p id="sheet-keys" className="sr-only">
        Use the arrow keys to move between pictures, with Shift to select. Press F to mark a favourite.
      </p>
      <LongSheet label="Your pictures" describedBy="sheet-keys" choosing={selecting} onKeyDown={onKeyDown}>
        {inStrips(pictures).map((strip, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a strip is its place on the sheet; pictures move through it
          <Strip key={index} first={index * STRIP + 1} full={strip.length === STRIP}>
            {strip.map((picture, place) => (
              <GalleryFrame
                key={picture.id}
                picture={picture}
                number={picture.number ?? index * STRIP + place + 1}
                selected={selection.ids.has(picture.id)}
                current={picture === current}
                onPress={onPress}
                onSelect={onSelect}
                onFocus={onFocus}
              />
            ))}
          </Strip>
        ))}
      </LongSheet>
      {more}
      {selecting && (
        <SelectionBar
          chosen={chosen.length}
          loaded={pictures.length}
          allMarked={allMarked}
          onMark={mark}
          onZip={zip}
          onDelete={remove}
          onAll={() => selection.all(order)}
          onClear={selection.clear}
        />
      )}
    </>
  );
}

function frameOf(pictureId: string): HTMLElement | null {
  return document.getElementById(pictureButtonId(pictureId));
}

function inStrips<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / STRIP) }, (_, at) =>
    all.slice(at * STRIP, (at + 1) * STRIP),
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
