import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import type { EmailPreferences } from "#schema/emails/emails.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { AccountSection } from "../settings/account-section.tsx";
import { useAccountRefresh } from "../settings/use-account-refresh.ts";
import { EmailChoices } from "./email-choices.tsx";

export function EmailChoicesSection({ preferences }: { preferences: EmailPreferences }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const set = useMutation(
    trpc.email.setPreferences.mutationOptions({
      onError: (error) => toast.error(messageOf(error)),
      onSuccess: () => toast("Saved."),
      onSettled: refresh,
    }),
  );
  return (
    <AccountSection title="Emails" hint="You will always get emails about your account itself.">
      <EmailChoices
        value={set.isPending ? set.variables.preferences : preferences}
        onChange={(wanted) => set.mutate({ preferences: wanted })}
      />
    </AccountSection>
  );
}
