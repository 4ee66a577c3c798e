import type { EditSource, EditView, VersionsView } from "#schema/pictures/edits.ts";
import { EDIT_NAMES_SHOWN, EDIT_OF_TYPE } from "#web/features/shared/edits/edit-names.ts";
import { wantedKey } from "../state/opened.ts";

/** A picture among the versions of another, or one that is not there yet. */
export interface Version {
  key: string;
  /** Null: it is not there yet, or never came. */
  source: EditSource | null;
  url: string | null;
  label: string;
  /** The person's words. */
  words: string;
  /** How many times its line has branched off. */
  depth: number;
  /** What made it; null for where it began. */
  edit: EditView | null;
}

/** Every version, each behind the one it was made from; a line goes on without a step to the side until it branches. */
export function versionTree({ root, edits }: VersionsView): Version[] {
  const rootKey = root ? wantedKey(root.source) : "root";
  const known = new Set([rootKey]);
  const children = new Map<string, Version[]>();
  for (const edit of edits) {
    const parent = edit.madeFrom && wantedKey(edit.madeFrom);
    const under = parent && known.has(parent) ? parent : rootKey;
    const versions = versionsOf(edit);
    for (const { key } of versions) known.add(key);
    children.set(under, [...(children.get(under) ?? []), ...versions]);
  }
  const all: Version[] = root
    ? [
        {
          key: rootKey,
          source: root.source,
          url: root.url,
          label: "Original",
          words: "",
          depth: 0,
          edit: null,
        },
      ]
    : [];
  const follow = (key: string, depth: number) => {
    const next = children.get(key) ?? [];
    for (const version of next) {
      const at = next.length > 1 ? depth + 1 : depth;
      all.push({ ...version, depth: at });
      follow(version.key, at);
    }
  };
  follow(rootKey, 0);
  return all;
}

/** Of the picture that a version was made from; null where it is not known or not there. */
export function urlBefore(view: VersionsView, key: string): string | null {
  const tree = versionTree(view);
  const made = tree.find((version) => version.key === key)?.edit?.madeFrom;
  if (!made) return null;
  return tree.find((version) => version.key === wantedKey(made))?.url ?? null;
}

/** One for each picture an edit made; one without a picture where it has made none. */
function versionsOf(edit: EditView): Version[] {
  const common = { label: labelOf(edit), words: edit.prompt, depth: 0, edit };
  if (edit.imageUrls.length === 0) return [{ ...common, key: `edit ${edit.id} -`, source: null, url: null }];
  return edit.imageUrls.map((url, position) => {
    const source = { kind: "edit" as const, id: edit.id, position };
    return { ...common, key: wantedKey(source), source, url };
  });
}

/** What was done, and by words what was read from them. */
export const labelOf = ({ operation, chosenType }: Pick<EditView, "operation" | "chosenType">): string =>
  EDIT_NAMES_SHOWN[chosenType ? EDIT_OF_TYPE[chosenType] : operation];
