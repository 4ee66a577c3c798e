import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { GenerationView } from "#schema/generation.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { type CachedPictures, changePictures } from "./cached-pictures.ts";

/** Marking and deleting pictures; what is on screen follows at once, and is set right if the server refuses. */
export function usePictureActions() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const lists = trpc.generations.list.pathFilter();

  function changeAll(change: (picture: GenerationView) => GenerationView | null) {
    queryClient.setQueriesData<CachedPictures>(lists, (cached) => changePictures(cached, change));
  }
  function refused(error: unknown) {
    toast.error(messageOf(error));
    void queryClient.invalidateQueries(lists);
  }

  const favorite = useMutation(
    trpc.generations.favorite.mutationOptions({
      onMutate: async ({ id, favorite }) => {
        await queryClient.cancelQueries(lists);
        changeAll((picture) => (picture.id === id ? { ...picture, favorite } : picture));
      },
      onError: refused,
    }),
  );
  const remove = useMutation(
    trpc.generations.delete.mutationOptions({
      onSuccess: (_, { ids }) => {
        changeAll((picture) => (ids.includes(picture.id) ? null : picture));
        void queryClient.invalidateQueries(trpc.packs.pathFilter());
        void queryClient.invalidateQueries(lists);
        toast(ids.length === 1 ? "The picture is deleted." : "The pictures are deleted.");
      },
      onError: refused,
    }),
  );
  return { favorite, remove };
}
