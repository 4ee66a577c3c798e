import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "sonner";
import { ShowMore } from "#web/features/shared/lists/show-more.tsx";
import { picturesOf } from "#web/features/shared/pictures/cached-pictures.ts";
import { saveZip } from "#web/features/shared/pictures/save-zip.ts";
import { useOpenPicture } from "#web/features/shared/pictures/use-open-picture.ts";
import { usePictureActions } from "#web/features/shared/pictures/use-picture-actions.ts";
import { ShareDialog } from "#web/features/shared/share/share-dialog.tsx";
import { Viewer } from "#web/features/shared/viewer/viewer.tsx";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { count, formatNumber } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PageHead } from "#web/ui/layout/page-head.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { ContactSheet } from "#web/ui/pictures/contact-sheet.tsx";
import { EmptyState } from "#web/ui/status/empty-state.tsx";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { LoadingSheet } from "../gallery-sheet.tsx";
import { CollectionFrame } from "./collection-frame.tsx";
import { RenameCollection } from "./rename-collection.tsx";
import { useCollection } from "./use-collection.ts";
import { ZipButton } from "./zip-button.tsx";
import type { ZipPart } from "./zip-parts.ts";

/** One collection: its pictures in their order, and what can be done with the whole. */
export function Collection({ id }: { id: string }) {
  const trpc = useTRPC();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState<"share" | "delete" | null>(null);
  const [openId, show] = useOpenPicture();
  const actions = usePictureActions();
  const { list, pictures, move, remove } = useCollection(id);
  const deletion = useMutation(
    trpc.collections.delete.mutationOptions({
      onSuccess: async () => {
        await navigate("/dashboard/collections");
        await queryClient.invalidateQueries(trpc.collections.pathFilter());
      },
      onError: (error) => void toast.error(messageOf(error)),
    }),
  );
  if (list.isError && !list.data) {
    return <FailedRead error={list.error} retry={() => void list.refetch()} />;
  }
  const collection = list.data?.pages[0]?.collection;
  if (!collection) return <LoadingSheet />;
  const total = list.hasNextPage ? collection.pictures : pictures.length;
  const showMore = () => {
    if (list.hasNextPage && !list.isFetching && !list.isFetchNextPageError) void list.fetchNextPage();
  };
  const zip = async ({ from, to, label }: ZipPart) => {
    let [all, more] = [pictures, list.hasNextPage];
    while (more && all.length < to) {
      const { data, isError, error, hasNextPage } = await list.fetchNextPage();
      if (isError) return toast.error(messageOf(error));
      [all, more] = [picturesOf(data), hasNextPage];
    }
    const ids = all.slice(from - 1, to).map((picture) => picture.id);
    const isWhole = from === 1 && to === total;
    toast(
      isWhole
        ? `Preparing a zip of ${count(ids.length, "picture")}…`
        : `Preparing a zip. ${label} of ${formatNumber(total)}…`,
    );
    saveZip(ids, (message) => toast.error(message));
  };
  return (
    <>
      <PageHead
        title={collection.name}
        lead={count(total, "picture")}
        action={
          <div className="flex flex-wrap gap-3">
            <Button look="outline" disabled={pictures.length === 0} onClick={() => setAsking("share")}>
              Share
            </Button>
            <ZipButton total={total} onSave={(part) => void zip(part)} />
            <RenameCollection collection={collection} />
            <Button look="outline" onClick={() => setAsking("delete")}>
              Delete
            </Button>
          </div>
        }
      />
      <div className="py-5">
        {pictures.length === 0 ? (
          <EmptyState title="Nothing in here.">
            Select pictures on the dashboard, then press “Add to collection”.
          </EmptyState>
        ) : (
          <ContactSheet label={collection.name}>
            {pictures.map((picture, at) => (
              <CollectionFrame
                key={picture.id}
                picture={picture}
                number={at + 1}
                onEarlier={at > 0 ? () => move(picture.id, -1) : null}
                onLater={at < pictures.length - 1 ? () => move(picture.id, 1) : null}
                onRemove={() => remove(picture.id)}
                onOpen={() => void show(picture.id)}
              />
            ))}
          </ContactSheet>
        )}
        <ShowMore list={list} className="py-6 text-center" />
      </div>
      {asking === "share" && (
        <ShareDialog subject={{ kind: "collection", id }} onClose={() => setAsking(null)} />
      )}
      <Viewer
        pictures={pictures}
        total={total}
        openId={openId}
        onChange={show}
        actions={actions}
        onEnd={showMore}
      />
      <ConfirmDialog
        open={asking === "delete"}
        onOpenChange={(open) => !open && setAsking(null)}
        title={`Delete “${collection.name}”?`}
        text="Its pictures stay in your library. Links to it stop working."
        confirm="Delete collection"
        busy={deletion.isPending}
        onConfirm={() => deletion.mutate({ id })}
      />
    </>
  );
}
