import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { email as emailSchema } from "#schema/account.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** Asks for a new verification link. The answer never tells whether the address has an account. */
export function AskForLink({ known = "" }: { known?: string }) {
  const trpc = useTRPC();
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const resend = useMutation(trpc.account.resendVerification.mutationOptions());
  return (
    <form
      noValidate
      className="mt-8 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const input = emailSchema.safeParse(email);
        setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
        if (input.success && !resend.isPending) resend.mutate({ email: input.data });
      }}
    >
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <Button type="submit" look="outline" busy={resend.isPending}>
          Send a new link
        </Button>
      </div>
      <p aria-live="polite">
        {resend.isSuccess && "If this address waits to be verified, a new link is on its way."}
        {resend.isError && <span className="text-safelight">{messageOf(resend.error)}</span>}
      </p>
    </form>
  );
}
