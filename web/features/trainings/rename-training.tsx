import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { TrainingView } from "#schema/pictures/generation.ts";
import { renameTrainingInput } from "#schema/trainings/training.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Gives a model another name. */
export function RenameTraining({ training }: { training: TrainingView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Rename model
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename model">
        {open && <RenameForm training={training} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function RenameForm({ training: { id, name }, onDone }: { training: TrainingView; onDone: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const rename = useMutation(
    trpc.trainings.rename.mutationOptions({
      onSuccess: async () => {
        toast("The new name is saved.");
        await queryClient.invalidateQueries(trpc.trainings.pathFilter());
        onDone();
      },
    }),
  );
  const form = useForm({
    start: { name },
    rules: renameTrainingInput,
    input: (values) => ({ ...values, id }),
    send: rename.mutateAsync,
  });
  const field = form.text("name");
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <TextField label="Name" required autoFocus {...field} error={field.error ?? form.message} />
      <div className="flex justify-end gap-3">
        <Button look="outline" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" busy={form.isBusy} disabled={field.value.trim() === name}>
          Save
        </Button>
      </div>
    </form>
  );
}
