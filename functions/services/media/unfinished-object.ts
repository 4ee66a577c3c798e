/** An object that was announced and that nothing came to refer to is deleted after this long, in milliseconds. */
export const UNFINISHED_OBJECT_MS = 3_600_000;
