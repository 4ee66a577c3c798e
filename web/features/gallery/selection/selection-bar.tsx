import { MAX_PICTURES_AT_ONCE } from "#schema/limits.ts";
import { count } from "#web/lib/format.ts";
import { CloseIcon, PlusIcon } from "#web/ui/controls/icons.tsx";
import { DownloadIcon, RingIcon, TrashIcon } from "#web/ui/controls/picture-icons.tsx";

type Props = {
  chosen: number;
  /** What the chosen ones are called. */
  noun: string;
  loaded: number;
  /** Every chosen picture is a favourite already. */
  allMarked: boolean;
  onMark: () => void;
  /** In full or web size. */
  onZip: (size: "full" | "web") => void;
  onCollect: () => void;
  onDelete: () => void;
  onAll: () => void;
  onClear: () => void;
};

const toolClass =
  "flex min-h-12 items-center gap-2 px-2.5 text-film-ink hover:text-grease aria-disabled:opacity-40 aria-disabled:hover:text-film-ink sm:px-3";

/** What can be done with the chosen pictures; stays in sight at the bottom while any are. */
export function SelectionBar(props: Props) {
  const { chosen, noun, loaded, allMarked, onMark, onZip, onCollect, onDelete, onAll, onClear } = props;
  const none = chosen === 0;
  const act = (run: () => void) => () => {
    if (!none) run();
  };
  return (
    <section
      aria-label={`Selected ${noun}s`}
      className="sticky bottom-(--bottom-bar) z-20 -mx-1 mt-3 animate-arrive rounded-t-control border-film-ink/25 border-t bg-film px-2 text-film-ink sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-1">
        <p role="status" className="numbers mr-auto px-1 py-2 text-[#efe6da] max-sm:w-full max-sm:pb-0">
          {count(chosen, noun)} selected
          {chosen >= MAX_PICTURES_AT_ONCE && ", the most you can select at once"}
        </p>
        <button type="button" aria-disabled={none} onClick={act(onMark)} className={toolClass}>
          <RingIcon />
          <span className="max-sm:sr-only">
            {allMarked && !none ? "Remove from favourites" : "Favourite"}
          </span>
        </button>
        <button type="button" aria-disabled={none} onClick={act(onCollect)} className={toolClass}>
          <PlusIcon />
          <span className="max-sm:sr-only">Add to collection</span>
        </button>
        <button type="button" aria-disabled={none} onClick={act(() => onZip("full"))} className={toolClass}>
          <DownloadIcon />
          <span className="max-sm:sr-only">Download zip</span>
        </button>
        <button
          type="button"
          aria-label="Web size zip"
          aria-disabled={none}
          onClick={act(() => onZip("web"))}
          className={toolClass}
        >
          Web size
        </button>
        <button type="button" aria-disabled={none} onClick={act(onDelete)} className={toolClass}>
          <TrashIcon />
          <span className="max-sm:sr-only">Delete</span>
        </button>
        <button
          type="button"
          aria-disabled={chosen >= Math.min(loaded, MAX_PICTURES_AT_ONCE)}
          onClick={onAll}
          className={toolClass}
        >
          Select all {Math.min(loaded, MAX_PICTURES_AT_ONCE)}
        </button>
        <button type="button" aria-label="Clear selection" onClick={onClear} className={toolClass}>
          <CloseIcon />
        </button>
      </div>
    </section>
  );
}
