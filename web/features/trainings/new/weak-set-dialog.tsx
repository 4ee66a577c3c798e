import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

type Props = {
  open: boolean;
  /** How many photos, e.g. "1 photo", and why they promise little. */
  set: { photos: string; text: string };
  onClose: () => void;
  onTrain: () => void;
};

/** Asked before credits are spent on a set that promises little. */
export function WeakSetDialog({ open, set, onClose, onTrain }: Props) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => !stays && onClose()}
      title={`Train with ${set.photos}?`}
      text={set.text}
      confirm={`Train with ${set.photos} anyway`}
      keep="Add photos"
      busy={false}
      onConfirm={onTrain}
    />
  );
}
