import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { cancelledWords } from "#web/lib/jobs/cancelled-words.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import type { StoryboardForm } from "../storyboard/use-storyboard.ts";

/** The paid steps of a pack and choosing among its stills; each step first keeps what was changed. */
export function useSteps(id: string, form: StoryboardForm) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const [message, setMessage] = useState<string | null>(null);
  const [running, setRunning] = useState<string | null>(null);
  // a step that was not answered is asked for again under the same key
  const [key, setKey] = useState(randomUuid);
  // a step counts with what was chosen before it was pressed
  const inOrder = { scope: { id: `video-pack ${id}` } } as const;
  const makeStills = useMutation(trpc.videoPacks.makeStills.mutationOptions(inOrder));
  const moveScenes = useMutation(trpc.videoPacks.moveScenes.mutationOptions(inOrder));
  const join = useMutation(trpc.videoPacks.join.mutationOptions(inOrder));
  const choose = useMutation(
    trpc.videoPacks.chooseStill.mutationOptions({
      ...inOrder,
      // what was pressed is seen at once; the answer puts it right
      onMutate: async ({ sceneId, generationId }) => {
        await queryClient.cancelQueries(trpc.videoPacks.get.queryFilter({ id }));
        queryClient.setQueryData(
          trpc.videoPacks.get.queryKey({ id }),
          (pack) =>
            pack && {
              ...pack,
              scenes: pack.scenes.map((scene) =>
                scene.id === sceneId ? { ...scene, selectedGenerationId: generationId } : scene,
              ),
            },
        );
      },
      onError: (error) => toast.error(messageOf(error)),
      // an answer from before the next choice would take that one back
      onSettled: () =>
        queryClient.isMutating({ mutationKey: trpc.videoPacks.chooseStill.mutationKey() }) === 1
          ? queryClient.invalidateQueries(trpc.videoPacks.pathFilter())
          : undefined,
    }),
  );
  const cancel = useMutation(
    trpc.videoPacks.cancel.mutationOptions({
      onSuccess: (outcome) => toast(cancelledWords(outcome)),
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => void workChanged(),
    }),
  );

  /** Whether it was begun; if not, it is said why. */
  async function begin(step: string, send: (requestKey: string) => Promise<unknown>): Promise<boolean> {
    setMessage(null);
    setRunning(step);
    try {
      if (!(await form.keep())) {
        setMessage("The storyboard could not be saved first: see what is said above it.");
        return false;
      }
      await send(key);
      setKey(randomUuid());
      await workChanged(id);
      return true;
    } catch (error) {
      setMessage(messageOf(error));
      return false;
    } finally {
      setRunning(null);
    }
  }
  return {
    message,
    running,
    makeStills: (sceneIds: string[], count: number) =>
      begin("stills", (requestKey) => makeStills.mutateAsync({ id, requestKey, sceneIds, count })),
    moveScenes: (sceneIds: string[]) =>
      begin("movement", (requestKey) => moveScenes.mutateAsync({ id, requestKey, sceneIds })),
    join: () => begin("join", (requestKey) => join.mutateAsync({ id, requestKey })),
    choose: (sceneId: string, generationId: string) => choose.mutate({ id, sceneId, generationId }),
    cancel: () => cancel.mutate({ id }),
    isCancelling: cancel.isPending,
  };
}
export type Steps = ReturnType<typeof useSteps>;
