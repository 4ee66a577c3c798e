import type { EditSource, VersionsView } from "#schema/pictures/edits.ts";
import { editName } from "#web/features/shared/edits/edit-facts.ts";

/** One picture of all that were made of one another. */
export interface PictureVersion {
  source: EditSource;
  url: string;
  label: string;
  /** What the viewer opens; null: it is not in the library by itself. */
  itemId: string | null;
}

/** Where it began and every picture made since, oldest first; an edit's further pictures stand beside its first. */
export function pictureVersions({ root, edits }: VersionsView): PictureVersion[] {
  const original = root && {
    source: root.source,
    url: root.url,
    label: root.source.kind === "upload" ? "Photo" : "Original",
    itemId: root.source.kind === "upload" ? null : root.source.id,
  };
  return [
    ...(original ? [original] : []),
    ...edits.flatMap((edit) =>
      edit.imageUrls.map((url, position) => ({
        source: { kind: "edit" as const, id: edit.id, position },
        url,
        label: edit.imageUrls.length > 1 ? `${editName(edit)} ${position + 1}` : editName(edit),
        itemId: position === 0 ? edit.id : null,
      })),
    ),
  ];
}
