import { useMutation, useQueryClient } from "@tanstack/react-query";
import { renameTrainingInput } from "#schema/trainings/training.ts";
import type { TrainingView } from "#schema/trainings/training-view.ts";
import { RenameDialog } from "#web/features/shared/rename/rename-dialog.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";

/** Gives a model another name. */
export function RenameTraining({ training: { id, name } }: { training: TrainingView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const rename = useMutation(
    trpc.trainings.rename.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.trainings.pathFilter()),
    }),
  );
  return (
    <RenameDialog
      title="Rename model"
      id={id}
      name={name}
      rules={renameTrainingInput}
      save={rename.mutateAsync}
    />
  );
}
