import { useState } from "react";
import { MAX_PICTURES_AT_ONCE } from "#schema/limits.ts";
import { NOTHING, type Selection, selectAll, selectRange, toggle } from "./selection.ts";

const MAX = MAX_PICTURES_AT_ONCE;

/** The chosen pictures of a sheet, and whether choosing is on though none are. */
export function useSelection() {
  const [selection, setSelection] = useState<Selection>(NOTHING);
  const [choosing, setChoosing] = useState(false);
  return {
    ids: selection.ids,
    selecting: choosing || selection.ids.size > 0,
    start: () => setChoosing(true),
    clear() {
      setSelection(NOTHING);
      setChoosing(false);
    },
    all: (order: readonly string[]) => setSelection(selectAll(order, MAX)),
    /** One picture; or, as `range`, all of `order` from the last one touched. */
    choose(id: string, order: readonly string[], range: boolean) {
      setSelection((now) => (range ? selectRange(now, order, id, MAX) : toggle(now, id, MAX)));
    },
    /** Moving on with Shift: from where one stood to where one is. */
    extend(from: string, to: string, order: readonly string[]) {
      setSelection((now) => selectRange(now.anchor === null ? toggle(now, from, MAX) : now, order, to, MAX));
    },
  };
}
