import { useState } from "react";
import { toast } from "sonner";
import type { EditSource } from "#schema/pictures/edits.ts";
import type { Adjustments } from "#web/engine/adjust/adjustments.ts";
import { framedSize } from "#web/engine/adjust/geometry/frame.ts";
import {
  endingOf,
  FILE_TYPE_NAMES,
  FILE_TYPES,
  type FileType,
} from "#web/features/shared/save/file-types.ts";
import { useRequestKey } from "#web/lib/api/use-request-key.ts";
import { baseName, saveFile } from "#web/lib/files/save-file.ts";
import { useRefreshWork } from "#web/lib/jobs/use-work-changed.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DownloadIcon } from "#web/ui/controls/picture-icons.tsx";
import { Menu, MenuItem } from "#web/ui/overlays/menu.tsx";
import type { Darkroom } from "../darkroom/darkroom.ts";
import type { Opened } from "../state/opened.ts";
import { FileRefused } from "../steps/send-file.ts";
import { sendCopy } from "./send-copy.ts";

type Props = {
  opened: Opened;
  darkroom: Darkroom;
  adjustments: Adjustments;
  /** It was saved in the library as a picture of its own. */
  onSaved: (source: EditSource) => void;
};

/** A photo stays a JPEG; what may be transparent stays so. */
const copyType = (file: Blob): FileType =>
  file.type === "image/png" || file.type === "image/webp" ? "image/png" : "image/jpeg";

/** Saves what is seen, at full size. */
export function SaveMenu({ opened, darkroom, adjustments, onSaved }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { width, height } = framedSize(opened.size, adjustments);
  const refreshWork = useRefreshWork();
  const [saved, setSaved] = useState(0);
  // sent again after a lost answer it is the same copy
  const id = useRequestKey(JSON.stringify([opened.key, adjustments, saved]));

  async function save(type: FileType) {
    setBusy(true);
    try {
      saveFile(await darkroom.save(adjustments, type), `${baseName(opened.name)}.${endingOf(type)}`);
    } catch {
      toast.error("Your browser could not make this file. Try another format.");
    } finally {
      setBusy(false);
    }
  }

  async function saveAsNew() {
    setBusy(true);
    try {
      const copy = await darkroom.save(adjustments, copyType(opened.file));
      const source = await sendCopy(copy, { id, from: opened.source });
      setSaved((times) => times + 1);
      refreshWork();
      toast("Saved in your library, beside the original.");
      onSaved(source);
    } catch (error) {
      toast.error(
        error instanceof FileRefused ? error.message : "The picture could not be saved. Try again.",
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    <Menu
      label="Formats"
      align="end"
      trigger={
        <Button size="small" busy={isBusy} aria-label="Download">
          <DownloadIcon />
          <span className="max-sm:hidden">Download</span>
        </Button>
      }
    >
      {FILE_TYPES.map((type) => (
        <MenuItem key={type} onSelect={() => void save(type)}>
          <span className="grow font-medium">{FILE_TYPE_NAMES[type]}</span>
          <span className="numbers text-ink-soft text-sm">
            {width} × {height}
          </span>
        </MenuItem>
      ))}
      <MenuItem onSelect={() => void saveAsNew()}>
        <span className="grow font-medium">Save as new</span>
        <span className="text-ink-soft text-sm">in your library</span>
      </MenuItem>
    </Menu>
  );
}
