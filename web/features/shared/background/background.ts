import * as z from "zod";
import type { SourcePicture } from "../source-picture/source-picture.ts";
import { sourcePictureShape } from "../source-picture/source-picture-shape.ts";

/** What comes behind people: as words say, a place of a theme, one colour or two, a picture of one's own. */
export const backgroundShape = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("words") }),
  z.object({ kind: z.literal("place"), place: z.string() }),
  z.object({ kind: z.literal("colours"), colours: z.array(z.string()).min(1).max(2).readonly() }),
  z.object({ kind: z.literal("picture"), picture: sourcePictureShape.nullable() }),
]);
export type Background = z.infer<typeof backgroundShape>;

/** The operation's own options; what words say is used only where they are chosen. */
export function backgroundOptions(background: Background, words: string): Record<string, unknown> {
  if (background.kind === "colours") return { colours: [...background.colours] };
  if (background.kind === "words") return { prompt: words.trim() };
  return { prompt: background.kind === "place" ? background.place : "" };
}

/** The picture that goes behind, as the operation takes it. */
export const backgroundInput = (background: Background): Record<string, SourcePicture["source"][]> =>
  background.kind === "picture" && background.picture ? { background: [background.picture.source] } : {};

/** What is still to be chosen, in words; null: nothing. */
export function backgroundProblem(background: Background, words: string): string | null {
  if (background.kind === "picture")
    return background.picture ? null : "Choose the picture that goes behind.";
  if (background.kind === "place" && background.place === "") return "Choose a place.";
  return background.kind === "words" && words.trim() === "" ? "Say which background." : null;
}
