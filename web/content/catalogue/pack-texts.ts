import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/billing/pricing.ts";
import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { formatCredits } from "#web/lib/format.ts";

/** From nothing to a finished sheet. */
export const PACK_STEPS = [
  {
    title: "Add your photos",
    text: `${TRAINING_PHOTOS.advised} to ${TRAINING_PHOTOS.max} of one person, in focus, with the whole face visible. Your browser checks them before anything is uploaded.`,
  },
  {
    title: "Train a model, once",
    text: `Likeness learns your face from them, for ${formatCredits(TRAINING_CREDITS)}. Every pack uses the same model.`,
  },
  {
    title: "Make the pack",
    text: `Its ${IMAGES_PER_PACK} pictures appear one after the other. Mark your favourites, download them, delete the rest.`,
  },
];

export const PACK_QUESTIONS = [
  {
    question: "Who can I make pictures of?",
    answer: "Yourself, or an adult who has given you permission. You confirm this before you train a model.",
  },
  {
    question: "What if a picture fails?",
    answer: `A pack costs ${formatCredits(PACK_CREDITS)}. If a picture cannot be made, its share is refunded automatically, and you see it in your credit history.`,
  },
  {
    question: "Will the clothes and the pose change?",
    answer:
      "With the full engine, yes: the whole scene is new. In preview mode, you get a new background and light, and pose and clothes stay the same as in your photos. The page says which one you get before you spend anything.",
  },
  {
    question: "Who can see them?",
    answer: "Only you, unless you share them. Pictures, models and photos are private to your account.",
  },
];
