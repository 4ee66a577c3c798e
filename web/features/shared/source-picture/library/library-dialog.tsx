import { Button } from "#web/ui/controls/button.tsx";
import { Tabs } from "#web/ui/controls/tabs.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { added, type SourcePicture, sourceKey } from "../source-picture.ts";
import { LibrarySheet } from "./library-sheet.tsx";
import { useOwnEdits, useOwnPictures, useOwnUploads } from "./use-own-pictures.ts";

type Props = {
  /** What is chosen already. */
  pictures: readonly SourcePicture[];
  max: number;
  uploadsOnly: boolean;
  onChange: (pictures: SourcePicture[]) => void;
  onClose: () => void;
};

/** Everything of one's own that can be worked on: pictures made, results of edits, uploaded photos. */
export default function LibraryDialog({ pictures, max, uploadsOnly, onChange, onClose }: Props) {
  function choose(picture: SourcePicture) {
    if (max === 1) {
      onChange([picture]);
      onClose();
      return;
    }
    const key = sourceKey(picture);
    const rest = pictures.filter((other) => sourceKey(other) !== key);
    onChange(rest.length < pictures.length ? rest : added(pictures, [picture], max));
  }
  const sheet = { chosen: pictures, isFull: max > 1 && pictures.length >= max, onChoose: choose };
  const uploads = { key: "uploads", label: "Photos", panel: <Uploads {...sheet} /> };
  const made = [
    { key: "pictures", label: "Pictures", panel: <Pictures {...sheet} /> },
    { key: "edits", label: "Edits", panel: <Edits {...sheet} /> },
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your library"
      description={max > 1 ? `Choose up to ${max}, in the order they are to be used.` : undefined}
      wide
    >
      <div className="mt-4">
        <Tabs label="Kinds of pictures" tabs={uploadsOnly ? [uploads] : [...made, uploads]} />
      </div>
      {max > 1 && (
        <div className="mt-5 flex justify-end">
          <Button onClick={onClose}>Done</Button>
        </div>
      )}
    </Dialog>
  );
}

type SheetProps = Omit<Parameters<typeof LibrarySheet>[0], "own" | "nothing">;

const Pictures = (props: SheetProps) => (
  <LibrarySheet {...props} own={useOwnPictures()} nothing="You have made no pictures yet." />
);
const Edits = (props: SheetProps) => (
  <LibrarySheet {...props} own={useOwnEdits()} nothing="You have changed no pictures yet." />
);
const Uploads = (props: SheetProps) => (
  <LibrarySheet {...props} own={useOwnUploads()} nothing="No uploaded photos are here at the moment." />
);
