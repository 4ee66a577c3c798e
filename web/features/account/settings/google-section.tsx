import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { toast } from "sonner";
import { type AccountView, connectGoogleInput } from "#schema/accounts/account.ts";
import { ERRORS } from "#schema/errors/errors.ts";
import { messageOf } from "#web/lib/api/remote-error.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { outsideSignInUrl } from "#web/lib/auth/auth-client.ts";
import { signInMessage } from "#web/lib/auth/sign-in-result.ts";
import { FormRefusal, useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { useOutsideProviders } from "../sign-in/use-outside-providers.ts";
import { AccountSection } from "./account-section.tsx";
import { useAccountRefresh } from "./use-account-refresh.ts";

type Props = Pick<AccountView, "google" | "hasPassword">;

/** Shown where Google is offered, or still linked from a time when it was. */
export function GoogleSection({ google, hasPassword }: Props) {
  const offered = useOutsideProviders().some((provider) => provider.id === "google");
  const [query] = useSearchParams();
  const error = query.get("error");
  if (!offered && !google) return null;
  return (
    <AccountSection title="Google" hint="Another way to sign in to the same account.">
      {error && (
        <Notice role="alert" className="mb-4">
          {signInMessage(error, query.get("code"))}
        </Notice>
      )}
      {google ? <Linked google={google} hasPassword={hasPassword} /> : <Connect hasPassword={hasPassword} />}
    </AccountSection>
  );
}

function Linked({ google, hasPassword }: { google: { email: string | null }; hasPassword: boolean }) {
  const trpc = useTRPC();
  const refresh = useAccountRefresh();
  const disconnect = useMutation(
    trpc.account.disconnectGoogle.mutationOptions({
      onSuccess: async () => {
        toast("Google is disconnected.");
        await refresh();
      },
      onError: (error) => toast.error(messageOf(error)),
    }),
  );
  return (
    <>
      <p className="break-words">
        Connected{google.email && <span className="font-medium"> as {google.email}</span>}.
      </p>
      {hasPassword ? (
        <Button look="quiet" className="mt-2" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
          Disconnect
        </Button>
      ) : (
        <p className="mt-2 text-ink-soft text-sm">To disconnect it, set a password first.</p>
      )}
    </>
  );
}

/** Asks for the password, then leads to Google and back here. */
function Connect({ hasPassword }: { hasPassword: boolean }) {
  const trpc = useTRPC();
  const [open, setOpen] = useState(false);
  const begin = useMutation(trpc.account.beginConnectGoogle.mutationOptions());
  const form = useForm({
    start: { currentPassword: "" },
    rules: connectGoogleInput,
    input: ({ currentPassword }) => (hasPassword ? { currentPassword } : {}),
    async send(input) {
      await begin.mutateAsync(input);
      const address = await outsideSignInUrl("google", "/account").catch(() => null);
      if (!address) throw new FormRefusal(ERRORS.SIGN_IN_EXCEPTION.message);
      window.location.assign(address);
    },
  });
  // the page is being left from the answer on
  const leaving = form.isBusy || form.isSent;
  const refusal = form.message && (
    <Notice role="alert" className="mt-4 text-safelight">
      {form.message}
    </Notice>
  );

  if (!hasPassword) {
    return (
      <form {...form.props}>
        <Button type="submit" look="outline" busy={leaving}>
          Connect Google
        </Button>
        {refusal}
      </form>
    );
  }
  if (!open) {
    return (
      <Button look="outline" onClick={() => setOpen(true)}>
        Connect Google
      </Button>
    );
  }
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <PasswordField
        label="Your password"
        autoComplete="current-password"
        required
        autoFocus
        {...form.text("currentPassword")}
      />
      <div className="flex flex-wrap items-center gap-5">
        <Button type="submit" look="outline" busy={leaving}>
          Continue to Google
        </Button>
        <Button look="quiet" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
      {refusal}
    </form>
  );
}
