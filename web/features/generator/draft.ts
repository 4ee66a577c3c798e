import * as z from "zod";
import { ASPECT_NAMES } from "#schema/pictures/aspects.ts";
import {
  type createPicturesInput,
  MAX_SEED,
  PICTURE_COUNT,
  type PicturesView,
  STRENGTH,
} from "#schema/pictures/pictures.ts";
import { keptText, keptValue } from "#web/lib/storage.ts";
import { EXAMPLE_PROMPTS } from "./fields/example-prompts.ts";

/** The choice of a picture without a model. */
export const NO_MODEL = "none";

/** What stands in the form. Whatever cannot be read of a kept one falls back to what a new one says. */
const draftShape = z.object({
  prompt: z.string().catch(""),
  /** A training's id or NO_MODEL; null: the last one used. */
  model: z.string().nullable().catch(null),
  count: z.number().int().min(PICTURE_COUNT.min).max(PICTURE_COUNT.max).catch(PICTURE_COUNT.max),
  aspect: z.enum(ASPECT_NAMES).catch("portrait"),
  keepSeed: z.boolean().catch(false),
  /** As typed. */
  seed: z.string().catch(""),
  strength: z.number().min(STRENGTH.min).max(STRENGTH.max).catch(STRENGTH.usual),
});
export type GeneratorDraft = z.infer<typeof draftShape>;

const kept = keptValue("sessionStorage", "likeness.generator", (value) => draftShape.parse(value));
const model = keptText("localStorage", "likeness.generator.model");

/** What the person typed, kept in this tab through reloads and sign-ins; the model last used outlives the tab. */
export function readDraft(): GeneratorDraft {
  return kept.read() ?? draftShape.parse({});
}

export const writeDraft = (draft: GeneratorDraft): void => kept.write(draft);

export const lastModel = (): string | null => model.read();

export const rememberModel = (id: string): void => model.write(id);

/** A number that stands in the seed field, null for "new each time", NaN for what is no number. */
export function seedOf(draft: Pick<GeneratorDraft, "keepSeed" | "seed">): number | null {
  if (!draft.keepSeed || draft.seed.trim() === "") return null;
  return /^\d+$/.test(draft.seed.trim()) ? Number(draft.seed) : Number.NaN;
}

export function newSeed(): string {
  return String(Math.floor(Math.random() * MAX_SEED));
}

/** The draft as it is sent, to be checked against its schema. */
export function inputOf(
  draft: GeneratorDraft,
  input: { requestKey: string; model: string },
): z.input<typeof createPicturesInput> {
  return {
    requestKey: input.requestKey,
    prompt: draft.prompt,
    trainingId: input.model === NO_MODEL ? null : input.model,
    count: draft.count,
    aspect: draft.aspect,
    seed: seedOf(draft),
    strength: draft.strength,
  };
}

/** Whether putting these words into the form would lose others that were typed there and stand nowhere else. */
export function wouldLose(
  draft: Pick<GeneratorDraft, "prompt">,
  prompt: string,
  kept: readonly string[],
): boolean {
  const typed = draft.prompt.trim();
  return typed !== "" && ![prompt, ...kept, ...SUGGESTED].some((other) => other.trim() === typed);
}

/** Our own suggestions are a press away, so nothing is lost with them. */
const SUGGESTED = EXAMPLE_PROMPTS.flatMap(({ prompt, preview }) => [prompt, preview]);

/** A request's settings without its words; a model that is gone leaves the chosen one. */
export function settingsOf(request: PicturesView): Partial<GeneratorDraft> {
  return {
    ...(request.withModel
      ? request.trainingId !== null && { model: request.trainingId }
      : { model: NO_MODEL }),
    count: request.count,
    aspect: request.aspect,
    keepSeed: true,
    seed: String(request.seed),
    strength: request.strength,
  };
}
