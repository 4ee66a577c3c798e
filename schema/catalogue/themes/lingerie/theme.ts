import type { ThemeFacts } from "../../theme.ts";

export const lingerie = {
  slug: "lingerie",
  name: "Lingerie",
  description:
    "Lace, satin and soft cotton in gentle rooms, photographed as a good catalogue would: covered, composed and kind. Portraits for confidence first, and for whomever you choose to show.",
  seo: {
    title: "Tasteful Lingerie Portraits for Women",
    description:
      "Soft, tasteful lingerie portraits from your own photos: lace by the window, satin, midnight tones, everyday cotton and bridal white, in five packs.",
  },
  isPublic: true,
  uses: ["body-and-mind", "fashion"],
  generations: 1400,
  packs: [
    {
      slug: "lace-dreams",
      name: "Lace Dreams",
      description: "Fine lace over full linings, pale walls and daylight with nothing hard in it.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "satin-allure",
      name: "Satin Allure",
      description: "Slips, robes and long folds that hold the light, in champagne, blush and jade.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "midnight-glam",
      name: "Midnight Glam",
      description: "City windows, dark silk and one bright lamp, for a late and elegant mood.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "everyday-comfort",
      name: "Everyday Comfort",
      description: "Ribbed cotton, big cardigans and Sunday linen: at ease, and good at it.",
      allowedGenderOrCategory: ["WOMAN"],
    },
    {
      slug: "bridal-bliss",
      name: "Bridal Bliss",
      description: "White robes, tulle and nervous laughter on the morning before the vows.",
      allowedGenderOrCategory: ["WOMAN"],
    },
  ],
} as const satisfies ThemeFacts;
