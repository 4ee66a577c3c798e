import { pictureCredits, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { personView } from "#schema/operations/edits/by-words/person-view.ts";
import { type Engine, isOffered } from "#schema/operations/operation.ts";
import { textToImage } from "#schema/operations/text-to-image.ts";
import { trainModel } from "#schema/operations/train-model.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { FACE_COUNT } from "#schema/virtual-people/person-prompt.ts";
import { VIEW_NAMES } from "#schema/virtual-people/person-views.ts";

export const FACES_CREDITS = FACE_COUNT * pictureCredits(textToImage, ASPECTS.square);
export const VIEW_CREDITS = pictureCredits(personView, ASPECTS.square);
/** From a description to a model, where nothing is made twice. */
export const PERSON_CREDITS = FACES_CREDITS + VIEW_NAMES.length * VIEW_CREDITS + TRAINING_CREDITS;

/** Whether the connected engine can go all the way with a person. */
export const invents = (engine: Engine): boolean =>
  [textToImage, personView, trainModel].every((operation) => isOffered(operation, engine));
