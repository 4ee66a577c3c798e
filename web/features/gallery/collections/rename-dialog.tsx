import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

type Props = { id: string; name: string; onClose: () => void };

export function RenameDialog({ id, name, onClose }: Props) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState(name);
  const rename = useMutation(
    trpc.collections.rename.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries(trpc.collections.pathFilter());
        onClose();
      },
      onError: (error) => {
        toast.error(messageOf(error));
      },
    }),
  );
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    rename.mutate({ id, name: typed });
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Rename collection">
      <form onSubmit={onSubmit} className="mt-5 flex flex-wrap items-end gap-3">
        <TextField
          label="Name"
          className="min-w-0 grow"
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={rename.isPending} disabled={typed.trim() === ""}>
          Rename
        </Button>
      </form>
    </Dialog>
  );
}
