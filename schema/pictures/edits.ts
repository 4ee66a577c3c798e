import * as z from "zod";
import { LIKENESS_CONSENT_VERSIONS } from "../accounts/consent.ts";
import type { JobFailureCode } from "../errors/job-failures.ts";
import { id } from "../ids.ts";
import type { WorkStatus } from "../jobs.ts";
import type { ADJUSTED, ChosenType, EditType } from "../operations/edits/edit.ts";
import { EDIT_NAMES, type EditName, OPERATIONS, PARSERS } from "../operations/index.ts";
import type { Operation } from "../operations/operation.ts";
import { pageInput } from "../pages.ts";
import { PICTURE_COUNT, seedNumber } from "./pictures.ts";

/** Where a picture to work on may come from: a photo one uploaded, a picture one made, an earlier edit. */
export const editSource = z.object({
  kind: z.enum(["upload", "picture", "edit"]),
  id,
  /** Which of an edit's pictures, from 0 on. */
  position: z.number().int().min(0).max(PICTURE_COUNT.max).default(0),
});
export type EditSource = z.output<typeof editSource>;
/** As a client names it. */
export type EditSourceInput = z.input<typeof editSource>;

const MISSING: Readonly<Record<string, string>> = {
  face: "Choose the photo of the face.",
  mask: "Brush over the part that is to change.",
};

/** What is wrong with the pictures of a role; null: nothing. */
function wrongCount(role: string, count: number, { min, max }: { min: number; max: number }): string | null {
  if (count >= min && count <= max) return null;
  return (
    MISSING[role] ??
    (max === 1 ? "Choose one picture." : `Choose ${min === max ? "" : `${min} to `}${max} pictures.`)
  );
}

export const createEditInput = z
  .object({
    /** Made by the client once per attempt; repeating it returns the edit it already started. */
    requestKey: z.uuid(),
    operation: z.enum(EDIT_NAMES),
    /** What it works on: by the operation's roles, in order. */
    inputs: z.record(z.string().max(20), z.array(editSource).max(10)),
    /** Which picture this is a version of, where it is made from an adjusted copy; else the first it works on. */
    madeFrom: editSource.optional(),
    /** The operation's own, as its file describes them. */
    options: z.record(z.string(), z.unknown()),
    count: z.number().int().min(PICTURE_COUNT.min).max(PICTURE_COUNT.max).default(1),
    /** Null: a new one each time. */
    seed: seedNumber.nullable().default(null),
    /** The text by which everybody shown has agreed, where its box was ticked. */
    consent: z
      .enum(LIKENESS_CONSENT_VERSIONS, { error: "Reload the page and read what you agree to again." })
      .optional(),
  })
  .superRefine(({ operation: name, inputs, options, count }, context) => {
    const operation: Operation = OPERATIONS[name];
    const add = (path: PropertyKey[], message: string) => context.addIssue({ code: "custom", path, message });
    for (const [role, range] of Object.entries(operation.inputs)) {
      const wrong = wrongCount(role, inputs[role]?.length ?? 0, range);
      if (wrong) add(["inputs", role], wrong);
    }
    for (const role of Object.keys(inputs)) {
      if (!(role in operation.inputs)) add(["inputs", role], "This change takes no such picture.");
    }
    if (count > (operation.maxOutputs ?? PICTURE_COUNT.max))
      add(["count"], "This makes one picture at a time.");
    const { success, error } = operation.options(PARSERS).safeParse(options);
    if (success) return;
    for (const { path, message } of error.issues) add(["options", ...path], message);
  });

/** A picture, to be found with all its versions. */
export const versionsInput = editSource;

export const listEditsInput = pageInput.extend({ favorite: z.boolean().nullish() });

/** A picture that an edit was made from. */
export interface EditInputView {
  role: string;
  /** Null once it was deleted. */
  url: string | null;
}

/** Everything that was made of a picture, and of what was made of it. */
export interface VersionsView {
  /** Where it began; null where that was deleted. */
  root: { source: EditSource; url: string; width: number; height: number } | null;
  /** Oldest first. */
  edits: EditView[];
}

/** An edit as its owner sees it. */
export interface EditView {
  id: string;
  operation: EditName | typeof ADJUSTED;
  editType: EditType;
  /** What AUTO read from the words; null for every other type. */
  chosenType: ChosenType | null;
  /** The person's own words; empty where the operation takes none. */
  prompt: string;
  options: Record<string, unknown>;
  /** In order. */
  inputs: EditInputView[];
  /** The picture it is a version of; null once that is gone for good. */
  madeFrom: EditSource | null;
  status: WorkStatus;
  failure: JobFailureCode | null;
  /** Credits of held-back pictures that did not come back. */
  keptCredits: number;
  /** How many were asked for. */
  count: number;
  /** What was charged for all of them. */
  credits: number;
  /** Same-origin paths, as a picture's; empty until they have arrived. */
  imageUrls: string[];
  width: number;
  height: number;
  /** Null for an adjusted copy: nothing was left to chance. */
  seed: number | null;
  favorite: boolean;
  /** It shows a person who does not exist. */
  isVirtual: boolean;
  createdAt: Date;
}
