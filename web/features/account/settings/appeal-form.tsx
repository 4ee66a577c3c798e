import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { appealInput } from "#schema/rewards/rewards.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";

/** Says in one's own words that this is no second account. */
export function AppealForm({ again }: { again: boolean }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const appeal = useMutation(
    trpc.rewards.appeal.mutationOptions({
      onSuccess: async () => {
        toast("Thanks, we got your message.");
        await queryClient.invalidateQueries(trpc.rewards.duplicate.queryFilter());
      },
    }),
  );
  const form = useForm({
    start: { text: "" },
    rules: appealInput,
    input: (values) => ({ ...values, requestKey }),
    send: appeal.mutateAsync,
  });
  const requestKey = useRequestKey(form.values.text);
  const text = form.text("text");

  return (
    <form {...form.props} className="flex flex-col items-start gap-4">
      <TextArea
        className="w-full"
        label={again ? "Anything else we should know?" : "Did we get this wrong? Tell us why"}
        hint="A person will read it. For example: you share an internet connection or an email account with someone."
        required
        {...text}
        error={text.error ?? form.message}
      />
      <Button type="submit" look="outline" busy={form.isBusy}>
        Ask for a review
      </Button>
    </form>
  );
}
