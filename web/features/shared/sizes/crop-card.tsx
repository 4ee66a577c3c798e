import { useState } from "react";
import { toast } from "sonner";
import { type Crop, cropBox } from "#schema/pictures/crops.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DownloadIcon } from "#web/ui/controls/picture-icons.tsx";
import { Skeleton } from "#web/ui/status/skeleton.tsx";
import { saveCrop } from "./save-crop.ts";
import type { PictureFile } from "./use-picture-file.ts";

type Props = {
  crop: Crop;
  /** Undefined until the picture is here. */
  picture: PictureFile | undefined;
  /** Of the picture, to be shown. */
  src: string;
  /** Of the file that is saved. */
  fileName: string;
};

/** One ready-made crop as it will be, with the way to save it. */
export function CropCard({ crop, picture, src, fileName }: Props) {
  const [busy, setBusy] = useState(false);
  const { label, use, width, height, round } = crop;

  async function save() {
    if (!picture || busy) return;
    setBusy(true);
    try {
      await saveCrop(picture, crop, fileName);
    } catch {
      toast.error("Your browser could not make this file. Download the original instead.");
    } finally {
      setBusy(false);
    }
  }

  return (
    <li className="flex min-w-0 flex-col">
      <div className="flex h-36 items-center justify-center rounded-frame bg-film p-3">
        <div
          className={`relative overflow-hidden ${picture ? "bg-white" : "bg-film-frame"} ${round ? "rounded-full" : ""} ${width > height ? "w-full" : "h-full"}`}
          style={{ aspectRatio: `${width} / ${height}` }}
        >
          {picture ? (
            <CroppedPicture picture={picture} crop={crop} src={src} />
          ) : (
            <Skeleton className="size-full" />
          )}
        </div>
      </div>
      <h4 className="mt-2.5 font-medium font-text text-base tracking-normal">{label}</h4>
      <p className="text-ink-soft text-sm leading-snug">{use}</p>
      <p className="numbers mb-2.5 text-ink-soft text-sm">
        {width} × {height}
      </p>
      <Button
        look="outline"
        className="mt-auto w-full"
        aria-label={`Download ${label}`}
        busy={busy}
        disabled={!picture}
        onClick={() => void save()}
      >
        <DownloadIcon />
        Download
      </Button>
    </li>
  );
}

/** The picture laid into the frame so that only the crop's part of it shows. */
function CroppedPicture({ picture, crop, src }: { picture: PictureFile; crop: Crop; src: string }) {
  const box = cropBox(picture, picture.face, crop);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <img
      src={src}
      alt=""
      decoding="async"
      className="absolute max-w-none"
      style={{
        width: share(picture.width, box.width),
        height: share(picture.height, box.height),
        left: share(-box.left, box.width),
        top: share(-box.top, box.height),
      }}
    />
  );
}
