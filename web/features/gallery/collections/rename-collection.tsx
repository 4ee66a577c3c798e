import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type CollectionView, renameCollectionInput } from "#schema/pictures/collections.ts";
import { RenameDialog } from "#web/features/shared/rename/rename-dialog.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";

/** Gives a collection another name. */
export function RenameCollection({ collection: { id, name } }: { collection: CollectionView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const rename = useMutation(
    trpc.collections.rename.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.collections.pathFilter()),
    }),
  );
  return (
    <RenameDialog
      title="Rename collection"
      button="Rename"
      look="outline"
      id={id}
      name={name}
      rules={renameCollectionInput}
      save={rename.mutateAsync}
    />
  );
}
