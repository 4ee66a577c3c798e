import type { LikenessKind } from "#schema/accounts/consent.ts";
import { chooseEditType } from "#schema/operations/edits/by-words/choose-type.ts";
import type { ChosenType } from "#schema/operations/edits/edit.ts";
import type { UPSCALE_FACTORS } from "#schema/operations/edits/upscale.ts";
import { VARIATION_STRENGTH } from "#schema/operations/edits/variations.ts";
import { PARSERS } from "#schema/operations/index.ts";
import type { Size } from "#schema/operations/operation.ts";
import type { Step } from "./steps.ts";

/** What somebody chose for a step. */
export interface StepSettings {
  prompt: string;
  factor: (typeof UPSCALE_FACTORS)[number];
  strength: number;
  count: number;
  /** A background of one colour; null: as the words say. */
  colour: string | null;
}

export const USUAL_SETTINGS: StepSettings = {
  prompt: "",
  factor: "2",
  strength: VARIATION_STRENGTH.usual,
  count: 1,
  colour: null,
};

/** The operation's own options. */
export function optionsOf({ name, words }: Step, settings: StepSettings): Record<string, unknown> {
  return {
    ...(words && { prompt: settings.prompt.trim() }),
    ...(name === "upscale" && { factor: settings.factor }),
    ...(name === "variations" && { strength: settings.strength }),
    ...(name === "replace-background" && settings.colour !== null && { colours: [settings.colour] }),
  };
}

export const countOf = ({ name }: Step, { count }: StepSettings) => (name === "variations" ? count : 1);

/** What is wrong with the settings, in words; null: nothing. */
export function problemOf(step: Step, settings: StepSettings): string | null {
  const parsed = step.operation.options(PARSERS).safeParse(optionsOf(step, settings));
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "Check what you chose.");
}

/** How large what comes of it is. */
export function sizeAfter(step: Step, settings: StepSettings, picture: Size): Size {
  return step.operation.outputSize(optionsOf(step, settings), picture);
}

/** What AUTO reads from the words; null where the step is of one kind or nothing was written. */
export function readType({ name }: Step, { prompt }: StepSettings): ChosenType | null {
  return name === "edit-by-words" && prompt.trim().length >= 3 ? chooseEditType(prompt, 1) : null;
}

/** Why everybody shown must have agreed; null: nothing to agree to. */
export function likenessOf(step: Step, settings: StepSettings, picture: Size): LikenessKind | null {
  const options = optionsOf(step, settings);
  const settled = step.operation.settle?.(options, { picture, pictures: 1 }) ?? options;
  return step.operation.likeness?.(settled) ?? null;
}

/** Kinds of changes, as people read them. */
export const TYPE_NAMES: Record<ChosenType, string> = {
  REMOVE: "Remove",
  REPLACE: "Replace",
  ADD: "Add",
  RESTYLE: "Restyle",
  RESTORATION: "Restore",
  ENHANCE: "Enhance",
  STYLE_TRANSFER: "Transfer a style",
  SCENE_COMPOSITION: "Compose a scene",
  CLOTHING_REPLACEMENT: "Change clothes",
  CONCEPT_REPLACEMENT: "Turn into something else",
  FACE_SWAP: "Swap faces",
};
