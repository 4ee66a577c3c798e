import { type GenderOrCategory, OBJECT_TYPE } from "../trainings/training.ts";

/** Puts the identity token and the noun for the person into a prompt template. */
export function fillPrompt(
  template: string,
  who: { triggerWord: string; genderOrCategory: GenderOrCategory },
): string {
  return template
    .replaceAll("{{subject}}", who.triggerWord)
    .replaceAll("{{object_type}}", OBJECT_TYPE[who.genderOrCategory]);
}
