import type * as z from "zod";
import { LIKENESS_CONSENT_VERSION, type PictureLikeness } from "#schema/accounts/consent.ts";
import { megapixels, pictureCredits } from "#schema/billing/pricing.ts";
import { MAX_PICTURE_MEGAPIXELS } from "#schema/limits.ts";
import type { ChosenType, Edit } from "#schema/operations/edits/edit.ts";
import { type EditName, OPERATIONS } from "#schema/operations/index.ts";
import { type Engine, isOffered, type Size } from "#schema/operations/operation.ts";
import type { createEditInput } from "#schema/pictures/edits.ts";
import { PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { backgroundInput, backgroundOptions } from "#web/features/shared/background/background.ts";
import { seedOf } from "#web/features/shared/picture-settings/seed.ts";
import { type Asked, type Change, findChange, WORD_CHANGES } from "./changes.ts";
import type { EditDraft } from "./draft.ts";

/** What a draft comes to with the connected engine. */
export interface EditPlan {
  change: Change;
  /** What it asks for here: our own engine takes no words where it makes a change in its one way. */
  asks: readonly Asked[];
  isOffered: boolean;
  /** What Auto reads from the words; null for every other change, and before there are any. */
  chosenType: ChosenType | null;
  /** Why everybody shown must have agreed. */
  likeness: PictureLikeness | null;
  /** How many pictures it takes. */
  pictures: { min: number; max: number };
  /** How many it makes at most. */
  maxCount: number;
  count: number;
  /** Null before it is known which picture is changed, where the price depends on its size. */
  credits: number | null;
  isTooLarge: boolean;
}

const SOME_SIZE: Size = { width: 1024, height: 1024 };

export const operationOf = (name: string): Edit => OPERATIONS[name as EditName];

export const isChangeOffered = (name: EditName, engine: Engine): boolean =>
  isOffered(operationOf(name), engine);

function asksOf({ name, asks }: Change, draft: EditDraft, engine: Engine): readonly Asked[] {
  const { embeddedCan } = operationOf(name);
  // a background that is shown or chosen is not described as well
  if (asks.includes("background") && draft.background.kind !== "words") return ["background"];
  const hasOneWay = engine === "embedded" && isChangeOffered(name, engine) && embeddedCan !== undefined;
  return hasOneWay ? asks.filter((asked) => asked !== "words" && asked !== "aspect") : asks;
}

/** The options that the chosen change knows. */
function optionsOf(draft: EditDraft, asks: readonly Asked[]): Record<string, unknown> {
  return {
    ...(asks.includes("words") && { prompt: draft.prompt.trim() }),
    ...(asks.includes("background") && backgroundOptions(draft.background, draft.prompt)),
    ...(asks.includes("aspect") && draft.aspect !== null && { aspect: draft.aspect }),
    ...(asks.includes("strength") && { strength: draft.strength }),
    ...(asks.includes("factor") && { factor: draft.factor }),
    ...(asks.includes("finish") && { finish: draft.finish }),
  };
}

export function planEdit(draft: EditDraft, engine: Engine): EditPlan {
  const change = findChange(draft.change) ?? WORD_CHANGES[0]!;
  const operation = operationOf(change.name);
  const offered = isOffered(operation, engine);
  const [picture] = draft.pictures;
  const asks = asksOf(change, draft, engine);
  // what was left out has its usual value
  const options = { prompt: "", ...optionsOf(draft, asks) };
  const settled = (operation.settle?.(options, {
    picture: picture ?? SOME_SIZE,
    pictures: Math.max(1, draft.pictures.length),
  }) ?? options) as { type?: ChosenType };
  const maxCount = operation.maxOutputs ?? PICTURE_COUNT.max;
  const count = Math.min(draft.count, maxCount);
  const size = operation.outputSize(settled, picture ?? SOME_SIZE);
  const isPriced = offered && (picture !== undefined || operation.cost.per === "picture");
  return {
    change,
    asks,
    isOffered: offered,
    chosenType: draft.prompt.trim() === "" ? null : (settled.type ?? null),
    likeness: operation.likeness?.(settled) ?? null,
    pictures: operation.inputs.image ?? { min: 1, max: 1 },
    maxCount,
    count,
    credits: isPriced ? pictureCredits(operation, size, engine) * count : null,
    isTooLarge: picture !== undefined && megapixels(size.width, size.height) > MAX_PICTURE_MEGAPIXELS,
  };
}

/** The draft as it is sent, to be checked against its schema. */
export function inputOf(
  draft: EditDraft,
  plan: EditPlan,
  requestKey: string,
): z.input<typeof createEditInput> {
  return {
    requestKey,
    operation: plan.change.name,
    inputs: {
      image: draft.pictures.map(({ source }) => source),
      ...(plan.asks.includes("background") && backgroundInput(draft.background)),
    },
    options: optionsOf(draft, plan.asks),
    count: plan.count,
    seed: seedOf(draft),
    ...(plan.likeness && draft.consent && { consent: LIKENESS_CONSENT_VERSION }),
  };
}
