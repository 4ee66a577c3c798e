import type { findEdit } from "#db/queries/library/edits.ts";
import type { JobFailureCode } from "#schema/errors.ts";
import type { ChosenType } from "#schema/operations/edits/edit.ts";
import type { EditView } from "#schema/pictures/edits.ts";

type Found = ReturnType<ReturnType<typeof findEdit>["combine"]>;

/** An edit as its owner sees it; `inputs` are those of any number of edits. */
export function editView(edit: Found["edits"][number], inputs: Found["inputs"]): EditView {
  const { type } = edit.options;
  return {
    ...edit,
    chosenType: edit.editType === "AUTO" && typeof type === "string" ? (type as ChosenType) : null,
    inputs: inputs
      .filter(({ editOf }) => editOf === edit.id)
      .map(({ role, key }) => ({ role, url: key === null ? null : `/media/${key}` })),
    failure: edit.failure as JobFailureCode | null,
    imageUrls: edit.imageUrls.map((key) => `/media/${key}`),
  };
}
