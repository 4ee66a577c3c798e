import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Link } from "react-router";
import { redeemInput } from "#schema/rewards/rewards.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { formatCredits } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { AccountSection } from "./account-section.tsx";

/** Credits that cost nothing: a promotion code, and the way to one's personal link. */
export function CreditsSection() {
  const trpc = useTRPC();
  const queryClient = useQueryClient();
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const redeem = useMutation(
    trpc.rewards.redeem.mutationOptions({
      onSuccess: async () => {
        setCode("");
        await queryClient.invalidateQueries(trpc.user.pathFilter());
      },
      onError: (error) => setProblem(messageOf(error)),
    }),
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    if (redeem.isPending) return;
    const input = redeemInput.safeParse({ code });
    setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
    if (input.success) redeem.mutate(input.data);
  }

  return (
    <AccountSection title="Credits" hint="Discount codes are entered at checkout.">
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-4">
        <TextField
          className="min-w-0 grow basis-44"
          label="Redeem a code"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          value={code}
          error={problem}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" look="outline" className="mt-7.5 min-h-11" busy={redeem.isPending}>
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
        <Link to="/account/invite" className="link hover:text-safelight">
          Invite a friend
        </Link>
        , and both of you get credits.
      </p>
    </AccountSection>
  );
}
