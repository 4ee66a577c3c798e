import * as z from "zod";
import type { JobFailureCode } from "../errors.ts";
import type { WorkStatus } from "../jobs.ts";
import type { EditType } from "../operations/edit.ts";
import { EDIT_NAMES, type EditName, OPERATIONS, PARSERS } from "../operations/index.ts";
import type { Operation } from "../operations/operation.ts";
import { id } from "./generation.ts";

/** Where a picture to change may come from: a photo one uploaded, a picture one made, an earlier edit. */
const editSource = z.object({ kind: z.enum(["upload", "picture", "edit"]), id });
export type EditSource = z.output<typeof editSource>;

export const createEditInput = z
  .object({
    /** Made by the client once per attempt; repeating it returns the edit it already started. */
    requestKey: z.uuid(),
    operation: z.enum(EDIT_NAMES),
    source: editSource,
    /** The operation's own, as its file describes them. */
    options: z.record(z.string(), z.unknown()),
  })
  .superRefine(({ operation, options }, context) => {
    const { success, error } = (OPERATIONS[operation] as Operation).options(PARSERS).safeParse(options);
    if (success) return;
    for (const { path, message } of error.issues) {
      context.addIssue({ code: "custom", path: ["options", ...path], message });
    }
  });

/** An edit as its owner sees it. */
export interface EditView {
  id: string;
  operation: EditName;
  editType: EditType;
  /** The person's own words; empty where the operation takes none. */
  prompt: string;
  options: Record<string, unknown>;
  status: WorkStatus;
  failure: JobFailureCode | null;
  /** Credits of a held-back picture that did not come back. */
  keptCredits: number;
  /** Same-origin paths, as a picture's; empty until they have arrived. */
  imageUrls: string[];
  width: number;
  height: number;
  seed: number;
  favorite: boolean;
  createdAt: Date;
}
