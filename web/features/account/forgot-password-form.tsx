import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { email as emailSchema } from "#schema/account.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** Asks for a link to choose a password. The answer never tells whether the address has an account. */
export function ForgotPasswordForm({ known = "" }: { known?: string }) {
  const trpc = useTRPC();
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  const request = useMutation(trpc.account.requestPasswordReset.mutationOptions());
  return (
    <form
      noValidate
      className="mt-8 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        const input = emailSchema.safeParse(email);
        setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
        if (input.success && !request.isPending) request.mutate({ email: input.data });
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
      <Button type="submit" size="large" busy={request.isPending}>
        {request.isSuccess ? "Send another link" : "Send me a link"}
      </Button>
      <div aria-live="polite">
        {request.isSuccess && (
          <Notice>
            If this address has an account, a link is on its way. It is good for one hour. Nothing there? Look
            in the spam folder.
          </Notice>
        )}
        {request.isError && <Notice className="text-safelight">{messageOf(request.error)}</Notice>}
      </div>
    </form>
  );
}
