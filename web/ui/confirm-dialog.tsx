import { AlertDialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { overlayClass, panelClass } from "./dialog.tsx";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  text: ReactNode;
  /** Names the act, e.g. "Delete 3 pictures". */
  confirm: string;
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
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content className={panelClass}>
          <Radix.Title className="text-heading">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{text}</Radix.Description>
          <div className="mt-7 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button look="outline">{keep}</Button>
            </Radix.Cancel>
            <Button busy={busy} onClick={onConfirm}>
              {confirm}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
