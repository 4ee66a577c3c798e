import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTRPC } from "#web/lib/api/trpc.ts";
import type { Photo } from "./photo-list.ts";

/**
 * Deletes the stored copy of a photo that was taken off the list before any training used it.
 * One that was there before (`duplicate`) may belong to something else and stays.
 */
export function useForgetUpload(): (photo: Photo | undefined) => void {
  const trpc = useTRPC();
  const { mutate } = useMutation(trpc.uploads.delete.mutationOptions());
  return useCallback(
    (photo) => {
      if (photo?.delivery.state !== "sent" || photo.delivery.upload.duplicate) return;
      mutate({ id: photo.delivery.upload.id });
    },
    [mutate],
  );
}
