import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { appealInput } from "#schema/rewards/rewards.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

/** Says in one's own words that this is no second account. */
export function AppealForm({ again }: { again: boolean }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const requestKey = useRequestKey(text);
  const appeal = useMutation(
    trpc.rewards.appeal.mutationOptions({
      onSuccess: async () => {
        toast("Thanks, we got your message.");
        await queryClient.invalidateQueries(trpc.rewards.duplicate.queryFilter());
      },
      onError: (error) => setProblem(messageOf(error)),
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (appeal.isPending) return;
    const input = appealInput.safeParse({ requestKey, text });
    setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
    if (input.success) appeal.mutate(input.data);
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col items-start gap-4">
      <TextArea
        className="w-full"
        label={again ? "Anything else we should know?" : "Did we get this wrong? Tell us why"}
        hint="A person will read it. For example: you share an internet connection or a mailbox with someone."
        name="appeal"
        required
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look="outline" busy={appeal.isPending}>
        Ask for a review
      </Button>
    </form>
  );
}
