import { useMutation } from "@tanstack/react-query";
import { toast } from "sonner";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { AccountSection } from "./account-section.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";

export function MarketingSection({ allowed }: { allowed: boolean }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const set = useMutation(
    trpc.account.setMarketing.mutationOptions({
      onError: (error) => toast.error(messageOf(error)),
      onSuccess: ({ ok }, { allowMarketing }) => {
        if (ok) toast(allowMarketing ? "We will write now and then." : "We will not write about new themes.");
      },
      onSettled: refresh,
    }),
  );
  return (
    <AccountSection title="News" hint="Mails about your account itself always come.">
      <CheckField
        checked={set.isPending ? set.variables.allowMarketing : allowed}
        onChange={(allowMarketing) => set.mutate({ allowMarketing })}
      >
        Write to me now and then about new themes.
      </CheckField>
    </AccountSection>
  );
}
