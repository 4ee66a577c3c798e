/** Milliseconds a chance to undo stays on screen; pointing at it holds it. */
export const UNDO_SHOWN = 10_000;
