import { type findEdit, MADE_FROM } from "#db/queries/pictures/edits.ts";
import type { JobFailureCode } from "#schema/errors/job-failures.ts";
import type { ChosenType } from "#schema/operations/edits/edit.ts";
import type { EditSource, EditView } from "#schema/pictures/edits.ts";

type Found = ReturnType<ReturnType<typeof findEdit>["combine"]>;
type Input = Found["inputs"][number];

/** An edit as its owner sees it; `inputs` are those of any number of edits. */
export function editView(edit: Found["edits"][number], inputs: Found["inputs"]): EditView {
  const { type } = edit.options;
  const own = inputs.filter(({ editOf }) => editOf === edit.id);
  const first = own.find(({ role }) => role === MADE_FROM) ?? own.find(({ role }) => role === "image");
  return {
    ...edit,
    chosenType: edit.editType === "AUTO" && typeof type === "string" ? (type as ChosenType) : null,
    inputs: own
      .filter(({ role }) => role !== MADE_FROM)
      .map(({ role, key }) => ({ role, url: key === null ? null : `/media/${key}` })),
    madeFrom: first ? sourceOf(first) : null,
    failure: edit.failure as JobFailureCode | null,
    imageUrls: edit.imageUrls.map((key) => `/media/${key}`),
  };
}

/** Where a picture that something was made from came from; null once it is gone for good. */
export function sourceOf({
  uploadId,
  generationId,
  editId,
  position,
}: Omit<Input, "editOf" | "role" | "key">): EditSource | null {
  if (uploadId !== null) return { kind: "upload", id: uploadId, position: 0 };
  if (generationId !== null) return { kind: "picture", id: generationId, position: 0 };
  return editId === null ? null : { kind: "edit", id: editId, position };
}
