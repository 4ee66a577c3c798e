/**
 * Where an arrow, Home or End leads on a sheet of `count` frames in rows of `columns`; null: nowhere, or no such key.
 */
export function frameAfterKey(key: string, at: number, count: number, columns: number): number | null {
  const next = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: count - 1,
  }[key];
  return next === undefined || next < 0 || next >= count || next === at ? null : next;
}

/** How many frames stand side by side in a grid of them. */
export function columnsOf(strip: Element): number {
  return getComputedStyle(strip).gridTemplateColumns.split(" ").length;
}
