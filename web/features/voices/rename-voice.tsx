import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { changeVoiceInput, type VoiceView } from "#schema/voices/voices.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Gives a voice another name. */
export function RenameVoice({ voice }: { voice: VoiceView }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        Rename voice
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Rename voice">
        {open && <RenameForm voice={voice} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function RenameForm({ voice: { id, name }, onDone }: { voice: VoiceView; onDone: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const rename = useMutation(
    trpc.voices.change.mutationOptions({
      onSuccess: async () => {
        toast("The new name is saved.");
        await queryClient.invalidateQueries(trpc.voices.pathFilter());
        onDone();
      },
    }),
  );
  const form = useForm({
    start: { name },
    rules: changeVoiceInput,
    input: (values) => ({ ...values, id }),
    send: rename.mutateAsync,
  });
  const field = form.text("name");
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <TextField
        label="Name"
        required
        autoFocus
        maxLength={80}
        {...field}
        error={field.error ?? form.message}
      />
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
