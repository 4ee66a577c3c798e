import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type OwnerProof, proofInput } from "#schema/accounts/second-factor.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PasswordField } from "#web/ui/forms/password-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { canUsePasskeys } from "./can-use-passkeys.ts";
import type { Ways } from "./ways.ts";
import { withPasskeys } from "./with-passkeys.ts";

type Props = {
  ways: Ways;
  /** Names what follows. */
  action: string;
  children?: ReactNode;
  onCancel: () => void;
  send: (proof: OwnerProof) => Promise<unknown>;
};

/** Asks whoever changes something about their second step who they are: by the password, a code or a passkey. */
export function ProofForm({ ways, action, children, onCancel, send }: Props) {
  const trpc = useTRPC();
  const ask = useMutation(trpc.account.askPasskeyToProve.mutationOptions());
  const [way, setWay] = useState<"password" | "code" | "nothing">(
    ways.password ? "password" : ways.code ? "code" : "nothing",
  );
  const form = useForm({
    start: { currentPassword: "", code: "" },
    rules: proofInput,
    input: ({ currentPassword, code }) => ({
      proof: way === "password" ? { currentPassword } : way === "code" ? { code } : {},
    }),
    send: ({ proof }) => send(proof),
  });
  const byPasskey = useForm({
    start: {},
    rules: proofInput,
    input: () => ({ proof: {} }),
    async send() {
      const options = await ask.mutateAsync();
      const passkey = await withPasskeys((browser) => browser.startAuthentication({ optionsJSON: options }));
      await send({ passkey: passkey as never });
    },
  });
  const message = form.message ?? byPasskey.message;
  const busy = form.isBusy || byPasskey.isBusy;
  const { error: proofError } = form.text("code");
  return (
    <>
      <form {...form.props} className="mt-4 flex flex-col gap-5">
        {children}
        {way === "password" && (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            required
            autoFocus
            {...form.text("currentPassword")}
          />
        )}
        {way === "code" && (
          <TextField
            label="Code"
            hint="From your authenticator app, or one of your recovery codes."
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            required
            autoFocus
            {...form.text("code")}
            error={proofError}
          />
        )}
        {message && (
          <Notice role="alert" className="text-safelight">
            {message}
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-end gap-3">
          {ways.password && ways.code && (
            <Button
              look="quiet"
              className="mr-auto"
              onClick={() => setWay(way === "code" ? "password" : "code")}
            >
              {way === "code" ? "Use the password" : "Use a code"}
            </Button>
          )}
          <Button look="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" busy={busy}>
            {action}
          </Button>
        </div>
      </form>
      {ways.passkey && canUsePasskeys() && (
        <form {...byPasskey.props} className="mt-4 border-hairline border-t pt-4">
          <Button type="submit" look="outline" className="w-full" busy={busy}>
            {action} with a passkey
          </Button>
        </form>
      )}
    </>
  );
}
