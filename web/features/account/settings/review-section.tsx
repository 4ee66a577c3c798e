import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import type { SafetyView } from "#schema/staff/safety.ts";
import { reviewMessageInput } from "#schema/staff/safety-inputs.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useSafety } from "#web/lib/api/use-safety.ts";
import { formatDate } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { AccountSection } from "./account-section.tsx";

/** Why nothing can be made with this account at the moment, and the way to tell us that we are wrong. */
export function ReviewSection() {
  const safety = useSafety();
  if (!safety?.review) return null;
  return (
    <AccountSection title="Paused for review">
      <div id="review" className="flex scroll-mt-32 flex-col gap-5">
        <div>
          <p className="font-medium">
            New pictures and models have been paused since {formatDate(safety.review.openedAt)}.
          </p>
          <p className="mt-1 text-ink-soft">
            Our safety check stopped several of your requests within a month. A person will review them and
            email you. Your pictures, models and credits stay as they are.
          </p>
        </div>
        <MessageForm review={safety.review} />
      </div>
    </AccountSection>
  );
}

function MessageForm({ review }: { review: NonNullable<SafetyView["review"]> }) {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const send = useMutation(
    trpc.safety.writeMessage.mutationOptions({
      onSuccess: async () => {
        toast("Thanks, we got your message.");
        await queryClient.invalidateQueries(trpc.safety.pathFilter());
      },
    }),
  );
  const form = useForm({
    start: { text: review.message ?? "" },
    rules: reviewMessageInput,
    send: send.mutateAsync,
  });
  const text = form.text("text");

  return (
    <form {...form.props} className="flex flex-col items-start gap-4">
      <TextArea
        className="w-full"
        label="Did we get this wrong? Tell us why"
        hint={
          review.message === null
            ? "A person will read it."
            : "We have your message. You can still change it."
        }
        required
        {...text}
        error={text.error ?? form.message}
      />
      <Button type="submit" look="outline" busy={form.isBusy}>
        Send
      </Button>
    </form>
  );
}
