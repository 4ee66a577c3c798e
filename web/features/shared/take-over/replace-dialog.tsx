import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

type Props = {
  /** What would come in the place of what was typed; null closes. */
  asked: { prompt?: string } | null;
  onReplace: () => void;
  onKeep: () => void;
  onClose: () => void;
};

/** Asked before typed words would be lost. */
export function ReplaceDialog({ asked, onReplace, onKeep, onClose }: Props) {
  const hasSettings = asked !== null && Object.keys(asked).length > 1;
  return (
    <Dialog
      open={asked !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Replace your text?"
      description="Your text will be replaced with this:"
    >
      <blockquote className="mt-4 max-h-40 overflow-y-auto border-edge border-l-2 pl-4">
        {asked?.prompt}
      </blockquote>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button look="outline" onClick={onKeep}>
          {hasSettings ? "Keep my text, use the settings" : "Keep my text"}
        </Button>
        <Button onClick={onReplace}>Replace</Button>
      </div>
    </Dialog>
  );
}
