import { count } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { PhotoList } from "./photos/photo-list.ts";

/** Says what was removed last and brings it back; it stays until something else happens. */
export function UndoBar({ removed, onUndo }: { removed: PhotoList["removed"]; onUndo: () => void }) {
  const [first] = removed;
  const what = removed.length === 1 ? first?.photo.name : count(removed.length, "photo");
  return (
    <div role="status" className="flex min-w-0 items-center gap-3 text-sm empty:hidden">
      {first && (
        <>
          <span className="numbers min-w-0 truncate">{what} removed.</span>
          <Button look="quiet" className="shrink-0" onClick={onUndo}>
            Undo
          </Button>
        </>
      )}
    </div>
  );
}
