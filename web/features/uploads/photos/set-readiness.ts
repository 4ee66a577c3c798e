import { TRAINING_PHOTOS } from "#schema/trainings/training.ts";
import { count } from "#web/lib/format.ts";
import type { Overview } from "./judged-photos.ts";

/** Below this score a set is asked about before it is trained: three photos taken on one occasion reach about 30. */
const WEAK_SCORE = 30;

/** What keeps these photos from being trained with now, in words; null: nothing. */
export function trainingBlocker({ unseen, verdicts }: Overview): string | null {
  if (unseen > 0) return "Wait until your photos are checked.";
  if (verdicts.ask === 0) return null;
  const which =
    verdicts.ask === 1 ? "1 photo first, or remove it" : `${verdicts.ask} photos first, or remove them`;
  return `Answer “Is this the same person?” for ${which}.`;
}

/** What to ask before a set is trained that promises little; null: it will do. */
export function weakSet({ score, verdicts }: Overview): { photos: string; text: string } | null {
  if (score.score >= WEAK_SCORE) return null;
  const [missing] = score.lines.filter(({ part, share }) => part === "number" && share < 1);
  const advice = missing
    ? `${TRAINING_PHOTOS.advised} to ${TRAINING_PHOTOS.max} photos from different days work best.`
    : "More variety gives better portraits.";
  return {
    photos: count(verdicts.use, "photo"),
    text: `This set scores ${score.score} out of 100, so portraits may look less like the person. ${advice}`,
  };
}
