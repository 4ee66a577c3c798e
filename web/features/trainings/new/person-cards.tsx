import { GENDER_OR_CATEGORY, type GenderOrCategory } from "#schema/trainings/training.ts";
import { ChoiceCards } from "#web/ui/forms/choice-cards.tsx";
import { GENDER_LABEL } from "../training-labels.ts";

const OPTIONS = GENDER_OR_CATEGORY.map((value) => ({
  value,
  title: GENDER_LABEL[value],
  text: "18 or older",
}));

type Props = {
  value: GenderOrCategory | null;
  onChange: (value: GenderOrCategory) => void;
  error?: string | null;
};

/**
 * Who is in the photos. Choosing a card is the act by which somebody declares that it is them, or someone who agreed, and
 * an adult: nothing is chosen beforehand or kept, and the words of legend and cards say what is declared.
 */
export function PersonCards(props: Props) {
  return (
    <ChoiceCards
      legend="These photos show me, or someone who gave me permission:"
      hint="Adults only. Some packs are made only for women or only for men."
      options={OPTIONS}
      {...props}
    />
  );
}
