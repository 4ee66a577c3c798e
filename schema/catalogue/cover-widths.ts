/** Widths of the files a cover comes in, in pixels, the smallest first. */
export const PACK_COVER_WIDTHS = [160, 320, 480, 640] as const;
export const THEME_COVER_WIDTHS = [480, 960] as const;
