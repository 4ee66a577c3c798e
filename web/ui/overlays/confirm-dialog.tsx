import type { ReactNode } from "react";
import { Button } from "../controls/button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  /** Names the act, e.g. "Delete 3 pictures"; null where it has just become impossible. */
  confirm: string | null;
  /** Names leaving things as they are. */
  keep?: string;
  busy: boolean;
  onConfirm: () => void;
};

/** Asked before anything that cannot be undone. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  text,
  confirm,
  keep = "Keep",
  busy,
  onConfirm,
}: Props) {
  return (
    <Dialog alert open={open} onOpenChange={onOpenChange} title={title} description={text}>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={() => onOpenChange(false)}>
          {keep}
        </Button>
        {confirm !== null && (
          <Button busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
