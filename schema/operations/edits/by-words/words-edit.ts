import { ASPECT_NAMES, ASPECTS, type Aspect } from "../../../pictures/aspects.ts";
import { type EmbeddedOffer, type Size, several, type Zod } from "../../operation.ts";
import { imagesOutput } from "../../outputs.ts";
import { optionalWords, requiredWords } from "../../words.ts";
import { type ChosenType, defineEdit, type EditType } from "../edit.ts";
import { likenessInWords, likenessOfType } from "./likeness-in-words.ts";

/** What the editing model works in, in pixels. */
const AREA = { min: 921_600, max: 2048 * 2048 } as const;

/** What the instruction to the model is made from. */
export interface Wish {
  /** The person's own; empty where they gave none. */
  words: string;
  pictures: number;
}

/** Said with every change. */
export const KEEP_THE_REST =
  "Keep every face, expression, hair, skin tone and body shape exactly as they are, and leave everything else in the picture unchanged.";
export const KEEP_THE_PEOPLE =
  "Keep every face, expression, hair, skin tone and body shape exactly as they are, so that each person is clearly recognised.";

/** Without the verb that the instruction begins with itself, and without its full stop. */
export function withoutVerb(words: string, verbs: string): string {
  const verb = new RegExp(`^(?:please )?(?:can you )?(?:${verbs})\\s+`, "i");
  return words.replace(verb, "").replace(/[.\s]+$/, "");
}

/** The picture's shape, where no other was chosen, at a size the model works in. */
export function sizeOf(picture: Size, aspect?: Aspect): Size {
  if (aspect) {
    const { width, height } = ASPECTS[aspect];
    return { width, height };
  }
  const area = picture.width * picture.height;
  const scale = Math.sqrt(Math.min(Math.max(area, AREA.min), AREA.max) / area);
  return { width: Math.ceil(picture.width * scale), height: Math.ceil(picture.height * scale) };
}

/** Width and height are settled by the product. */
export const shapeOptions = (zod: Zod) =>
  zod.object({
    aspect: zod.enum(ASPECT_NAMES).optional(),
    width: zod.number().int().min(1).default(1024),
    height: zod.number().int().min(1).default(1024),
  });

/** What all edits by the same model have in common. */
export const EDITING_MODEL = {
  endpoint: "fal-ai/bytedance/seedream/v4/edit",
  cost: {
    usd: 0.03,
    per: "picture",
    source: "fal.ai/models/fal-ai/bytedance/seedream/v4/edit, as quoted publicly on 2026-09-26",
    read: "2026-11-23",
  },
  expectedMs: 20_000,
  pollMs: 10_000,
  deadlineMs: 3_600_000,
  embedded: "none",
  output: imagesOutput,
} as const;

/** A request to that model; pictures are called picture 1, picture 2 … in their order. */
export const editingRequest = (input: {
  prompt: string;
  pictures: string[];
  size: Size;
  count: number;
  seed: number;
}) => ({
  prompt: input.prompt,
  image_urls: input.pictures,
  image_size: { width: input.size.width, height: input.size.height },
  num_images: input.count,
  seed: input.seed,
  enable_safety_checker: true,
});

/**
 * A change of one kind as somebody's words say, made from one to four pictures in order.
 * Request and answer: `@fal-ai/client` 1.10.1, `BytedanceSeedreamV4EditInput`, `BytedanceSeedreamV4EditOutput`.
 */
export function defineWordsEdit<const Name extends string, const Type extends EditType>(edit: {
  name: Name;
  edit: Type;
  pictures: { min: number; max: number };
  /** Whether it may be asked for without words. */
  wordless?: boolean;
  /** What our own engine makes of it where no words are given; left out: nothing. */
  embedded?: EmbeddedOffer;
  instruct(wish: Wish): string;
}) {
  const { name, edit: type, pictures, instruct } = edit;
  return {
    ...defineEdit({
      ...EDITING_MODEL,
      name,
      edit: type as EditType,
      embedded: (edit.embedded ?? "none") as EmbeddedOffer,
      inputs: { image: pictures },
      options: (z) => shapeOptions(z).extend({ prompt: (edit.wordless ? optionalWords : requiredWords)(z) }),
      outputSize: ({ aspect }, picture) => sizeOf(picture, aspect),
      settle: (options, { picture }) => ({ ...options, ...sizeOf(picture, options.aspect) }),
      embeddedCan: ({ prompt }) => prompt === "",
      likeness: ({ prompt }) => likenessOfType(type as ChosenType) ?? likenessInWords(prompt),
      request: ({ options, inputs, count, seed }) => {
        const all = several(inputs.image);
        const prompt = instruct({ words: options.prompt, pictures: all.length });
        return editingRequest({ prompt, pictures: all, size: options, count, seed });
      },
    }),
    instruct,
  };
}
