import { type ReactNode, useState } from "react";
import { loadAccountRules } from "#web/lib/account-rules.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

type Props = {
  known: string;
  label: string;
  labelAgain: string;
  /** Another act is the main one of its page. */
  look?: "primary" | "outline";
  /** What asks for the link. Its answer never tells whether the address has an account. */
  request: {
    mutate: (input: { email: string }) => void;
    isPending: boolean;
    isSuccess: boolean;
    isError: boolean;
    error: unknown;
  };
  sent: ReactNode;
};

/** Asks for an address to mail a link to. */
export function EmailForm({ known, label, labelAgain, look = "primary", request, sent }: Props) {
  const [email, setEmail] = useState(known);
  const [problem, setProblem] = useState<string | null>(null);
  return (
    <form
      noValidate
      className="mt-8 flex flex-col gap-5"
      onSubmit={async (event) => {
        event.preventDefault();
        const rules = await loadAccountRules();
        const input = rules ? rules.email.safeParse(email) : { success: true as const, data: email };
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
      <Button type="submit" size="large" look={look} busy={request.isPending}>
        {request.isSuccess ? labelAgain : label}
      </Button>
      <div aria-live="polite">
        {request.isSuccess && <Notice>{sent}</Notice>}
        {request.isError && <Notice className="text-safelight">{messageOf(request.error)}</Notice>}
      </div>
    </form>
  );
}
