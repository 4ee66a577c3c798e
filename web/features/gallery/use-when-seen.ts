import { useEffect, useRef } from "react";

/** A ref for an element near whose coming into view `callback` runs. */
export function useWhenSeen(callback: () => void) {
  const ref = useRef<HTMLDivElement>(null);
  const latest = useRef(callback);
  latest.current = callback;
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
