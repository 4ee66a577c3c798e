import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

type Props = {
  /** What would come in the place of what was typed; null closes. */
  prompt: string | null;
  /** Named where there is more to take than words. */
  keep: string | null;
  onReplace: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Asked before typed words would be lost. */
export function ReplaceDialog({ prompt, keep, onReplace, onKeep, onClose }: Props) {
  return (
    <Dialog
      open={prompt !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Replace your text with this idea?"
      description="Your text will be replaced with this:"
    >
      <blockquote className="mt-4 max-h-40 overflow-y-auto border-edge border-l-2 pl-4">{prompt}</blockquote>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onKeep}>
          {keep ?? "Keep my text"}
        </Button>
        <Button onClick={onReplace}>Replace</Button>
      </div>
    </Dialog>
  );
}
