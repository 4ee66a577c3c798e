/** What a virtual person is described by, each with the words that stand for it in a prompt. */

export const PERSON_AGE = { min: 18, max: 90, usual: 32 } as const;

/** Where somebody could come from, as a face shows it. */
export const LOOKS = {
  any: { label: "Any", words: "" },
  african: { label: "African", words: "of African descent" },
  "east-asian": { label: "East Asian", words: "of East Asian descent" },
  european: { label: "European", words: "of European descent" },
  "latin-american": { label: "Latin American", words: "of Latin American descent" },
  "middle-eastern": { label: "Middle Eastern", words: "of Middle Eastern descent" },
  "south-asian": { label: "South Asian", words: "of South Asian descent" },
  "southeast-asian": { label: "Southeast Asian", words: "of Southeast Asian descent" },
  mixed: { label: "Mixed", words: "of mixed descent" },
} as const;
export type Look = keyof typeof LOOKS;
export const LOOK_NAMES = Object.keys(LOOKS) as [Look, ...Look[]];

/** How somebody carries themselves. */
export const PERSON_STYLES = {
  natural: { label: "Natural", words: "natural, without make-up, in a plain grey T-shirt" },
  business: { label: "Business", words: "well groomed, in a plain dark jacket over a light shirt" },
  casual: { label: "Casual", words: "relaxed, in a plain knitted jumper" },
  creative: { label: "Creative", words: "with a haircut of their own, in a plain black turtleneck" },
  elegant: { label: "Elegant", words: "elegant and composed, in a plain dark top with a high neckline" },
  sporty: { label: "Sporty", words: "fit and fresh, in a plain training top" },
} as const;
export type PersonStyle = keyof typeof PERSON_STYLES;
export const STYLE_KEYS = Object.keys(PERSON_STYLES) as [PersonStyle, ...PersonStyle[]];
