import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { TrainingView } from "#schema/trainings/training-view.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export function DeleteTraining({ training, onDeleted }: { training: TrainingView; onDeleted: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [pictures, setPictures] = useState(false);
  const remove = useMutation(
    trpc.trainings.delete.mutationOptions({
      onSuccess: () => {
        queryClient.removeQueries(trpc.trainings.get.queryFilter({ id: training.id }));
        void queryClient.invalidateQueries(trpc.trainings.list.pathFilter());
        toast(
          [
            training.isVirtual ? "The model is deleted." : "The model and its photos are deleted.",
            ...(pictures ? ["Its pictures are in the trash."] : []),
          ].join(" "),
        );
        onDeleted();
      },
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete model
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${training.name}”?`}
        text={
          <>
            {training.isVirtual
              ? "The model is deleted for good. The person stays, with the pictures it learned from, and can be trained again. "
              : "The model and the photos it was trained on are deleted for good. "}
            Pictures already made stay on your dashboard, unless you choose otherwise.
            <CheckField checked={pictures} onChange={setPictures}>
              Move its pictures to the trash too
            </CheckField>
          </>
        }
        confirm="Delete model"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: training.id, pictures })}
      />
    </>
  );
}
