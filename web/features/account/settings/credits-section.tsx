import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { redeemInput } from "#schema/rewards/rewards.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatCredits } from "#web/lib/format.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { AccountSection } from "./account-section.tsx";

/** Credits that cost nothing: a promotion code, and the way to one's personal link. */
export function CreditsSection() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const redeem = useMutation(
    trpc.rewards.redeem.mutationOptions({
      onSuccess: async () => {
        form.reset();
        await queryClient.invalidateQueries(trpc.user.pathFilter());
      },
    }),
  );
  const form = useForm({ start: { code: "" }, rules: redeemInput, send: redeem.mutateAsync });
  const code = form.text("code");

  return (
    <AccountSection title="Credits" hint="Discount codes are entered at checkout.">
      <form {...form.props} className="flex flex-wrap items-start gap-4">
        <TextField
          className="min-w-0 grow basis-44"
          label="Redeem a code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...code}
          error={code.error ?? form.message}
        />
        <Button type="submit" look="outline" className="mt-7.5 min-h-11" busy={form.isBusy}>
          Redeem
        </Button>
      </form>
      <div aria-live="polite">
        {redeem.isSuccess && (
          <Notice className="numbers mt-4">
            {formatCredits(redeem.data.credits)} added. Your balance is now{" "}
            {formatCredits(redeem.data.balance)}.
          </Notice>
        )}
      </div>
      <p className="mt-6">
        <Link to="/account/invite" className="link">
          Invite a friend
        </Link>
        , and both of you get credits.
      </p>
    </AccountSection>
  );
}
