import type { PictureLikeness } from "../../accounts/consent.ts";
import type { Operation, Output, Size } from "../operation.ts";

/** What a change to a picture is for. */
export const EDIT_TYPES = [
  "REMOVE",
  "REPLACE",
  "ADD",
  "RESTYLE",
  "RESTORATION",
  "ENHANCE",
  "STYLE_TRANSFER",
  "SCENE_COMPOSITION",
  "CLOTHING_REPLACEMENT",
  "CONCEPT_REPLACEMENT",
  "FACE_SWAP",
  "AUTO",
] as const;
export type EditType = (typeof EDIT_TYPES)[number];
/** What AUTO comes to. */
export type ChosenType = Exclude<EditType, "AUTO">;
/** What only takes something out of a picture or mends it. */
export const MENDING_TYPES = ["REMOVE", "ENHANCE", "RESTORATION"] as const satisfies readonly ChosenType[];

/** What stands in the place of an operation where somebody adjusted a picture on their device and saved it as a new one. */
export const ADJUSTED = "adjust";

/** An operation that makes a picture of others: its `image` inputs, of which the first is the one that is changed. */
export interface Edit<
  Options = unknown,
  Name extends string = string,
  Endpoint extends string = string,
  Request extends object = Record<string, unknown>,
  Answer extends Output = Output,
> extends Operation<Options, Name, Endpoint, Request, Answer> {
  edit: EditType;
  /** How large what comes of a picture of this size is; where the engine decides, what the picture was. */
  outputSize(options: Options, picture: Size): Size;
  /** Adds what the product decides for the person once it knows the pictures. */
  settle?(options: Options, source: { picture: Size; pictures: number }): Options;
  /** Whether our own engine can do what these options ask; left out: whatever they are. */
  embeddedCan?(options: Options): boolean;
  /** Why the people shown must have agreed, asked of settled options; null or left out: nothing to agree to. */
  likeness?(options: Options): PictureLikeness | null;
}

/** As `defineOperation`. */
export function defineEdit<
  Options,
  const Name extends string,
  const Endpoint extends string,
  Request extends object,
  const Answer extends Output,
>(edit: Edit<Options, Name, Endpoint, Request, Answer>): Edit<Options, Name, Endpoint, Request, Answer> {
  return edit;
}
