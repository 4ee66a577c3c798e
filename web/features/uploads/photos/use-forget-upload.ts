import { useMutation } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { toast } from "sonner";
import { kindOf, messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { type Photo, uploadOf } from "./photo-list.ts";

/**
 * Deletes the stored copy of a photo that was taken off the list before any training used it, once `load` has brought it
 * onto this page for an undo. One that was there before (`duplicate`) may belong to something else and stays.
 */
export function useForgetUpload(load: (photo: Photo) => Promise<Blob>) {
  const trpc = useTRPC();
  const { mutateAsync } = useMutation(trpc.uploads.delete.mutationOptions());
  const deletions = useRef(new Map<string, Promise<boolean>>());
  const [underWay, setUnderWay] = useState(0);

  const deleteCopy = useCallback(
    async (photo: Photo, id: string): Promise<boolean> => {
      await load(photo).catch(() => null);
      try {
        await mutateAsync({ id });
        return true;
      } catch (error) {
        // another tab has deleted it already
        if (kindOf(error) === "NOT_FOUND") return true;
        toast.error(`${photo.name} could not be deleted and may still be stored. ${messageOf(error)}`);
        return false;
      }
    },
    [load, mutateAsync],
  );

  const forget = useCallback(
    (photo: Photo): void => {
      const upload = uploadOf(photo);
      if (!upload || upload.duplicate) return;
      setUnderWay((count) => count + 1);
      const deletion = deleteCopy(photo, upload.id).finally(() => setUnderWay((count) => count - 1));
      deletions.current.set(upload.id, deletion);
    },
    [deleteCopy],
  );

  /** Whether a stored copy is gone, once that is known. */
  const isGone = useCallback(async (id: string) => (await deletions.current.get(id)) ?? false, []);

  const stored = useMemo(() => ({ forget, isGone }), [forget, isGone]);
  return { stored, isForgetting: underWay > 0 };
}
