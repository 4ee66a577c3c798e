import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StartTrainingInput } from "#schema/trainings/training.ts";
import { codeOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import type { PhotoSet } from "./photo-set.ts";

export type Details = Omit<StartTrainingInput, "requestKey" | "uploadIds" | "checkedIds">;

/**
 * One press: uploads what is not uploaded yet, then starts the training. A photo that does not arrive ends it before
 * anything is charged (`failed`); a second press while it runs does nothing, and the same photos and details carry the
 * same request key, so they are paid once.
 */
export function useTrain(set: PhotoSet, onStarted: (id: string, details: Details) => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const [uploadingFor, setUploadingFor] = useState<Details | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const attempt = useRef({ about: "", requestKey: "" });
  const start = useMutation(
    trpc.trainings.start.mutationOptions({
      // perhaps the balance is another
      onError: () => void queryClient.invalidateQueries(trpc.user.pathFilter()),
      onSuccess: ({ id }, details) => {
        void workChanged(id);
        onStarted(id, details);
      },
    }),
  );

  const goOn = useEffectEvent((details: Details) => {
    setUploadingFor(null);
    if (set.toSend.length > 0 || set.uploadIds.length === 0) return setFailed(set.failed);
    const input = { ...details, uploadIds: [...set.uploadIds], checkedIds: [...set.checkedIds] };
    const about = JSON.stringify(input);
    if (attempt.current.about !== about) attempt.current = { about, requestKey: randomUuid() };
    start.mutate({ ...input, requestKey: attempt.current.requestKey });
  });
  const isUploading = uploadingFor !== null;
  useEffect(() => {
    if (uploadingFor !== null && set.onTheWay === 0) goOn(uploadingFor);
  }, [uploadingFor, set.onTheWay]);

  return {
    isUploading,
    isStarting: start.isPending,
    error: start.error,
    /** Set when no answer came: sends the very same once more, which is never paid twice. */
    retry: start.isError && codeOf(start.error) === null ? () => start.mutate(start.variables) : null,
    /** Names of the photos that the last try could not upload. */
    failed,
    train(details: Details): void {
      if (isUploading || start.isPending) return;
      setFailed([]);
      start.reset();
      set.upload();
      setUploadingFor(details);
    },
  };
}
