import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import type { Again } from "./make-again.ts";

/** Makes a video once more at once; the page is told of what was started. */
export function useMakeAgain(onStarted: () => void) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  // one key an attempt, so that a press after a lost answer makes one video
  const attempt = useRef({ about: "", key: "" });
  const create = useMutation(
    trpc.videos.create.mutationOptions({
      onSuccess: ({ id }) => {
        attempt.current.about = "";
        toast("Making it again, with another seed.");
        void workChanged(id);
        onStarted();
      },
      onError: (error) => void toast.error(messageOf(error)),
      // perhaps the balance is another
      onSettled: () => void queryClient.invalidateQueries(trpc.user.pathFilter()),
    }),
  );
  return {
    again: ({ input }: Again) => {
      const about = JSON.stringify(input);
      if (attempt.current.about !== about) attempt.current = { about, key: randomUuid() };
      create.mutate({ ...input, requestKey: attempt.current.key });
    },
    isBusy: create.isPending,
  };
}
