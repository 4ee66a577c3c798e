import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import type { VoiceView } from "#schema/voices/voices.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

export function DeleteVoice({ voice, onDeleted }: { voice: VoiceView; onDeleted: () => void }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    trpc.voices.delete.mutationOptions({
      onSuccess: () => {
        // the page still shows the voice while it leaves: asking for it again would find nothing
        void queryClient.invalidateQueries(trpc.voices.list.pathFilter());
        toast("The voice and its recordings are deleted.");
        onDeleted();
      },
      onError: (error) => toast.error(messageOf(error)),
      onSettled: () => setAsking(false),
    }),
  );
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)}>
        Delete voice
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete “${voice.name}”?`}
        text="The voice goes for good, with the recording it was learned from, the spoken consent and its first words. The AI provider keeps no voice: it learns it anew each time. What it said before stays until you delete it."
        confirm="Delete voice"
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ id: voice.id })}
      />
    </>
  );
}
