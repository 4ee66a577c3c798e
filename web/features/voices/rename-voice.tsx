import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeVoiceInput, type VoiceView } from "#schema/voices/voices.ts";
import { RenameDialog } from "#web/features/shared/rename/rename-dialog.tsx";
import { useTRPC } from "#web/lib/api/trpc.ts";

/** Gives a voice another name. */
export function RenameVoice({ voice: { id, name } }: { voice: VoiceView }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const change = useMutation(
    trpc.voices.change.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries(trpc.voices.pathFilter()),
    }),
  );
  return (
    <RenameDialog
      title="Rename voice"
      id={id}
      name={name}
      rules={changeVoiceInput}
      save={change.mutateAsync}
    />
  );
}
