import type { GenderOrCategory } from "#schema/trainings/training.ts";
import type { PersonView } from "#schema/virtual-people/person-views.ts";
import type { PersonItem } from "#schema/virtual-people/virtual-people.ts";

export const PERSON_GENDERS: Readonly<Record<GenderOrCategory, string>> = {
  MAN: "Man",
  WOMAN: "Woman",
  NEUTRAL: "Neutral",
};

export const VIEW_LABELS: Readonly<Record<PersonView, string>> = {
  "turned-left": "Turned left",
  "turned-right": "Turned right",
  profile: "Profile",
  smiling: "Smiling",
  "looking-up": "Looking up",
  "close-up": "Close-up",
  outdoors: "Outdoors",
  evening: "Evening light",
  "half-body": "Half body",
};

/** How a person stands, in a few words. */
export function personState({ stage, isAtWork }: Pick<PersonItem, "stage" | "isAtWork">): string {
  if (isAtWork) return "In progress";
  return { FACES: "Choose a face", VIEWS: "Views to be made", TRAINING: "Ready to train", READY: "Ready" }[
    stage
  ];
}
