import { useState } from "react";
import { useNavigate } from "react-router";
import type { DeviceToolData } from "#web/content/pages/tool-page.ts";
import { handOver } from "#web/features/shared/photos/handed-picture.ts";
import { FileTypeField } from "#web/features/shared/save/file-type-field.tsx";
import { type FileType, namedFile } from "#web/features/shared/save/file-types.ts";
import { useShareSheet } from "#web/features/shared/save/use-share-sheet.ts";
import { saveFile } from "#web/lib/files/save-file.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DownloadIcon } from "#web/ui/controls/picture-icons.tsx";
import type { Desk, DeskState } from "./desk.ts";

type Props = { tool: DeviceToolData; desk: Desk; state: DeskState };

/** What can be done with the result: save it, share it, take it to another tool. */
export function SaveFields({ tool, desk, state: { photo, shown, busy } }: Props) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<FileType | null>(null);
  const share = useShareSheet();
  if (!shown || !photo) return null;
  const isTransparent = shown.kind === "picture" && shown.isTransparent;
  const type = chosen ?? (isTransparent ? "image/png" : "image/jpeg");
  const isSaving = busy === "saving";

  async function save(as: FileType): Promise<File | null> {
    const blob = await desk.save(as);
    return blob && namedFile(`likeness-${tool.slug}`, blob);
  }
  async function download() {
    const file = await save(type);
    if (file) saveFile(file, file.name);
  }
  async function shareIt() {
    const file = share && (await save(type));
    if (file) await share(file);
  }
  async function goOn(to: string) {
    if (!shown || !photo) return;
    // no tool takes a clip: its photo goes on
    const file = shown.kind === "clip" ? photo.file : await save("image/png");
    if (!file) return;
    handOver({ file, isSample: photo.isSample });
    await navigate(to);
  }

  return (
    <>
      <div className="flex flex-col gap-3 border-hairline border-t pt-5">
        {shown.kind === "picture" && <FileTypeField type={type} onChange={setChosen} />}
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void download()} busy={isSaving} className="grow">
            <DownloadIcon />
            Download
          </Button>
          {share && (
            <Button look="outline" onClick={() => void shareIt()} busy={isSaving}>
              Share
            </Button>
          )}
        </div>
        <p className="numbers text-ink-soft text-sm">
          {shown.width} × {shown.height} pixels. {fileNote(photo.opened.isMarked, isTransparent, type)}
        </p>
      </div>
      {tool.next.length > 0 && (
        <div>
          <h2 className="font-medium font-text text-base tracking-normal">
            {shown.kind === "clip" ? "Go on with the photo" : "Go on with this picture"}
          </h2>
          <div className="mt-2 flex flex-wrap gap-2">
            {tool.next.map(({ to, name }) => (
              <Button key={to} look="outline" size="small" busy={isSaving} onClick={() => void goOn(to)}>
                {name}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}

function fileNote(isMarked: boolean, isTransparent: boolean, type: FileType): string {
  if (isTransparent && type === "image/jpeg") return "JPEG knows no transparency: it becomes white.";
  return isMarked ? "The file says that it was made with AI." : "No location or camera data is in the file.";
}
