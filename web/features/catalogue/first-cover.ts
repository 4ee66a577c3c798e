/**
 * `sizes` of the cover a page opens with. On a phone it is as wide as the screen but asked for as if it were half of
 * that: the first paint waits for it, and the soft light of a sculpture loses little.
 */
export const FIRST_COVER_SIZES = "(min-width: 64rem) 27rem, 45vw";
