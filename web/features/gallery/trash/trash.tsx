import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { MAX_PICTURES_AT_ONCE } from "#schema/limits.ts";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { buttonClass } from "#web/ui/controls/button-class.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { LoadingSheet } from "../gallery-sheet.tsx";
import { TrashFrame } from "./trash-frame.tsx";
import { useTrashActions } from "./use-trash-actions.ts";

const PAGE = 60;

/** Deleted pictures that can still be brought back, to tick, restore or delete for good. */
export function Trash() {
  const trpc = useTRPC();
  const list = useInfiniteQuery(
    trpc.trash.list.infiniteQueryOptions(
      { limit: PAGE },
      { getNextPageParam: (page) => page.nextCursor, refetchOnWindowFocus: false },
    ),
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<"chosen" | "all" | null>(null);
  const actions = useTrashActions(() => {
    setTicked(new Set());
    setAsking(null);
  });
  const pictures = list.data?.pages.flatMap((page) => page.items) ?? [];
  const ids = pictures.filter(({ id }) => ticked.has(id)).map(({ id }) => id);

  if (list.isError && !list.data) {
    return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  }
  if (list.isPending) return <LoadingSheet />;
  if (pictures.length === 0) {
    return (
      <EmptyState
        title="The trash is empty."
        action={
          <Link to="/dashboard" className={buttonClass("outline")}>
            To your pictures
          </Link>
        }
      />
    );
  }
  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id) && next.size < MAX_PICTURES_AT_ONCE) next.add(id);
    setTicked(next);
  };
  const nothing = ids.length === 0;
  return (
    <>
      <div className="sticky top-(--top-bar,0) z-10 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper py-3">
        <p role="status" className="numbers mr-auto text-ink-soft">
          {nothing ? "Tick pictures to restore or delete them." : `${count(ids.length, "picture")} selected`}
        </p>
        <Button
          look="outline"
          disabled={nothing}
          busy={actions.restoring}
          onClick={() => actions.restore(ids)}
        >
          Restore
        </Button>
        <Button look="outline" disabled={nothing} onClick={() => setAsking("chosen")}>
          Delete now
        </Button>
        <Button look="outline" onClick={() => setAsking("all")}>
          Empty trash
        </Button>
      </div>
      <ContactSheet label="Deleted pictures">
        {pictures.map((picture, index) => (
          <TrashFrame
            key={picture.id}
            picture={picture}
            number={index + 1}
            ticked={ticked.has(picture.id)}
            onTick={toggle}
          />
        ))}
      </ContactSheet>
      <ShowMore list={list} className="py-6 text-center" />
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={asking === "all" ? "Empty the trash?" : `Delete ${count(ids.length, "picture")} for good?`}
        text="They are deleted from our storage and cannot be brought back."
        confirm="Delete now"
        busy={actions.deleting}
        onConfirm={() => (asking === "all" ? actions.empty() : actions.deleteNow(ids))}
      />
    </>
  );
}
