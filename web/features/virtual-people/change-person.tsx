import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type PersonDetail, renamePersonInput } from "#schema/virtual-people/virtual-people.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Gives a person another name. */
export function RenamePerson({ person }: { person: PersonDetail }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename this person">
        {open && <RenameForm person={person} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function RenameForm({ person: { id, name }, onDone }: { person: PersonDetail; onDone: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const rename = useMutation(
    trpc.virtualPeople.rename.mutationOptions({
      onSuccess: async () => {
        toast("The new name is saved.");
        void queryClient.invalidateQueries(trpc.trainings.pathFilter());
        await queryClient.invalidateQueries(trpc.virtualPeople.pathFilter());
        onDone();
      },
    }),
  );
  const form = useForm({
    start: { name },
    rules: renamePersonInput,
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

/** Deletes a person with their model. */
export function DeletePerson({ person, onDeleted }: { person: PersonDetail; onDeleted: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const workChanged = useWorkChanged();
  const [asking, setAsking] = useState(false);
  const [pictures, setPictures] = useState(false);
  const remove = useMutation(
    trpc.virtualPeople.delete.mutationOptions({
      onSuccess: () => {
        // the page still shows the person while it leaves: asking for them again would find nothing
        void queryClient.invalidateQueries(trpc.virtualPeople.list.pathFilter());
        void queryClient.invalidateQueries(trpc.trainings.list.pathFilter());
        void queryClient.invalidateQueries(trpc.generations.pathFilter());
        toast("The person is deleted. Their faces and views are in the trash.");
        onDeleted();
      },
      onError: (error) => {
        toast.error(messageOf(error));
        void workChanged();
      },
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${person.name}”?`}
        text={
          <>
            The person and their model are deleted for good, and faces and views go to the trash.
            {person.training && (
              <CheckField checked={pictures} onChange={setPictures}>
                Move pictures made with the model to the trash too
              </CheckField>
            )}
          </>
        }
        confirm="Delete this person"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: person.id, pictures })}
      />
    </>
  );
}
