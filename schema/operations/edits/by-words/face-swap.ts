import { one, type Zod } from "../../operation.ts";
import { defineEdit } from "../edit.ts";
import { EDITING_MODEL, editingRequest, shapeOptions, sizeOf } from "./words-edit.ts";

/** The middle of a face, as shares of its picture. */
export interface FacePlace {
  left: number;
  top: number;
}

const facePlace = (zod: Zod) =>
  zod.object({ left: zod.number().min(0).max(1), top: zod.number().min(0).max(1) });

/** Who is meant where a picture shows several. */
const placed = (place: FacePlace | undefined, picture: 1 | 2) =>
  place
    ? `In picture ${picture} it is the one whose face is ${Math.round(place.left * 100)}% from the left and ${Math.round(place.top * 100)}% from the top; leave everyone else as they are. `
    : "";

export const faceSwapInstruction = (
  hair: "picture" | "face",
  { faceAt, pictureAt }: { faceAt?: FacePlace | undefined; pictureAt?: FacePlace | undefined } = {},
) =>
  "Put the face of the person in picture 1 onto the person in picture 2. " +
  placed(faceAt, 1) +
  placed(pictureAt, 2) +
  "The face keeps the features, proportions and skin of picture 1, so that the person is clearly recognised; " +
  "it takes on the head's direction, the expression and the light of picture 2. " +
  `The hair is that of picture ${hair === "face" ? "1" : "2"}. ` +
  "Keep the body, pose, clothes, background and framing of picture 2 unchanged.";

const whereIn = (prompt: string, picture: 1 | 2): FacePlace | undefined => {
  const found = new RegExp(
    `In picture ${picture} it is the one whose face is (\\d+)% from the left and (\\d+)% from the top;`,
  ).exec(prompt);
  return found ? { left: Number(found[1]) / 100, top: Number(found[2]) / 100 } : undefined;
};

/** What an instruction asks for; null where it is none for swapping faces. */
export function readFaceSwapInstruction(prompt: string) {
  const places = { faceAt: whereIn(prompt, 1), pictureAt: whereIn(prompt, 2) };
  const hair = (["picture", "face"] as const).find((kind) => faceSwapInstruction(kind, places) === prompt);
  return hair ? { hair, ...places } : null;
}

/**
 * The face first, the picture that receives it second. By the editing model: the provider's own face swaps are
 * withdrawn or have no price. Request and answer as those of `defineWordsEdit`.
 */
export const faceSwap = defineEdit({
  ...EDITING_MODEL,
  name: "face-swap",
  edit: "FACE_SWAP",
  embedded: "preview",
  inputs: { face: { min: 1, max: 1 }, image: { min: 1, max: 1 } },
  options: (z) =>
    shapeOptions(z)
      .omit({ aspect: true })
      .extend({
        hair: z.enum(["picture", "face"]).default("picture"),
        /** Told where a picture shows several people. */
        faceAt: facePlace(z).optional(),
        pictureAt: facePlace(z).optional(),
      }),
  outputSize: (_options, picture) => sizeOf(picture),
  settle: (options, { picture }) => ({ ...options, ...sizeOf(picture) }),
  embeddedCan: ({ hair }) => hair === "picture",
  likeness: () => "FACE_SWAP" as const,
  request: ({ options, inputs, count, seed }) =>
    editingRequest({
      prompt: faceSwapInstruction(options.hair, options),
      pictures: [one(inputs.face), one(inputs.image)],
      size: options,
      count,
      seed,
    }),
});
