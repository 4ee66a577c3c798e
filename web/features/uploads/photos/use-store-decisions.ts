import { useMutation } from "@tanstack/react-query";
import { useCallback } from "react";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { type Photo, uploadOf } from "./photo-list.ts";

/** Keeps what was decided about an uploaded photo where other tabs and devices find it. */
export function useStoreDecisions(): (photo: Photo) => void {
  const trpc = useTRPC();
  const { mutate } = useMutation(
    trpc.uploads.decide.mutationOptions({ onError: (error) => toast.error(messageOf(error)) }),
  );
  return useCallback(
    (photo) => {
      const upload = uploadOf(photo);
      if (upload) mutate({ id: upload.id, anyway: photo.anyway, samePerson: photo.samePerson });
    },
    [mutate],
  );
}
