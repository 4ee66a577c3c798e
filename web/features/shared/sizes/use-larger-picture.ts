import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";

/** Milliseconds between two questions whether it is there. */
const ASK_AGAIN = 1_500;

/** A picture with twice the pixels a side, made when it is asked for. */
export function useLargerPicture(pictureId: string) {
  const trpc = useTRPC();
  const workChanged = useWorkChanged();
  const [editId, setEditId] = useState<string | null>(null);
  // the picture's own id is the first request's key: asked for again on another day, it is there and costs nothing
  const [requestKey, setRequestKey] = useState(pictureId);
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
        refetchInterval: ({ state }) =>
          state.data?.status === "COMPLETED" || state.data?.status === "FAILED" ? false : ASK_AGAIN,
      },
    ),
  );
  const status = edit.data?.status;
  const hasFailed = status === "FAILED";
  const error = create.error ?? edit.error;
  return {
    /** Its address, once it is there. */
    url: (status === "COMPLETED" && edit.data?.imageUrls[0]) || null,
    busy: create.isPending || (editId !== null && status !== "COMPLETED" && !hasFailed && !edit.error),
    problem: error
      ? messageOf(error)
      : hasFailed
        ? "It could not be made. Your credits were refunded."
        : null,
    make() {
      const key = hasFailed ? randomUuid() : requestKey;
      setRequestKey(key);
      setEditId(null);
      create.mutate({
        requestKey: key,
        operation: "upscale",
        inputs: { image: [{ kind: "picture", id: pictureId }] },
        options: { factor: "2" },
      });
    },
  };
}
