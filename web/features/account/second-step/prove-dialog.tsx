import { useState } from "react";
import type { OwnerProof } from "#schema/accounts/second-factor.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ProofForm } from "./proof-form.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import type { Ways } from "./ways.ts";

type Props = {
  title: string;
  text: string;
  action: string;
  ways: Ways;
  /** Resolves with new recovery codes, where there are any. */
  send: (proof: OwnerProof) => Promise<{ recoveryCodes: string[] } | { ok: true }>;
  onClose: (changed: boolean) => void;
};

/** Does one thing to somebody's second step, once they have shown who they are. */
export default function ProveDialog({ title, text, action, ways, send, onClose }: Props) {
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <Dialog
      alert
      persistent={codes !== null}
      open
      onOpenChange={(open) => !open && onClose(codes !== null)}
      title={codes ? "Your recovery codes" : title}
    >
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => onClose(true)} />
      ) : (
        <ProofForm
          ways={ways}
          action={action}
          onCancel={() => onClose(false)}
          send={async (proof) => {
            const answer = await send(proof);
            if ("recoveryCodes" in answer) setCodes(answer.recoveryCodes);
            else onClose(true);
          }}
        >
          <p>{text}</p>
        </ProofForm>
      )}
    </Dialog>
  );
}
