import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react";
import { iconButtonClass } from "../controls/button-class.ts";
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon } from "../controls/icons.tsx";
import { Picture } from "../pictures/picture.tsx";
import type { PictureSource } from "../pictures/picture-source.ts";

type Props = {
  /** What the pictures have in common, e.g. "Film noir". */
  title: string;
  pictures: readonly PictureSource[];
  /** The picture it opens with; null closes it. */
  open: number | null;
  /** Told which picture was on when it closed. */
  onClose: (last: number) => void;
};

/** Pictures one at a time, on black. They lie side by side in a row that is swiped; arrows, Home and End turn as well. */
export function Lightbox({ title, pictures, open, onClose }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);

  useLayoutEffect(() => {
    const shown = dialog.current;
    if (open === null || !shown) return;
    shown.showModal();
    row.current?.scrollTo({ left: open * row.current.clientWidth, behavior: "instant" });
    setAt(open);
    return () => shown.close();
  }, [open]);

  function turnTo(next: number) {
    const frames = row.current;
    if (!frames || next < 0 || next >= pictures.length) return;
    frames.scrollTo({ left: next * frames.clientWidth });
    setAt(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: pictures.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    turnTo(to);
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      onKeyDown={onKeyDown}
      onClose={() => open !== null && onClose(at)}
      className="lightbox"
    >
      {open !== null && (
        <div className="flex h-full flex-col">
          <div className="flex items-center gap-3 px-3 py-1">
            <h2 id={`${id}-title`} className="mr-auto min-w-0 truncate pl-2 text-[#efe6da] text-xl">
              {title}
            </h2>
            <p className="film-print whitespace-nowrap" aria-live="polite">
              <span className="sr-only">Picture </span>
              {at + 1} of {pictures.length}
            </p>
            <form method="dialog">
              <button type="submit" aria-label="Close" className={iconButtonClass}>
                <CloseIcon />
              </button>
            </form>
          </div>
          <div className="relative min-h-0 grow">
            <ul
              ref={row}
              className="lightbox-row"
              onScrollEnd={(event) => {
                const { scrollLeft, clientWidth } = event.currentTarget;
                setAt(Math.round(scrollLeft / clientWidth));
              }}
            >
              {pictures.map((picture, index) => (
                <li key={picture.src} aria-hidden={index !== at}>
                  <Picture
                    source={picture}
                    sizes="100vw"
                    priority={index === open}
                    className="lightbox-picture"
                  />
                </li>
              ))}
            </ul>
            <Turn label="Previous picture" side="left-2" blocked={at === 0} onClick={() => turnTo(at - 1)}>
              <ChevronLeftIcon />
            </Turn>
            <Turn
              label="Next picture"
              side="right-2"
              blocked={at === pictures.length - 1}
              onClick={() => turnTo(at + 1)}
            >
              <ChevronRightIcon />
            </Turn>
          </div>
          <p aria-hidden="true" className="mx-auto min-h-14 max-w-2xl px-5 py-4 text-center text-sm">
            {pictures[at]?.alt}
          </p>
        </div>
      )}
    </dialog>
  );
}

type TurnProps = {
  label: string;
  side: string;
  blocked: boolean;
  onClick: () => void;
  children: ReactNode;
};

function Turn({ label, side, blocked, onClick, children }: TurnProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={blocked}
      onClick={onClick}
      className={`${iconButtonClass} absolute inset-y-0 my-auto bg-film/70 ${side}`}
    >
      {children}
    </button>
  );
}
