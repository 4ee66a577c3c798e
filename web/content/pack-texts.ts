import { IMAGES_PER_PACK } from "#schema/catalogue/theme.ts";
import { PACK_CREDITS, TRAINING_CREDITS } from "#schema/pricing.ts";
import { TRAINING_PHOTOS } from "#schema/training.ts";
import { formatCredits } from "#web/lib/format.ts";

/** From nothing to a finished sheet. */
export const PACK_STEPS = [
  {
    title: "Add your photos",
    text: `${TRAINING_PHOTOS.advised} to ${TRAINING_PHOTOS.max} of one person, sharp, with the face in full. They are checked in your browser, before any of them is sent.`,
  },
  {
    title: "Train a model, once",
    text: `Likeness learns the face from them, for ${formatCredits(TRAINING_CREDITS)}. Every pack after that uses the same model.`,
  },
  {
    title: "Make the pack",
    text: `Its ${IMAGES_PER_PACK} pictures land on your contact sheet one after the other. Ring the ones you like, download them, delete the rest.`,
  },
];

export const PACK_QUESTIONS = [
  {
    question: "Whose pictures may I make?",
    answer:
      "Your own, or those of an adult who has given you permission. You confirm this before each training.",
  },
  {
    question: "What if a picture does not come out?",
    answer: `A pack costs ${formatCredits(PACK_CREDITS)}. Each picture that cannot be made gives its share back by itself, and your account shows it.`,
  },
  {
    question: "Will the clothes and the pose change?",
    answer:
      "Where an outside engine is connected, yes: the whole scene is made new around your face. Where only the built-in studio is at work, the pictures are studio previews: light and place change, pose and clothes stay those of your photos. The page says which it is before you spend anything.",
  },
  {
    question: "Who can see them?",
    answer:
      "You alone. Pictures, models and photos are private to your account, and there are no public links.",
  },
];
