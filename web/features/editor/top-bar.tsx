import type { ReactNode } from "react";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { CompareIcon, PlusIcon } from "#web/ui/controls/icons.tsx";
import { MinusIcon } from "#web/ui/controls/picture-icons.tsx";
import type { HistoryAction } from "./state/history.ts";
import { FitIcon, RedoIcon, UndoIcon } from "./tools/tool-icons.tsx";

type Props = {
  canUndo: boolean;
  canRedo: boolean;
  canReset: boolean;
  act: (action: HistoryAction) => void;
  isCompared: boolean;
  onCompare: () => void;
  /** Null where nothing was changed that could be compared. */
  canCompare: boolean;
  zoom: { scale: number; by: (factor: number) => void; fit: () => void };
  children: ReactNode;
};

/** Back and forth, before and after, near and far. */
export function TopBar(props: Props) {
  const { canUndo, canRedo, canReset, act, isCompared, onCompare, canCompare, zoom, children } = props;
  return (
    <div className="flex min-h-12 items-center gap-0.5 border-hairline border-b">
      <fieldset aria-label="History" className="flex items-center">
        <IconButton label="Undo" disabled={!canUndo} onClick={() => act({ type: "undo" })}>
          <UndoIcon />
        </IconButton>
        <IconButton label="Redo" disabled={!canRedo} onClick={() => act({ type: "redo" })}>
          <RedoIcon />
        </IconButton>
        <button
          type="button"
          disabled={!canReset}
          onClick={() => act({ type: "reset" })}
          className="min-h-10 rounded-control px-2 text-sm hover:text-safelight disabled:opacity-55 pointer-coarse:min-h-11"
        >
          Reset
        </button>
      </fieldset>
      <fieldset aria-label="View" className="ml-auto flex items-center">
        <IconButton
          label="Compare before and after"
          aria-pressed={isCompared}
          disabled={!canCompare}
          onClick={onCompare}
          className="aria-pressed:text-safelight"
        >
          <CompareIcon />
        </IconButton>
        <span className="flex items-center max-sm:hidden">
          <IconButton label="Zoom out" disabled={zoom.scale <= 1} onClick={() => zoom.by(1 / 1.5)}>
            <MinusIcon />
          </IconButton>
          <span className="numbers w-12 text-center text-ink-soft text-sm">
            {Math.round(zoom.scale * 100)}%
          </span>
          <IconButton label="Zoom in" disabled={zoom.scale >= 5} onClick={() => zoom.by(1.5)}>
            <PlusIcon />
          </IconButton>
        </span>
        <IconButton label="Fit the whole picture" disabled={zoom.scale <= 1} onClick={zoom.fit}>
          <FitIcon />
        </IconButton>
      </fieldset>
      <div className="ml-1 flex items-center gap-2">{children}</div>
    </div>
  );
}
