import { useEffect, useEffectEvent, useRef } from "react";

/** Calls when a value that was known becomes another; null and undefined are not known. */
export function useWhenChanged(value: string | null | undefined, then: () => void): void {
  const known = useRef(value);
  const changed = useEffectEvent(then);
  useEffect(() => {
    if (value === null || value === undefined) return;
    const before = known.current;
    known.current = value;
    if (before !== null && before !== undefined && before !== value) changed();
  }, [value]);
}
