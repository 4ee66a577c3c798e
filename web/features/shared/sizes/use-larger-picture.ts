import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { EditSource } from "#schema/pictures/edits.ts";
import { codeOf, isFinal, messageOf } from "#web/lib/api/remote-error.ts";
import { mayRetry } from "#web/lib/api/retry.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";

/** Milliseconds between two questions whether it is there. */
const ASK_AGAIN = 1_500;

/** A picture with twice the pixels a side, made when it is asked for. */
export function useLargerPicture(source: EditSource) {
  const trpc = useTRPC();
  const workChanged = useWorkChanged();
  const [editId, setEditId] = useState<string | null>(null);
  // the picture's own id is the first request's key: asked for again on another day, it is there and costs nothing
  const [requestKey, setRequestKey] = useState(() => (source.position === 0 ? source.id : randomUuid()));
  const create = useMutation(
    trpc.edits.create.mutationOptions({
      onSuccess: ({ id }) => {
        setEditId(id);
        void workChanged();
      },
    }),
  );
  const edit = useQuery(
    trpc.edits.get.queryOptions(
      { id: editId ?? "" },
      {
        enabled: editId !== null,
        retry: (failures, error) => !isFinal(error) && mayRetry(failures),
        refetchInterval: ({ state }) =>
          isFinal(state.error) || state.data?.status === "COMPLETED" || state.data?.status === "FAILED"
            ? false
            : ASK_AGAIN,
      },
    ),
  );
  const status = edit.data?.status;
  const hasFailed = status === "FAILED";
  const isDeleted = codeOf(edit.error) === "NOT_FOUND";
  const error = create.error ?? edit.error;
  return {
    /** Its address, once it is there. */
    url: (status === "COMPLETED" && edit.data?.imageUrls[0]) || null,
    busy: create.isPending || (editId !== null && status !== "COMPLETED" && !hasFailed && !edit.error),
    problem: isDeleted
      ? "You deleted the larger copy. Try again to make a new one."
      : error
        ? messageOf(error)
        : hasFailed
          ? "It could not be made. Your credits were refunded."
          : null,
    make() {
      const key = hasFailed || isDeleted ? randomUuid() : requestKey;
      setRequestKey(key);
      setEditId(null);
      create.mutate({
        requestKey: key,
        operation: "upscale",
        inputs: { image: [source] },
        options: { factor: "2" },
      });
    },
  };
}
