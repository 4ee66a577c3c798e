import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { PersonView } from "#schema/virtual-people/person-views.ts";
import type { PersonDetail } from "#schema/virtual-people/virtual-people.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { randomUuid } from "#web/lib/api/use-request-key.ts";
import { cancelledWords } from "#web/lib/jobs/cancelled-words.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { FaceRefused, useComparison } from "../comparison/use-comparison.ts";

export type StepName = "faces" | "choice" | "views" | "training" | "cancel";

/** What is done with a person, one thing at a time; a face is compared with one's photos before it is taken. */
export function usePersonSteps(person: PersonDetail) {
  const { id } = person;
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const comparison = useComparison();
  const [message, setMessage] = useState<string | null>(null);
  const [running, setRunning] = useState<StepName | null>(null);
  // a step that was not answered is asked for again under the same key
  const [key, setKey] = useState(randomUuid);
  const makeFaces = useMutation(trpc.virtualPeople.makeFaces.mutationOptions());
  const chooseFace = useMutation(trpc.virtualPeople.chooseFace.mutationOptions());
  const makeViews = useMutation(trpc.virtualPeople.makeViews.mutationOptions());
  const train = useMutation(trpc.virtualPeople.train.mutationOptions());
  const cancel = useMutation(trpc.virtualPeople.cancel.mutationOptions());

  /** Whether it was done; if not, it is said why. */
  async function begin(step: StepName, send: () => Promise<{ id: string } | undefined>): Promise<boolean> {
    setMessage(null);
    setRunning(step);
    try {
      const begun = await send();
      setKey(randomUuid());
      await queryClient.invalidateQueries(trpc.virtualPeople.pathFilter());
      await workChanged(begun?.id);
      return true;
    } catch (error) {
      setMessage(error instanceof FaceRefused ? error.message : messageOf(error));
      return false;
    } finally {
      setRunning(null);
    }
  }
  const face = person.faces.find((one) => one.id === person.faceId);
  return {
    message,
    running,
    /** How far the comparison is; null where none is under way. */
    comparing: comparison.state,
    makeFaces: () => begin("faces", () => makeFaces.mutateAsync({ id, requestKey: key })),
    choose: (generationId: string, url: string) =>
      begin("choice", async () => {
        const compared = await comparison.compare(url);
        await chooseFace.mutateAsync({ id, generationId, comparison: compared });
        return undefined;
      }),
    makeViews: (views: PersonView[]) =>
      begin("views", () => makeViews.mutateAsync({ id, requestKey: key, views })),
    train: () =>
      begin("training", async () => {
        const compared = await comparison.compare(face?.url ?? "");
        return train.mutateAsync({ id, requestKey: key, comparison: compared });
      }),
    cancel: () =>
      begin("cancel", async () => {
        toast(cancelledWords(await cancel.mutateAsync({ id })));
        return undefined;
      }),
  };
}
export type PersonSteps = ReturnType<typeof usePersonSteps>;
