/** Chosen pictures, and the one a range starts from. */
export interface Selection {
  ids: ReadonlySet<string>;
  anchor: string | null;
}

export const NOTHING: Selection = { ids: new Set(), anchor: null };

/** Turns one picture's choice over; `max` more than which nothing is added. */
export function toggle(selection: Selection, id: string, max: number): Selection {
  const ids = new Set(selection.ids);
  if (!ids.delete(id) && ids.size < max) ids.add(id);
  return { ids, anchor: id };
}

/** Chooses everything from the last one touched to this one, in the sheet's `order`. */
export function selectRange(
  selection: Selection,
  order: readonly string[],
  id: string,
  max: number,
): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggle(selection, id, max);
  const ids = new Set(selection.ids);
  const step = from <= to ? 1 : -1;
  for (let at = from; at !== to + step; at += step) {
    const next = order[at];
    if (next !== undefined && (ids.has(next) || ids.size < max)) ids.add(next);
  }
  return { ids, anchor: selection.anchor };
}

/** Chooses all of them, or the first `max`. */
export function selectAll(order: readonly string[], max: number): Selection {
  return { ids: new Set(order.slice(0, max)), anchor: null };
}
