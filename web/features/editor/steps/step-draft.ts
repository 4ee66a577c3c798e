import * as z from "zod";
import { PHOTO_FINISHES } from "#schema/operations/edits/by-words/finish.ts";
import { UPSCALE_FACTORS } from "#schema/operations/edits/upscale.ts";
import { VARIATION_STRENGTH } from "#schema/operations/edits/variations.ts";
import { PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { backgroundShape } from "#web/features/shared/background/background.ts";
import { sourcePictureShape } from "#web/features/shared/source-picture/source-picture-shape.ts";
import { keptValue } from "#web/lib/storage.ts";
import { type StepSettings, USUAL_SETTINGS } from "./step-settings.ts";
import { STEPS, type Step } from "./steps.ts";
import { WORD_KINDS } from "./word-kinds.ts";

/** A step that is not started yet, as it stands in its panel. */
export interface StepDraft {
  chosen: Step | null;
  settings: StepSettings;
}

/** Whatever cannot be read of a kept one falls back to what is usual. */
const keptShape = z.object({
  /** Key of the open picture. */
  picture: z.string().catch(""),
  /** A name of `STEPS`. */
  chosen: z.string().nullable().catch(null),
  prompt: z.string().catch(USUAL_SETTINGS.prompt),
  kind: z.enum(WORD_KINDS.map(({ name }) => name)).catch(USUAL_SETTINGS.kind),
  pictures: z.array(sourcePictureShape).readonly().catch(USUAL_SETTINGS.pictures),
  factor: z.enum(UPSCALE_FACTORS).catch(USUAL_SETTINGS.factor),
  strength: z.number().min(VARIATION_STRENGTH.min).max(VARIATION_STRENGTH.max).catch(USUAL_SETTINGS.strength),
  count: z.number().int().min(PICTURE_COUNT.min).max(PICTURE_COUNT.max).catch(USUAL_SETTINGS.count),
  finish: z.enum(PHOTO_FINISHES).catch(USUAL_SETTINGS.finish),
  background: backgroundShape.catch(USUAL_SETTINGS.background),
});

const kept = keptValue("sessionStorage", "likeness.editor.step", (value) => keptShape.parse(value));

/** The step somebody was about to start with this picture, kept in this tab through reloads and checkouts. */
export function readStepDraft(picture: string): StepDraft {
  const found = kept.read();
  const { chosen, picture: _, ...settings } = found?.picture === picture ? found : keptShape.parse({});
  return { chosen: STEPS.find(({ name }) => name === chosen) ?? null, settings };
}

export function writeStepDraft(picture: string, { chosen, settings }: StepDraft): void {
  kept.write({ picture, chosen: chosen?.name ?? null, ...settings });
}

/** It goes on with another version of the picture. */
export function carryStepDraft(to: string): void {
  const found = kept.read();
  if (found) kept.write({ ...found, picture: to });
}

export const forgetStepDraft = (): void => kept.write(null);
