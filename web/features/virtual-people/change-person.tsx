import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type PersonDetail, renamePersonInput } from "#schema/virtual-people/virtual-people.ts";
import { RenameDialog } from "#web/features/shared/rename/rename-dialog.tsx";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useWorkChanged } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** Gives a person another name. */
export function RenamePerson({ person: { id, name } }: { person: PersonDetail }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const rename = useMutation(
    trpc.virtualPeople.rename.mutationOptions({
      onSuccess: () => {
        void queryClient.invalidateQueries(trpc.trainings.pathFilter());
        return queryClient.invalidateQueries(trpc.virtualPeople.pathFilter());
      },
    }),
  );
  return (
    <RenameDialog
      title="Rename this person"
      button="Rename"
      id={id}
      name={name}
      rules={renamePersonInput}
      save={rename.mutateAsync}
    />
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
