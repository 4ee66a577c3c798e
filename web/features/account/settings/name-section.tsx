import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { renameInput } from "#schema/accounts/account.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { AccountSection } from "./account-section.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";

export function NameSection({ name }: { name: string }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const rename = useMutation(
    trpc.account.rename.mutationOptions({
      onSuccess: async () => {
        toast("Your name is saved.");
        await refresh();
      },
    }),
  );
  const form = useForm({ start: { name }, rules: renameInput, send: rename.mutateAsync });
  const field = form.text("name");
  return (
    <AccountSection title="Name">
      <form {...form.props} className="flex flex-wrap items-end gap-4">
        <TextField
          className="min-w-0 grow basis-56"
          label="Your name"
          autoComplete="name"
          required
          {...field}
          error={field.error ?? form.message}
        />
        <Button
          type="submit"
          look="outline"
          className="min-h-11"
          busy={form.isBusy}
          disabled={field.value === name}
        >
          Save
        </Button>
      </form>
    </AccountSection>
  );
}
