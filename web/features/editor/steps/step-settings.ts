import type { PictureLikeness } from "#schema/accounts/consent.ts";
import { chooseEditType } from "#schema/operations/edits/by-words/choose-type.ts";
import { PHOTO_FINISHES, type PhotoFinish } from "#schema/operations/edits/by-words/finish.ts";
import type { ChosenType } from "#schema/operations/edits/edit.ts";
import type { UPSCALE_FACTORS } from "#schema/operations/edits/upscale.ts";
import { VARIATION_STRENGTH } from "#schema/operations/edits/variations.ts";
import { type EditName, PARSERS } from "#schema/operations/index.ts";
import type { Engine, Size } from "#schema/operations/operation.ts";
import type { EditSource } from "#schema/pictures/edits.ts";
import {
  type Background,
  backgroundInput,
  backgroundOptions,
  backgroundProblem,
} from "#web/features/shared/background/background.ts";
import type { SourcePicture } from "#web/features/shared/source-picture/source-picture.ts";
import type { Step } from "./steps.ts";
import { morePictures } from "./word-kinds.ts";

/** What somebody chose for a step. */
export interface StepSettings {
  prompt: string;
  /** Of a change in words. */
  kind: EditName;
  /** Further ones, which lend a thing, a garment or a style. */
  pictures: readonly SourcePicture[];
  factor: (typeof UPSCALE_FACTORS)[number];
  strength: number;
  count: number;
  finish: PhotoFinish;
  background: Background;
}

export const USUAL_SETTINGS: StepSettings = {
  prompt: "",
  kind: "edit-by-words",
  pictures: [],
  factor: "2",
  strength: VARIATION_STRENGTH.usual,
  count: 1,
  finish: PHOTO_FINISHES[0],
  background: { kind: "words" },
};

/** Whether words are asked for here: our own engine takes none where it makes a change in its one way. */
export function takesWords({ name, words, operation }: Step, { background }: StepSettings, engine: Engine) {
  if (!words || (engine === "embedded" && operation.embeddedCan?.({ prompt: "any" }) === false)) return false;
  return name !== "replace-background" || background.kind === "words";
}

/** The operation's own options. */
export function optionsOf({ name, words }: Step, settings: StepSettings): Record<string, unknown> {
  const { background, finish, factor, strength, prompt } = settings;
  if (name === "replace-background") return backgroundOptions(background, prompt);
  return {
    ...(words && { prompt: prompt.trim() }),
    ...(name === "upscale" && { factor }),
    ...(name === "variations" && { strength }),
    ...(name === "finish" && { finish }),
  };
}

/** What it works on beside the open picture, by role. */
export function furtherInputs(step: Step, { pictures, background }: StepSettings) {
  const image = pictures.slice(0, morePictures(step).max).map(({ source }): EditSource => source);
  return { image, ...(step.name === "replace-background" && backgroundInput(background)) };
}

export const countOf = ({ name }: Step, { count }: StepSettings) => (name === "variations" ? count : 1);

/** What is wrong with the settings, in words; null: nothing. */
export function problemOf(step: Step, settings: StepSettings): string | null {
  const { background } = settings;
  if (settings.pictures.length < morePictures(step).min) return "Choose the picture that it takes this from.";
  const missing = step.name === "replace-background" ? backgroundProblem(background, settings.prompt) : null;
  if (missing) return missing;
  const parsed = step.operation.options(PARSERS).safeParse(optionsOf(step, settings));
  return parsed.success ? null : (parsed.error.issues[0]?.message ?? "Check what you chose.");
}

/** How large what comes of it is. */
export function sizeAfter(step: Step, settings: StepSettings, picture: Size): Size {
  return step.operation.outputSize(optionsOf(step, settings), picture);
}

/** What AUTO reads from the words; null where the step is of one kind or nothing was written. */
export function readType({ name }: Step, { prompt, pictures }: StepSettings): ChosenType | null {
  return name === "edit-by-words" && prompt.trim().length >= 3
    ? chooseEditType(prompt, 1 + pictures.length)
    : null;
}

/** Why everybody shown must have agreed; null: nothing to agree to. */
export function likenessOf(step: Step, settings: StepSettings, picture: Size): PictureLikeness | null {
  const options = optionsOf(step, settings);
  const pictures = 1 + furtherInputs(step, settings).image.length;
  const settled = step.operation.settle?.(options, { picture, pictures }) ?? options;
  return step.operation.likeness?.(settled) ?? null;
}
