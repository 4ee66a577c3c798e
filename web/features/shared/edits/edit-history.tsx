import type { ReactNode } from "react";
import type { EditView } from "#schema/pictures/edits.ts";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { Chip } from "#web/ui/controls/chip.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import type { WorkActions } from "../work/use-work-actions.ts";
import { EditSheet } from "./edit-sheet.tsx";
import type { useEdits } from "./use-edits.ts";

type Props = {
  list: ReturnType<typeof useEdits>;
  actions: WorkActions;
  favorite: boolean;
  onFavorite: (favorite: boolean) => void;
  /** Shown elsewhere on the page already. */
  without: string | null;
  /** Further acts on an edit. */
  acts?: (edit: EditView) => ReactNode;
};

/** Everything changed so far, newest first. */
export function EditHistory({ list, actions, favorite, onFavorite, without, acts }: Props) {
  const edits = (list.data?.pages.flatMap((page) => page.items) ?? []).filter(({ id }) => id !== without);
  if (!list.data && !list.error && !favorite) return <Skeleton className="h-64 w-full" />;
  if (edits.length === 0 && !favorite && !list.error) return null;
  return (
    <section aria-labelledby="edits-title" className="mt-14">
      <div className="flex flex-wrap items-center justify-between gap-4 pb-5">
        <h2 id="edits-title" className="text-heading">
          Earlier edits
        </h2>
        <Chip type="checkbox" checked={favorite} onChange={() => onFavorite(!favorite)}>
          Favourites
        </Chip>
      </div>
      {list.error && !list.data ? (
        <FailedRead error={list.error} retry={() => void list.refetch()} />
      ) : (
        <div className="grid gap-x-10 md:grid-cols-2 xl:grid-cols-3">
          {edits.map((edit) => (
            <EditSheet key={edit.id} edit={edit} actions={actions}>
              {acts?.(edit)}
            </EditSheet>
          ))}
        </div>
      )}
      {edits.length === 0 && list.data && (
        <p className="border-hairline border-t py-6 text-ink-soft">No favourites among your edits yet.</p>
      )}
      <ShowMore list={list} />
    </section>
  );
}
