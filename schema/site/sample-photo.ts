/** Where a site that has one keeps the photo for visitors without one at hand. */
export const SAMPLE_PHOTO_DOCUMENT = "/sample.jpg";

/** Where it keeps what was made of that photo while building. */
export const SAMPLE_PICTURES_PATH = "/sample";

/** Widths of the files a portrait of the sample photo comes in, in pixels, the smallest first; 4:5. */
export const SAMPLE_PORTRAIT_WIDTHS = [240, 480] as const;

/** The same of the sample photo itself, shown small. */
export const SAMPLE_PHOTO_WIDTHS = [120, 240] as const;

/** The address of one of these pictures; `name` is "photo", or a pack as "theme/pack". */
export const samplePicturePath = (name: string, width: number): string =>
  `${SAMPLE_PICTURES_PATH}/${name}-${width}.avif`;
