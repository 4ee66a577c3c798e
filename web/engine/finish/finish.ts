import type { Image } from "../pixels/image.ts";
import type { Grade } from "../studio/recipe.ts";
import { comicPrint } from "./comic-print.ts";
import { FILM_STOCKS } from "./film-stocks.ts";
import { oilPainting } from "./oil-painting.ts";
import { pencilDrawing } from "./pencil-drawing.ts";

const HANDS = {
  "oil painting": oilPainting,
  "pencil drawing": pencilDrawing,
  "comic print": comicPrint,
} as const satisfies Record<string, (image: Image, seed: number) => Image>;

/** What a picture is made as, where it is not a plain photograph. */
export type Finish = keyof typeof HANDS | keyof typeof FILM_STOCKS;

/** By a hand, or a press: it does not look developed. */
export const isDrawn = (finish: Finish): finish is keyof typeof HANDS => Object.hasOwn(HANDS, finish);

/** How a picture is developed for its finish; what a hand draws has no grain of its own. */
export function gradeFor(finish: Finish | undefined, grade: Grade): Grade {
  if (!finish) return grade;
  if (isDrawn(finish)) return { ...grade, grain: 0 };
  const stock = FILM_STOCKS[finish];
  // a theme in black and white stays so on colour film
  return { ...grade, ...stock, saturation: grade.saturation * stock.saturation };
}

/** Draws or paints a developed picture over; films are done when they are developed. */
export function applyFinish(image: Image, finish: Finish | undefined, seed: number): Image {
  return finish && isDrawn(finish) ? HANDS[finish](image, seed & 0xffff) : image;
}
