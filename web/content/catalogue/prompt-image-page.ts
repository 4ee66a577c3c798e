import { pictureCredits } from "#schema/billing/pricing.ts";
import { filmNoir } from "#schema/catalogue/themes/film-noir/theme.ts";
import { PROMPT_LENGTH } from "#schema/limits.ts";
import { portrait } from "#schema/operations/portrait.ts";
import { ASPECTS } from "#schema/pictures/aspects.ts";
import { PICTURE_COUNT } from "#schema/pictures/pictures.ts";
import { EXAMPLE_PROMPTS } from "#web/features/generator/fields/example-prompts.ts";
import { formatCredits } from "#web/lib/format.ts";
import { shareImage } from "../covers.ts";
import { breadcrumbList, howTo } from "../structured-data.ts";
import { packCard } from "./catalogue-cards.ts";

const GENERATOR = "/tools/image-generator";

/** The pack whose light is the worked sentence's. */
const LIT_ALIKE = filmNoir.packs[2];

/** The parts of a sentence that a picture can be made from, in the order they help. */
const PARTS = [
  {
    name: "How close",
    words: "Half body of me",
    text: "Close-up, head and shoulders, medium shot or half body. Call yourself “me”, and that is who appears.",
  },
  {
    name: "The place",
    words: "on a wet platform at night,",
    text: "One place, with one or two things in it. A harbour, a kitchen, a conference stage.",
  },
  {
    name: "The clothes",
    words: "belted travelling coat,",
    text: "Fabric and cut say more than a brand. Leave out anything that doesn't matter to you.",
  },
  {
    name: "The light",
    words: "one lantern, steam behind,",
    text: "Where it comes from and what kind it is. Nothing changes a picture more.",
  },
  {
    name: "The look of it",
    words: "black and white.",
    text: "Faded colour film, black and white, soft focus. One is enough.",
  },
] as const;

export function promptImagePage() {
  const path = "/prompt-image";
  const { cover, number, name, path: coverPath } = packCard(filmNoir, LIT_ALIKE);
  const crumbs = [{ name: "One picture from one sentence", path }];
  return {
    title: "One picture of you from one sentence",
    description:
      "Describe a picture in one sentence, and you are in it. Learn how to write a good sentence, with eight examples to start from and a place to try your own.",
    path,
    image: shareImage(),
    crumbs,
    jsonLd: [
      breadcrumbList(crumbs),
      howTo(
        "How to write a sentence for a picture",
        PARTS.map(({ name, text }) => ({ name, text })),
      ),
    ],
    generator: GENERATOR,
    maxLength: PROMPT_LENGTH.max,
    atOnce: PICTURE_COUNT.max,
    price: formatCredits(pictureCredits(portrait, ASPECTS.square)),
    cover: { picture: cover, number, name, path: coverPath, theme: filmNoir.name },
    parts: PARTS,
    examples: EXAMPLE_PROMPTS.map(({ name, prompt }) => ({
      name,
      prompt,
      path: `${GENERATOR}?${new URLSearchParams({ prompt })}`,
    })),
  };
}
export type PromptImagePage = ReturnType<typeof promptImagePage>;
