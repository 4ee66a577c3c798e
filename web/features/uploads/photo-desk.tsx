import { PhotoDrop } from "./photo-drop.tsx";
import { PhotoSheet } from "./photo-sheet.tsx";
import { PhotoSummary } from "./photo-summary.tsx";
import { useLeaveWarning } from "./photos/use-leave-warning.ts";
import type { Photos } from "./photos/use-photos.ts";
import { SetChecklist } from "./set-checklist.tsx";
import { UndoBar } from "./undo-bar.tsx";

/** Where photos are laid out, looked at and chosen; they leave this device only with the training. */
export function PhotoDesk({ photos }: { photos: Photos }) {
  const { overview, removed, full, areKept, isForgetting, add, remove, undo, decide, upload, stopUpload } =
    photos;
  const any = overview.photos.length > 0;
  useLeaveWarning((!areKept && overview.toSend.length > 0) || overview.onTheWay > 0 || isForgetting);
  const removeOut = () =>
    remove(overview.photos.filter(({ judgement }) => judgement?.verdict === "out").map(({ key }) => key));
  return (
    <div className="flex flex-col gap-6">
      <PhotoDrop onFiles={add} full={full} />
      {any && <SetChecklist score={overview.score} />}
      {any && <PhotoSummary overview={overview} onStop={stopUpload} onRemoveOut={removeOut} />}
      <UndoBar removed={removed} onUndo={undo} />
      <PhotoSheet
        photos={overview.photos}
        onRemove={(key) => remove([key])}
        onDecide={decide}
        onRetry={(key) => upload([key])}
      />
    </div>
  );
}
