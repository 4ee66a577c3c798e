import { ASPECTS, type Aspect } from "#schema/pictures/aspects.ts";
import type { EditView } from "#schema/pictures/edits.ts";
import { formatCredits, formatMoment } from "#web/lib/format.ts";
import { NOT_REAL } from "#web/ui/pictures/not-real-mark.tsx";
import { EDIT_NAMES_SHOWN, EDIT_OF_TYPE } from "./edit-names.ts";

type Named = Pick<EditView, "operation" | "chosenType">;

/** What was done: "Remove", or "Auto: Remove" where it was read from the words. */
export function editName({ operation, chosenType }: Named): string {
  const name = EDIT_NAMES_SHOWN[operation];
  return chosenType ? `${name}: ${EDIT_NAMES_SHOWN[EDIT_OF_TYPE[chosenType]]}` : name;
}

/** The settings of an edit, as pairs of a name and what was chosen. */
export function editFacts(edit: EditView): readonly (readonly [name: string, value: string])[] {
  const { aspect, strength, factor, finish, hair, negativePrompt } = edit.options;
  const shape = typeof aspect === "string" && aspect in ASPECTS ? ASPECTS[aspect as Aspect] : null;
  const facts: (readonly [string, string] | false)[] = [
    edit.isVirtual && ["Shows", NOT_REAL],
    ["Change", editName(edit)],
    typeof strength === "number" && ["Strength", `${Math.round(strength * 100)}%`],
    typeof finish === "string" && ["Finish", finish],
    typeof factor === "string" && ["Larger by", `${factor} times a side`],
    hair === "face" && ["Hair", "As on the photo of the face"],
    typeof negativePrompt === "string" && negativePrompt !== "" && ["Not wanted", negativePrompt],
    ["Shape", shape ? `${shape.label} ${shape.ratio}` : "As it was"],
    ["Size", `${edit.width} × ${edit.height}`],
    edit.seed !== null && ["Seed", String(edit.seed)],
    ["Price", edit.credits === 0 ? "Free" : formatCredits(edit.credits)],
    ["Made", formatMoment(edit.createdAt)],
  ];
  return facts.filter((fact) => fact !== false);
}
