import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { renameInput } from "#schema/accounts/account.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { AccountSection } from "./account-section.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";

export function NameSection({ name }: { name: string }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const [value, setValue] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  const rename = useMutation(
    trpc.account.rename.mutationOptions({
      onSuccess: async () => {
        toast("Your name is saved.");
        await refresh();
      },
      onError: (error) => setProblem(messageOf(error)),
    }),
  );
  return (
    <AccountSection title="Name">
      <form
        noValidate
        className="flex flex-wrap items-end gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const input = renameInput.safeParse({ name: value });
          setProblem(input.success ? null : (input.error.issues[0]?.message ?? null));
          if (input.success && !rename.isPending) rename.mutate(input.data);
        }}
      >
        <TextField
          className="min-w-0 grow basis-56"
          label="Your name"
          name="name"
          autoComplete="name"
          required
          value={value}
          error={problem}
          onChange={(event) => setValue(event.target.value)}
        />
        <Button
          type="submit"
          look="outline"
          className="min-h-11"
          busy={rename.isPending}
          disabled={value === name}
        >
          Save
        </Button>
      </form>
    </AccountSection>
  );
}
