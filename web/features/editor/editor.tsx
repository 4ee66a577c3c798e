import { useState } from "react";
import { UPLOAD } from "#schema/trainings/upload.ts";
import { deleteEditorDraft, putEditorDraft } from "#web/lib/device/editor-drafts.ts";
import { FailedRead } from "#web/ui/status/failed-read.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { OpenPicture } from "./open/open-picture.tsx";
import { type Wanted, wantedKey } from "./state/opened.ts";
import { NotHere, useOpened } from "./state/use-opened.ts";
import { NO_WORK } from "./state/work.ts";
import { carryStepDraft, forgetStepDraft } from "./steps/step-draft.ts";
import type { ToolName } from "./tools/tool-tabs.tsx";
import { forgetBegun } from "./versions/use-versions.ts";
import { Workbench } from "./workbench.tsx";

const UNREADABLE = "This file could not be opened. Choose a JPEG, PNG, WebP or HEIC photo.";
const GONE = "That picture is not here any longer. Choose another one.";
const TOO_LARGE = `This picture has more than ${UPLOAD.maxPixels / 1_000_000} million pixels. Choose a smaller one.`;

type Props = {
  /** From the address; null: none yet. */
  wanted: Wanted | null;
  onWant: (wanted: Wanted | null) => void;
};

/** The desk of one picture, or where one is chosen. */
export function Editor({ wanted, onWant }: Props) {
  const [attempt, setAttempt] = useState(0);
  const [tool, setTool] = useState<ToolName>("light");
  const { desk, error, isUnreadable, retry } = useOpened(wanted, attempt);

  async function open(file: File) {
    const device: Wanted = { kind: "device" };
    const key = wantedKey(device);
    const picture = { file, name: file.name };
    // there may be no room for both, and the one before must not be taken for this one
    await deleteEditorDraft(key);
    await putEditorDraft({ key, work: NO_WORK, picture, touchedAt: Date.now() });
    forgetBegun();
    forgetStepDraft();
    setAttempt((times) => times + 1);
    onWant(device);
  }

  const isTooLarge = desk !== null && desk.opened.size.width * desk.opened.size.height > UPLOAD.maxPixels;
  const problem = isUnreadable ? UNREADABLE : isTooLarge ? TOO_LARGE : error instanceof NotHere ? GONE : null;
  if (!wanted || problem)
    return <OpenPicture onFile={(file) => void open(file)} onSource={onWant} problem={problem} />;
  if (error) {
    return (
      <div className="pt-10">
        <FailedRead error={error} retry={retry} />
      </div>
    );
  }
  if (!desk) return <Skeleton className="mt-6 h-[60dvh] w-full" />;
  return (
    <Workbench
      key={`${desk.opened.key} ${attempt}`}
      desk={desk}
      tool={tool}
      onTool={setTool}
      onWant={(version) => {
        carryStepDraft(wantedKey(version));
        onWant(version);
      }}
      onClose={() => onWant(null)}
    />
  );
}
