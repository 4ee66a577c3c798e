/** Where a site that has one keeps the photo for visitors without one at hand. */
export const SAMPLE_PHOTO_DOCUMENT = "/sample.jpg";
