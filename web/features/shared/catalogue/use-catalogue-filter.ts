import { useEffect, useRef, useState } from "react";
import { useHydrated } from "#web/lib/use-hydrated.ts";
import type { useSearch } from "#web/lib/use-search.ts";
import { type CatalogueFilter, type Known, NO_FILTER, readFilter, writeFilter } from "./catalogue-filter.ts";

/** How long typing rests before the address follows it, in ms. */
const REST = 300;

/**
 * The filter in the address and the ways to change it. What is typed counts at once; the address follows when typing
 * rests, so that all of it is one step back. Prerendered HTML knows no address: everything is listed there.
 */
export function useCatalogueFilter(known: Known, [address, setAddress]: ReturnType<typeof useSearch>) {
  const hydrated = useHydrated();
  const latest = useRef(address);
  latest.current = address;
  const written = hydrated ? readFilter(address, known) : NO_FILTER;
  // as it stands in the field, a space at its end included; null: as in the address
  const [typed, setTyped] = useState<string | null>(null);
  const timer = useRef<number>(undefined);
  const filter = typed === null ? written : { ...written, q: typed };

  useEffect(() => () => window.clearTimeout(timer.current), []);
  // the address has followed what was typed, or someone went back
  useEffect(() => {
    if (timer.current === undefined) setTyped((now) => (now?.trim() === written.q ? now : null));
  }, [written.q]);

  function write(next: CatalogueFilter, replace = false) {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    // what else the address says may have changed while typing rested
    setAddress(writeFilter(next, latest.current), { replace });
  }

  return {
    filter,
    change: (some: Partial<CatalogueFilter>) => write({ ...filter, ...some }),
    type(words: string) {
      setTyped(words);
      window.clearTimeout(timer.current);
      const replace = written.q !== "" && words.trim() !== "";
      timer.current = window.setTimeout(() => write({ ...written, q: words }, replace), REST);
    },
    /** What is typed counts as written from here on: the address with it, for whoever writes or leaves it next. */
    settle() {
      window.clearTimeout(timer.current);
      timer.current = undefined;
      return writeFilter(filter, latest.current);
    },
    clear() {
      setTyped(null);
      write(NO_FILTER);
    },
  };
}
