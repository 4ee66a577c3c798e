import { useState } from "react";
import { useNavigate } from "react-router";
import type { VisitorRequestView } from "#schema/visitors/visitors.ts";
import type { VisitorToolData } from "#web/content/pages/tool-page.ts";
import { handOver } from "#web/features/shared/photos/handed-picture.ts";
import { FileTypeField } from "#web/features/shared/save/file-type-field.tsx";
import { type FileType, namedFile } from "#web/features/shared/save/file-types.ts";
import { useShareSheet } from "#web/features/shared/save/use-share-sheet.ts";
import { writeAs } from "#web/features/shared/save/write-as.ts";
import { saveFile } from "#web/lib/files/save-file.ts";
import { formatMoment } from "#web/lib/format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DownloadIcon } from "#web/ui/controls/picture-icons.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Notice } from "#web/ui/status/notice.tsx";

type Props = { tool: VisitorToolData; request: VisitorRequestView; remove: (id: string) => void };

/** What can be done with a finished picture: save it, share it, take it to another tool, delete it now. */
export function RequestActions({ tool, request, remove }: Props) {
  const navigate = useNavigate();
  const [type, setType] = useState<FileType>("image/jpeg");
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const [asking, setAsking] = useState(false);
  const share = useShareSheet();
  const [picture] = request.pictures;
  if (!picture) return null;

  /** Does something with the picture as it came, or says that it did not arrive. */
  async function withPicture(act: (blob: Blob) => Promise<unknown> | undefined) {
    setBusy(true);
    setFailed(false);
    try {
      const response = await fetch(picture!.url);
      if (!response.ok) throw new Error(`The picture was answered with ${response.status}`);
      await act(await response.blob());
    } catch (error) {
      console.warn(error);
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  const file = async (blob: Blob) => namedFile(`likeness-${tool.slug}`, await writeAs(blob, type));
  const download = () =>
    withPicture(async (blob) => {
      const made = await file(blob);
      saveFile(made, made.name);
    });
  const goOn = (to: string) =>
    withPicture(async (blob) => {
      handOver({ file: namedFile(tool.slug, blob), isSample: false });
      await navigate(to);
    });

  return (
    <div className="flex flex-col gap-4 border-hairline border-b pb-6">
      <FileTypeField type={type} onChange={setType} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void download()} busy={busy} className="grow">
          <DownloadIcon />
          Download
        </Button>
        {share && (
          <Button
            look="outline"
            busy={busy}
            onClick={() => void withPicture(async (blob) => share(await file(blob)))}
          >
            Share
          </Button>
        )}
        <Button look="outline" onClick={() => setAsking(true)}>
          Delete now
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete this picture?"
        text="The picture is deleted for good."
        confirm="Delete now"
        busy={false}
        onConfirm={() => {
          // the panel goes on to another picture, which nobody asked to delete
          setAsking(false);
          remove(request.id);
        }}
      />
      {failed && (
        <Notice role="alert">The picture did not arrive. Check your connection and try again.</Notice>
      )}
      <p className="numbers text-ink-soft text-sm">
        {picture.width} × {picture.height} pixels, made with AI and marked so in the file. Here until{" "}
        {formatMoment(request.expiresAt)}.
      </p>
      <div>
        <h2 className="font-medium font-text text-base tracking-normal">Go on with this picture</h2>
        <div className="mt-2 flex flex-wrap gap-2">
          {tool.next.map(({ to, name }) => (
            <Button key={to} look="outline" size="small" busy={busy} onClick={() => void goOn(to)}>
              {name}
            </Button>
          ))}
        </div>
      </div>
    </div>
  );
}
