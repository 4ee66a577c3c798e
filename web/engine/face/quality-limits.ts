/** Below these a face in a photo is called so; what they measure is told in photo-quality.ts. */
export const BLURRED_BELOW = 0.15;
export const DARK_GLASSES_BELOW = 0.45;
/** Good only for black and white portraits. */
export const BLACK_AND_WHITE_BELOW = 0.03;
