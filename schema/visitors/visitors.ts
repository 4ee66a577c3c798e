import * as z from "zod";
import type { WorkStatus } from "../jobs.ts";
import { controlRules } from "../operations/edits/tools/tool-controls.ts";
import { PARSERS } from "../operations/index.ts";
import { PERMISSION_VERSIONS } from "./visitor-rules.ts";
import { VISITOR_TOOLS } from "./visitor-tools.ts";

const slug = z.string().max(60);

export const createVisitorRequestInput = z
  .object({
    /** Made by the client once per attempt; repeating it returns what it already began. */
    requestKey: z.uuid(),
    tool: slug,
    /** By the names of the tool's controls. */
    choices: z.record(z.string().max(40), z.string().max(2000)),
    /** The code that sending the photo answered with, where the tool takes one. */
    photo: z.string().max(400).optional(),
  })
  .transform((input, context) => {
    const tool = VISITOR_TOOLS[input.tool];
    const refuse = (path: string, message: string) => {
      context.addIssue({ code: "custom", path: [path], message });
      return z.NEVER;
    };
    if (!tool || !Object.hasOwn(VISITOR_TOOLS, input.tool))
      return refuse("tool", "There is no such tool. Choose one from the list of free tools.");
    if (tool.takesPhoto && !input.photo) return refuse("photo", "Choose a photo.");
    const { success, data, error } = z.object(controlRules(PARSERS, tool.controls)).safeParse(input.choices);
    if (!success) {
      for (const { path, message } of error.issues)
        context.addIssue({ code: "custom", path: ["choices", ...path], message });
      return z.NEVER;
    }
    return { ...input, tool, choices: data as Record<string, string> };
  });

export const listVisitorRequestsInput = z.object({ tool: slug });

/** Asked for with each photo: the text that was ticked. */
export const permissionInput = z.enum(PERMISSION_VERSIONS, {
  error: "Reload the page and read what you confirm again.",
});

/** The answer of POST /api/visitors/photos?permission=VERSION; its body is the file itself. */
export interface VisitorPhotoView {
  /** Names the photo when it is worked on, in the browser that sent it, for an hour. */
  photo: string;
  width: number;
  height: number;
}

/** Whether free tools of the provider's are to be had now. */
export interface VisitorsState {
  /** `closed`: switched off here. `empty`: today's budget is spent. */
  budget: "open" | "empty" | "closed";
  /** When there is a new budget. */
  refillsAt: Date;
}

/** What a visitor asked for, as their own browser sees it. */
export interface VisitorRequestView {
  id: string;
  tool: string;
  status: WorkStatus;
  /** How many are before it at the provider; null where that is not known. */
  queuePosition: number | null;
  estimatedSeconds: number;
  startedAt: Date;
  /** Why there is no picture; null: there is one, or it is still to come. */
  failure: string | null;
  pictures: { url: string; width: number; height: number }[];
  /** From then on it is gone. */
  expiresAt: Date;
}
