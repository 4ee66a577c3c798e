import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { confirmAppInput } from "#schema/accounts/second-factor.ts";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { Notice } from "#web/ui/status/notice.tsx";
import { ProofForm } from "./proof-form.tsx";
import { QrCode } from "./qr-code.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { Ways } from "./ways.ts";

type Props = { ways: Ways; onClose: (changed: boolean) => void };

/** Sets up an app: who asks, the secret, its first code, and recovery codes where there were none. */
export default function AppDialog({ ways, onClose }: Props) {
  const trpc = useTRPC();
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useMutation(trpc.account.beginApp.mutationOptions());
  const confirm = useMutation(trpc.account.confirmApp.mutationOptions());
  const close = () => onClose(confirm.isSuccess);
  return (
    <Dialog
      alert
      persistent={codes !== null}
      open
      onOpenChange={(open) => !open && close()}
      title={codes ? "Your recovery codes" : "Set up an authenticator app"}
    >
      {codes && <RecoveryCodes codes={codes} onDone={close} />}
      {!codes && !begin.data && (
        <ProofForm
          ways={ways}
          action="Continue"
          onCancel={close}
          send={(proof) => begin.mutateAsync({ proof })}
        />
      )}
      {!codes && begin.data && (
        <FirstCode
          {...begin.data}
          onCancel={close}
          send={async (input) => {
            const { recoveryCodes } = await confirm.mutateAsync(input);
            if (recoveryCodes) setCodes(recoveryCodes);
            else onClose(true);
          }}
        />
      )}
    </Dialog>
  );
}

type FirstCodeProps = {
  secret: string;
  address: string;
  onCancel: () => void;
  send: (input: { code: string }) => Promise<void>;
};

function FirstCode({ secret, address, onCancel, send }: FirstCodeProps) {
  const form = useForm({ start: { code: "" }, rules: confirmAppInput, send });
  return (
    <form {...form.props} className="mt-4 flex flex-col gap-5">
      <p>Scan this with your app, or type the key into it. Then enter the code it shows.</p>
      <QrCode text={address} label="Code to scan with your authenticator app" />
      <p className="text-sm">
        <span className="text-ink-soft">Key: </span>
        <code className="break-all font-mono">{secret.match(/.{1,4}/g)?.join(" ")}</code>
      </p>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
        autoFocus
        {...form.text("code")}
      />
      {form.message && (
        <Notice role="alert" className="text-safelight">
          {form.message}
        </Notice>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={form.isBusy}>
          Turn it on
        </Button>
      </div>
    </form>
  );
}
