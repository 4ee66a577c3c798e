import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useNavigationType } from "react-router";
import { toast } from "sonner";
import type { GenerationView } from "#schema/pictures/generation.ts";
import { pictureButtonId } from "#web/features/shared/pictures/picture-button.tsx";
import { nounFor } from "#web/features/shared/pictures/picture-name.ts";
import { saveZip } from "#web/features/shared/pictures/save-zip.ts";
import type { PictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { count, formatNumber } from "#web/lib/format.ts";
import { ContactFrame, ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { LatentFrame } from "#web/ui/pictures/latent-frame.tsx";
import { AddToCollection } from "./collections/add-dialog.tsx";
import { GalleryFrame } from "./gallery-frame.tsx";
import { LongSheet, Strip } from "./long-sheet.tsx";
import { SelectionBar } from "./selection/selection-bar.tsx";
import { columnsOf, frameAfterKey } from "./selection/sheet-keys.ts";
import { useSelection } from "./selection/use-selection.ts";
import { TrashLink } from "./trash/trash-link.tsx";
import { useStripFrames } from "./use-strip-frames.ts";

type Props = {
  /** The filter as an address: what this sheet is remembered by. */
  address: string;
  pictures: readonly GenerationView[];
  /** Null: more than these, and not counted. */
  total: number | null;
  /** How many no longer belong here, and stay until the sheet is left. */
  unmarked: number;
  /** Pictures in the trash. */
  trashed: number;
  /** The one in the viewer: where one goes on when it closes. */
  openId: string | null;
  onOpen: (id: string) => unknown;
  actions: PictureActions;
  /** What loads more of them. */
  more: ReactNode;
};

/** The frame that had the focus when a sheet was left, and how far down that was, for who comes back to it. */
let left: { address: string; id: string; top: number } | null = null;

/** The sheet itself: moving about, choosing, and what to do with the chosen. */
export function GallerySheet({
  address,
  pictures,
  total,
  unmarked,
  trashed,
  openId,
  onOpen,
  actions,
  more,
}: Props) {
  const frames = useStripFrames();
  const selection = useSelection();
  const { selecting } = selection;
  const [collecting, setCollecting] = useState(false);
  const returning = useNavigationType() === "POP";
  const [currentId, setCurrentId] = useState(
    openId ?? (returning && left?.address === address ? left.id : null),
  );
  const order = useMemo(() => pictures.map(({ id }) => id), [pictures]);
  const currentAt = currentId === null ? 0 : Math.max(0, order.indexOf(currentId));
  const current = pictures[currentAt];
  const chosen = selection.ids.size === 0 ? [] : pictures.filter(({ id }) => selection.ids.has(id));
  const ids = chosen.map(({ id }) => id);
  const noun = nounFor(pictures);
  const allMarked = chosen.length > 0 && chosen.every(({ favorite }) => favorite);

  // the router asks for the old place before the sheet is there to have one
  useLayoutEffect(() => {
    if (returning && left?.address === address) window.scrollTo(0, left.top);
    return () => {
      if (left?.address === address) left.top = window.scrollY;
    };
  }, [returning, address]);
  useEffect(() => {
    if (returning && left?.address === address && document.activeElement === document.body) {
      frameOf(left.id)?.focus({ preventScroll: true });
    }
  }, [returning, address]);

  // the viewer may have turned far from where it was opened
  const [opened, setOpened] = useState(openId);
  if (openId !== opened) {
    setOpened(openId);
    if (openId !== null) setCurrentId(openId);
  }

  // the same functions every time, so that a frame only draws anew when it changes itself
  const latest = useRef({ order, onOpen, selection });
  latest.current = { order, onOpen, selection };
  const onFocus = useCallback(
    (id: string) => {
      left = { address, id, top: window.scrollY };
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

  /** Its strip may be far from what is drawn. */
  function goTo(id: string) {
    flushSync(() => setCurrentId(id));
    frameOf(id)?.focus();
  }
  const mark = () => actions.mark(ids, !allMarked);
  function remove() {
    const next = order.slice(order.indexOf(ids[0] ?? "")).find((id) => !selection.ids.has(id));
    selection.clear();
    actions.remove(ids);
    if (next) goTo(next);
  }
  function zip(size: "full" | "web") {
    toast(`Preparing a zip of ${count(ids.length, nounFor(chosen))}…`);
    saveZip(ids, (message) => toast.error(message), size);
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
    goTo(id);
    if (event.shiftKey) selection.extend(current.id, id, order);
    return true;
  }

  const stripAt = (place: number) => {
    const first = place * frames;
    const strip = pictures.slice(first, first + frames);
    return (
      <Strip first={first + 1} full={strip.length === frames}>
        {strip.map((picture, at) => (
          <GalleryFrame
            key={picture.id}
            picture={picture}
            number={picture.number ?? first + at + 1}
            selected={selection.ids.has(picture.id)}
            current={picture === current}
            onPress={onPress}
            onSelect={onSelect}
            onFocus={onFocus}
          />
        ))}
      </Strip>
    );
  };

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 pb-2">
        <p role="status" className="numbers text-ink-soft">
          {total === null ? `${formatNumber(pictures.length)}+ ${noun}s` : count(total, noun)}
          {unmarked > 0 && `, ${formatNumber(unmarked)} just unmarked`}
          {total !== null && pictures.length < total && (
            <span className="sr-only">, {formatNumber(pictures.length)} of them on this page</span>
          )}
        </p>
        {trashed > 0 && <TrashLink count={trashed} className="ml-auto" />}
        <button
          type="button"
          aria-pressed={selecting}
          onClick={selecting ? selection.clear : selection.start}
          className="link min-h-10"
        >
          {selecting ? "Done" : "Select"}
        </button>
      </div>
      <p id="sheet-keys" className="sr-only">
        Use the arrow keys to move between pictures, with Shift to select. Press F to mark a favourite.
      </p>
      <LongSheet
        label="Your pictures"
        describedBy="sheet-keys"
        choosing={selecting}
        onKeyDown={onKeyDown}
        strips={Math.ceil(pictures.length / frames)}
        kept={Math.floor(currentAt / frames)}
        short={pictures.length % frames > 0}
      >
        {stripAt}
      </LongSheet>
      {more}
      {selecting && (
        <SelectionBar
          chosen={chosen.length}
          noun={nounFor(chosen)}
          loaded={pictures.length}
          allMarked={allMarked}
          onMark={mark}
          onZip={zip}
          onCollect={() => setCollecting(true)}
          onDelete={remove}
          onAll={() => selection.all(order)}
          onClear={selection.clear}
        />
      )}
      {collecting && (
        <AddToCollection
          ids={ids}
          onClose={() => setCollecting(false)}
          onDone={() => {
            setCollecting(false);
            selection.clear();
          }}
        />
      )}
    </>
  );
}

function frameOf(pictureId: string): HTMLElement | null {
  return document.getElementById(pictureButtonId(pictureId));
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
