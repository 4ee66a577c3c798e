import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTRPC } from "#web/lib/api/trpc.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { Ways } from "./ways.ts";
import { withPasskeys } from "./with-passkeys.ts";

type Props = { ways: Ways; onClose: (changed: boolean) => void };

/** Adds a passkey: who asks, the browser's own dialog, and recovery codes where there were none. */
export default function PasskeyDialog({ ways, onClose }: Props) {
  const trpc = useTRPC();
  const [name, setName] = useState("");
  const [codes, setCodes] = useState<string[] | null>(null);
  const begin = useMutation(trpc.account.beginPasskey.mutationOptions());
  const add = useMutation(trpc.account.addPasskey.mutationOptions());
  const close = () => onClose(add.isSuccess);
  return (
    <Dialog
      alert
      persistent={codes !== null}
      open
      onOpenChange={(open) => !open && close()}
      title={codes ? "Your recovery codes" : "Add a passkey"}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={close} />
      ) : (
        <ProofForm
          ways={ways}
          action="Continue"
          onCancel={close}
          send={async (proof) => {
            const options = await begin.mutateAsync({ proof });
            const answer = await withPasskeys((browser) =>
              browser.startRegistration({ optionsJSON: options }),
            );
            const { recoveryCodes } = await add.mutateAsync({
              answer: answer as never,
              name: name.trim() || "Passkey",
            });
            if (recoveryCodes) setCodes(recoveryCodes);
            else onClose(true);
          }}
        >
          <p>
            A passkey signs you in with your face, your finger or your screen lock, and nobody can guess or
            steal it. Your browser asks you next.
          </p>
          <TextField
            label="Name"
            hint="So that you know it again: my phone, say."
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </ProofForm>
      )}
    </Dialog>
  );
}
