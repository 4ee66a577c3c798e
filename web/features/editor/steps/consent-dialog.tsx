import { useState } from "react";
import { LIKENESS_CONSENT } from "#schema/accounts/consent.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CheckField } from "#web/ui/forms/check-field.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

type Props = { open: boolean; act: string; onAgree: () => void; onClose: () => void };

/** Asked each time a step changes somebody's face or clothes; never ticked beforehand. */
export function ConsentDialog({ open, act, onAgree, onClose }: Props) {
  const [isAgreed, setAgreed] = useState(false);
  const [error, setError] = useState<string | null>(null);

  function close() {
    setAgreed(false);
    setError(null);
    onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="Has everyone shown agreed?"
      description="This changes a real person's face or clothes. We keep a record of your answer."
    >
      <div className="mt-5">
        <CheckField checked={isAgreed} onChange={setAgreed} error={isAgreed ? null : error}>
          {LIKENESS_CONSENT}
        </CheckField>
      </div>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={close}>
          Cancel
        </Button>
        <Button
          onClick={() => {
            if (!isAgreed) {
              setError("Tick the box to go on.");
              return;
            }
            close();
            onAgree();
          }}
        >
          {act}
        </Button>
      </div>
    </Dialog>
  );
}
